import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { COUNTERS, results, tallies } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { clubOf } from '@/server/settlement/testing/nights';
import { rebuild } from '@/server/verify/rebuild';
import { verify } from '@/server/verify/verify';
import { recountTallies } from './tallies';

const NOTHING = Object.fromEntries(COUNTERS.map((counter) => [counter, 0]));

type Club = Awaited<ReturnType<typeof clubOf>>;

async function tallyOf(club: Club, player: number, game: string, year = 2026) {
  const [row] = await club.here.database.db
    .select()
    .from(tallies)
    .where(
      and(
        eq(tallies.playerId, club.players[player]!),
        eq(tallies.game, game),
        eq(tallies.year, year),
      ),
    );
  if (!row) return null;
  const { clubId: _club, playerId: _player, game: _game, year: _year, net, ...counted } = row;
  return { ...counted, net: net.toFraction() };
}

test('a player’s year of Loo is counted with every entry, and a correction moves it by the difference', async () => {
  const club = await clubOf(await testDatabase());
  const { matchId } = await club.night('2026-11-28');
  await club.append(matchId, { type: 'round', tricks: { p2: 2, p3: 1 } });
  await club.append(matchId, { type: 'round', calls: { p4: 'pass' }, tricks: { p1: 2, p2: 1 } });
  const ben = { ...NOTHING, matches: 1, rounds: 2, stood: 2, succeeded: 2, tricks: 3 };
  expect(await tallyOf(club, 1, 'limited-loo')).toMatchObject(ben);
  const dora = { ...NOTHING, matches: 1, rounds: 2, stood: 1, looed: 1 };
  expect(await tallyOf(club, 3, 'limited-loo')).toMatchObject(dora);

  await club.append(matchId, {
    type: 'amend',
    entry: 1,
    with: { type: 'round', tricks: { p4: 3 } },
  });
  expect(await tallyOf(club, 1, 'limited-loo')).toMatchObject({
    ...ben,
    succeeded: 1,
    tricks: 1,
    looed: 1,
  });
  expect(await tallyOf(club, 3, 'limited-loo')).toMatchObject({
    ...dora,
    succeeded: 1,
    tricks: 3,
    looed: 0,
  });
  await club.verified();
});

test('a year of Loba counts points, who went out, re-entries and who won; each year for itself', async () => {
  const club = await clubOf(await testDatabase());
  const three = club.players.slice(0, 3);
  for (const date of ['2025-12-30', '2026-01-02']) {
    const { matchId } = await club.night(date, three, '1', 'loba-de-menos');
    const round = { type: 'round', out: 'p1', oneTurn: true, hands: { p2: 101, p3: 40 } };
    await club.append(matchId, round);
    await club.append(matchId, { type: 'reenganche', player: 'p2' });
    await club.append(matchId, { type: 'round', out: 'p1', hands: { p2: 80, p3: 80 } });
  }
  for (const year of [2025, 2026]) {
    expect(await tallyOf(club, 0, 'loba-de-menos', year)).toMatchObject({
      matches: 1,
      rounds: 2,
      wentOut: 2,
      oneTurn: 1,
      won: 1,
    });
    expect(await tallyOf(club, 1, 'loba-de-menos', year)).toMatchObject({
      matches: 1,
      rounds: 2,
      points: 181,
      reenganches: 1,
      won: 0,
    });
  }
  await club.verified();
});

test('a tally that is not the sum of its results is found, and counted anew', async () => {
  const club = await clubOf(await testDatabase());
  const { matchId } = await club.night('2026-11-28');
  await club.append(matchId, { type: 'round', tricks: { p2: 2, p3: 1 } });
  const { db } = club.here.database;
  const own = eq(tallies.playerId, club.players[1]!);
  await db.update(tallies).set({ tricks: 7 }).where(own);
  expect((await verify(db)).differences).toMatchObject([{ what: 'tallies', id: club.players[1] }]);
  await db.transaction((tx) => recountTallies(tx, club.clubId, club.players));
  await club.verified();

  // As a version left it that did not count yet.
  await db.update(results).set({ tricks: 0, rounds: 0 });
  await db.delete(tallies);
  expect((await verify(db)).differences.map(({ what }) => what)).toContain('results');
  expect(await rebuild(db)).toBe(1);
  await club.verified();
});
