// What somebody types who looks for a night or a person, and what he finds.

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { players, sessions } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { amount } from '@/engine/money/amount';
import { clubOf } from '@/server/settlement/testing/nights';
import { outcomeOf } from '@/server/testing/outcome';
import { daysMeant } from './folded';

/** The world's own nights are of everybody. */
async function clubWithoutNights() {
  const club = await clubOf(await testDatabase());
  const { sql } = club.here.database;
  await sql`delete from session_players`;
  await sql`delete from links`;
  await sql`delete from sessions`;
  return club;
}

test('people are found by parts of their names, nights by name, date and who was there', async () => {
  const club = await clubWithoutNights();
  const { api, clubId, here } = club;
  const { db } = here.database;
  const [ana, ben, cem, dora] = club.players as [string, string, string, string];
  await api.players.rename({ clubId, playerId: ana, name: 'Íris Größe' });
  await api.players.rename({ clubId, playerId: ben, name: 'Benedikt Irish' });
  const first = await club.night('2025-12-30', [ana, ben]);
  await club.night('2026-01-08', [cem, dora]);
  const third = await club.night('2026-01-15', [cem, ana]);
  const named = eq(sessions.id, third.sessionId);
  await db.update(sessions).set({ name: 'Große Nacht 2025' }).where(named);
  const found = async (said: string) => {
    const { players, nights } = await api.history.search({ clubId, said });
    return [players.map(({ name }) => name), nights.map(({ date }) => date)];
  };
  const irises = ['Íris Größe', 'Benedikt Irish'];
  expect(await found('IRIS')).toEqual([irises, ['2026-01-15', '2025-12-30']]);
  expect(await found('grosse iris')).toEqual([['Íris Größe'], ['2026-01-15', '2025-12-30']]);
  expect(await found('nacht  GROSSE')).toEqual([[], ['2026-01-15']]);
  expect(await found('2025')).toEqual([[], ['2026-01-15', '2025-12-30']]);
  expect(await found('Januar 2026')).toEqual([[], ['2026-01-15', '2026-01-08']]);
  expect(await found('30.12.2025')).toEqual([[], ['2025-12-30']]);
  expect(await found('%')).toEqual([[], []]);
  expect(await found('31.2.2026')).toEqual([[], []]);
  // Marks that are no accents: without them these would be other words.
  for (const name of ['हिन्दी रात', 'ليلة مُحَمَّد', 'がぎぐ', 'ΟΔΟΣ', 'МОСКВА', '50%_ \\ 🎉']) {
    await db.update(sessions).set({ name }).where(named);
    expect(await found(name.toLowerCase())).toEqual([[], ['2026-01-15']]);
  }
  expect(await found('  ')).toEqual([[], []]);

  await here.database.sql`update players set erased_at = now(), name = 'N. N.' where id = ${ben}`;
  expect(await found('irish')).toEqual([[], []]);
  expect(await found('n. n.')).toEqual([[], []]);
  expect(first.sessionId).not.toBe(third.sessionId);
  const asked = { clubId, said: 'iris' };
  expect(await outcomeOf(() => here.as('owner of another club').history.search(asked))).toBe(
    'not-found',
  );
});

test('names are in the order of the club’s language, and whoever finds more than is shown is told so', async () => {
  const club = await clubWithoutNights();
  const { api, clubId, here } = club;
  const { db } = here.database;
  const search = (said: string) => api.history.search({ clubId, said });
  const add = (names: string[]) =>
    db.insert(players).values(names.map((name) => ({ clubId, name })));
  await add(['Quim Z', 'Quim Á', 'Quim B', 'quim c', 'Joan Quim']);
  const quims = await search('quim');
  expect(quims.players.map(({ name }) => name)).toEqual([
    'Quim Á',
    'Quim B',
    'quim c',
    'Quim Z',
    'Joan Quim',
  ]);
  expect(quims).toMatchObject({ morePlayers: false, nights: [], moreNights: false });
  await add(Array.from({ length: 15 }, (_, at) => `Quim D${at}`));
  expect(await search('quim')).toMatchObject({ players: { length: 20 }, morePlayers: false });
  await add(['Quim E']);
  expect(await search('quim')).toMatchObject({ players: { length: 20 }, morePlayers: true });

  const nights = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      clubId,
      date: `2026-01-${String(from + at).padStart(2, '0')}`,
      unitValue: amount('1'),
      roundTo: 1,
    }));
  await db.insert(sessions).values(nights(1, 20));
  expect(await search('2026-01')).toMatchObject({ nights: { length: 20 }, moreNights: false });
  await db.insert(sessions).values(nights(21, 21));
  const newest = await search('2026-01');
  expect(newest).toMatchObject({ nights: { length: 20 }, moreNights: true });
  expect(newest.nights.at(-1)?.date).toBe('2026-01-02');
});

test.each([
  ['2026', '2026-01-01', '2026-12-31'],
  ['2026-2', '2026-02-01', '2026-02-28'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2026-11-26', '2026-11-26', '2026-11-26'],
  ['26/11/2026', '2026-11-26', '2026-11-26'],
  ['6. 1. 2026', '2026-01-06', '2026-01-06'],
  ['March 2026', '2026-03-01', '2026-03-31'],
  ['MÄRZ 2026', '2026-03-01', '2026-03-31'],
  ['março de 2026', '2026-03-01', '2026-03-31'],
])('%s means the days from %s to %s', (said, from, to) => {
  expect(daysMeant(said)).toEqual({ from, to });
});

test.each(['', 'Bea', '13.13.2026', '31.2.2026', '2026-13', '26.11.', 'Bea 2026', '0000'])(
  '%j is no date',
  (said) => {
    expect(daysMeant(said)).toBeNull();
  },
);
