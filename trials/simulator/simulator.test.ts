// Short nights of phones in bad networks, against the real use cases: each ends with everybody agreed.
import { beforeAll, expect, test } from 'vitest';
import { createDatabase } from '@/db/testing/database';
import { type World, world } from '@/server/testing/world';
import { verify } from '@/server/verify/verify';
import { playNight } from './night';

/** `SEED=17 npx vitest run trials/simulator` plays that night alone. */
const SEED = process.env.SEED;
const NIGHTS = process.env.DEEP === '1' ? 3_000 : 50;
const PARTS = 10;

let here: World;
beforeAll(async () => {
  const database = await createDatabase();
  here = await world(database);
  return database.drop;
});

/** The nights of a part, one after another. */
const seedsOf = (part: number) =>
  SEED === undefined
    ? Array.from({ length: NIGHTS / PARTS }, (_, index) => (part * NIGHTS) / PARTS + index)
    : [Number(SEED)];

const parts = Array.from({ length: SEED === undefined ? PARTS : 1 }, (_, part) => part);

test.concurrent.each(parts)(
  'nights of part %i end with all phones and the server agreed',
  {
    timeout: 1_800_000,
  },
  async (part) => {
    for (const seed of seedsOf(part)) await playNight(here, seed);
  },
);

test('and verify finds every match as it was entered', { timeout: 600_000 }, async () => {
  expect((await verify(here.database.db)).differences).toEqual([]);
});
