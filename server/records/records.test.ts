// The most of each game, by index, is the most that a second count over the exported documents finds.
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { type Amount, amount, amountText, ZERO } from '@/engine/money/amount';
import { type NaiveMatch, naiveNights } from '@/server/seasons/testing/naive';
import { clubOf } from '@/server/settlement/testing/nights';
import { RECORDS, type RecordKind } from './schemas';

type Club = Awaited<ReturnType<typeof clubOf>>;

const LOBA = 'loba-de-menos' as const;
const round = (tricks: object, more: object = {}) => ({ type: 'round', tricks, ...more });

function amountOf(kind: RecordKind, match: NaiveMatch, playerId: string): Amount {
  const counted = match.counted.get(playerId)!;
  if (kind === 'biggestPot') return counted.pot;
  if (kind === 'bestMatch') return match.nets.get(playerId)!;
  if (kind === 'longestMatch') return amount(counted.rounds);
  return amount(kind === 'mostLooed' ? counted.looed : counted.reenganches);
}

/** Of each game and kind, the value and whose it was on which date. */
async function naively(club: Club): Promise<Map<string, string>> {
  const all = (await naiveNights(club)).flatMap(({ matches }) => matches);
  const most = new Map<string, { value: Amount; whose: string[] }>();
  for (const match of all.filter(({ isOver }) => isOver)) {
    for (const kind of RECORDS) {
      const own = new Map([...match.nets.keys()].map((id) => [id, amountOf(kind, match, id)]));
      for (const [playerId, value] of own) {
        const key = `${match.game} ${kind}`;
        const so = most.get(key) ?? { value: ZERO, whose: [] };
        most.set(key, so);
        const above = value.compare(so.value);
        if (above > 0) most.set(key, { value, whose: [`${match.date} ${playerId}`] });
        else if (above === 0) so.whose.push(`${match.date} ${playerId}`);
      }
    }
  }
  return new Map(
    [...most].flatMap(([key, { value, whose }]) => {
      return value.equals(ZERO) ? [] : [[key, `${amountText(value)}: ${whose.sort().join()}`]];
    }),
  );
}

async function told({ api, clubId }: Club): Promise<Map<string, string>> {
  const { games } = await api.records.list({ clubId });
  return new Map(
    games.flatMap(({ game, records }) =>
      records.map(({ kind, value, matches }): [string, string] => {
        const whose = matches.flatMap(({ date, players }) =>
          players.map(({ id }) => `${date} ${id}`),
        );
        const dates = matches.map(({ date }) => date);
        expect(dates).toEqual([...dates].sort());
        return [`${game} ${kind}`, `${value}: ${whose.sort().join()}`];
      }),
    ),
  );
}

test('records equal those found in the documents, with all who share them, after a correction and a merge too', async () => {
  const club = await clubOf(await testDatabase(), { people: 5 });
  const { api, clubId } = club;
  expect(await api.records.list({ clubId })).toMatchObject({ games: [] });
  const [ana, ben, cem, dora, annie] = club.players as [string, string, string, string, string];
  const first = await club.night('2025-12-30', [ana, ben, cem, dora]);
  await club.append(first.matchId, round({ p2: 2, p3: 1 }));
  await club.append(first.matchId, round({ p1: 2, p2: 1 }, { calls: { p4: 'pass' } }));
  await club.append(first.matchId, { type: 'close' });
  const second = await club.night('2026-01-08', [ana, ben, cem], '0.10', LOBA);
  await club.append(second.matchId, { type: 'round', out: 'p1', hands: { p2: 101, p3: 40 } });
  await club.append(second.matchId, { type: 'reenganche', player: 'p2' });
  await club.append(second.matchId, { type: 'round', out: 'p1', hands: { p2: 80, p3: 80 } });
  const there = await club.anotherMatch(second.sessionId, [annie, dora]);
  await club.play(there.matchId, [['p5', 'p4', '7/3']]);
  // The same once more, and a match that is not over: more of everything, and no record yet.
  const third = await club.night('2026-01-15', [cem, annie, ben, dora]);
  await club.append(third.matchId, round({ p2: 2, p3: 1 }));
  await club.append(third.matchId, round({ p1: 2, p2: 1 }, { calls: { p4: 'pass' } }));
  await club.append(third.matchId, { type: 'close' });
  const open = await club.anotherMatch(third.sessionId, [ana, dora]);
  for (let deal = 0; deal < 4; deal++) await club.append(open.matchId, round({ p5: 3 }));

  const before = await told(club);
  expect(before).toEqual(await naively(club));
  expect([...before.keys()]).toContain(`${LOBA} mostReenganches`);
  await club.append(first.matchId, { type: 'amend', entry: 1, with: round({ p4: 3 }) });
  const corrected = await told(club);
  expect(corrected).toEqual(await naively(club));
  expect(corrected).not.toEqual(before);
  const { mergeId } = await api.players.merge({ clubId, fromId: annie, intoId: ana });
  expect(await told(club)).toEqual(await naively(club));
  await api.players.undoMerge({ clubId, mergeId });
  expect(await told(club)).toEqual(corrected);
});

test('what was the most in more matches than anybody counts is nobody’s in particular', async () => {
  const club = await clubOf(await testDatabase());
  const { api, clubId } = club;
  const { matchId } = await club.night('2026-01-01', club.players.slice(0, 2));
  await club.play(matchId, [['p1', 'p2', 3]]);
  const { sql } = club.here.database;
  await sql`
    insert into matches (club_id, id, session_id, number, game, rules, rules_version, seats, dealer, status, pot)
    select club_id, gen_random_uuid(), session_id, 1 + g, game, rules, rules_version, seats, dealer, status, pot
    from matches, generate_series(1, 50) g where id = ${matchId}`;
  await sql`
    insert into results (club_id, match_id, ref, session_id, game, net, place)
    select m.club_id, m.id, ref, m.session_id, m.game, net, place
    from results r join matches m on m.session_id = r.session_id and m.id <> r.match_id
    where r.match_id = ${matchId}`;
  const { games } = await api.records.list({ clubId });
  const best = games[0]?.records.find(({ kind }) => kind === 'bestMatch');
  expect(best).toEqual({ kind: 'bestMatch', value: '3', matches: [], many: true });
});
