// An answer gets lost in a cellar, the form is sent again: it is one night, one match, one player, one club.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit, requests } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { newKey } from './key';
import { fingerprint } from './testing/fingerprint';
import { INPUTS } from './testing/inputs';
import { outcomeOf } from './testing/outcome';
import { procedures } from './testing/procedures';
import { type World, world } from './testing/world';

let here: World;
beforeEach(async () => {
  here = await world(await testDatabase());
});

const PATHS = ['sessions.start', 'sessions.startMatch', 'players.add', 'clubs.create'] as const;

describe.each(PATHS)('%s', (path) => {
  const send = (input: unknown, who = 'owner') => procedures.get(path)?.call(here, who, input);
  const inputOf = async () => (await INPUTS[path](here)) as { readonly requestId: string };

  test('sent again gives the same answer, and changes nothing', async () => {
    const input = await inputOf();
    const first = await send(input);
    const before = await fingerprint(here.database);
    expect(await send(input)).toEqual(first);
    expect(await fingerprint(here.database)).toBe(before);
  });

  test('sent five times at once is done once', async () => {
    const input = await inputOf();
    const deeds = async () =>
      (await here.database.db.select().from(audit).where(eq(audit.action, path))).length;
    const before = await deeds();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(input)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await deeds()).toBe(before + 1);
  });

  test('with the key of another request is refused, and changes nothing', async () => {
    const input = await inputOf();
    const other = await inputOf();
    await send(input);
    const before = await fingerprint(here.database);
    const reused = { ...other, ...OTHERWISE[path], requestId: input.requestId };
    expect(await outcomeOf(async () => send(reused))).toBe('key-reused');
    expect(await fingerprint(here.database)).toBe(before);
  });

  test('without a key is refused', async () => {
    const input = { ...(await inputOf()), requestId: 'again' };
    expect(await outcomeOf(async () => send(input))).toBe('invalid-input');
  });
});

const OTHERWISE = {
  'sessions.start': { unitValue: '0.10' },
  'sessions.startMatch': {},
  'players.add': { name: 'Evi' },
  'clubs.create': { name: 'Donnerstagsrunde' },
} as const;

test('a key is of who made it: another person with the same one gets his own', async () => {
  const { clubId } = here.own;
  const asked = { requestId: newKey(), clubId, name: 'Eva' };
  const ours = await here.as('owner').players.add(asked);
  const his = await here.as('scorer').players.add(asked);
  expect(his.id).not.toBe(ours.id);
});

test('a key is of one procedure: for another it is used', async () => {
  const requestId = newKey();
  const { clubId } = here.own;
  await here.as('owner').players.add({ requestId, clubId, name: 'Eva' });
  const club = (await INPUTS['clubs.create'](here)) as object;
  const create = procedures.get('clubs.create');
  expect(await outcomeOf(async () => create?.call(here, 'owner', { ...club, requestId }))).toBe(
    'key-reused',
  );
});

test('what was refused leaves no trace: mended, it passes under the same key', async () => {
  const input = (await INPUTS['sessions.start'](here)) as { match: { dealer: string } };
  const start = procedures.get('sessions.start');
  const wrong = { ...input, match: { ...input.match, dealer: here.other.players[0] } };
  expect(await outcomeOf(async () => start?.call(here, 'owner', wrong))).toBe('invalid-input');
  expect(await outcomeOf(async () => start?.call(here, 'owner', input))).toBe('passes');
});

test('keys are kept for a month, and no name is kept with them', async () => {
  const { db } = here.database;
  const { clubId } = here.own;
  await here.as('owner').players.add({ requestId: newKey(), clubId, name: 'Eva' });
  expect(JSON.stringify(await db.select().from(requests))).not.toContain('Eva');
  await db.update(requests).set({ at: new Date(Date.now() - 31 * 86_400_000) });
  await here.as('owner').players.add({ requestId: newKey(), clubId, name: 'Finn' });
  expect(await db.select().from(requests)).toHaveLength(1);
});
