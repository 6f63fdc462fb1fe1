// Ratings follow from places alone, whatever happens to nights and people: held against a naive computation.
import { rate, rating } from 'openskill';
import { expect, test, vi } from 'vitest';
import { connect } from '@/db/client';
import { testDatabase } from '@/db/testing/database';
import { gameOf } from '@/engine/document/games';
import { readDocument } from '@/engine/document/read';
import { scoreNight } from '@/engine/document/result';
import type { GameId } from '@/engine/match/game';
import { placesOf } from '@/engine/match/places';
import { roundsOf } from '@/engine/match/replay';
import { newKey } from '@/server/key';
import { clubOf } from '@/server/settlement/testing/nights';
import { rebuild } from '@/server/verify/rebuild';
import { verify } from '@/server/verify/verify';
import { refillAll } from './keep';
import { strengthsUntil } from './last';
import { fillOn, refill } from './refill';

/** Every step is computed once more from all documents. */
vi.setConfig({ testTimeout: 60_000 });

type Club = Awaited<ReturnType<typeof clubOf>>;
type Said = Map<string, { mu: number; sigma: number; matches: number }>;

const LOO = 'limited-loo' as const;
const LOBA = 'loba-de-menos' as const;

/** By game, from the exported documents of all nights alone, in the order in which they were played. */
async function naively({ api, clubId, here }: Club): Promise<Map<string, Said>> {
  const nights = await here.database.sql<{ id: string }[]>`
    select id from sessions where club_id = ${clubId} order by date, created_at, id`;
  const byGame = new Map<string, Said>();
  for (const { id: sessionId } of nights) {
    const { players } = await api.sessions.get({ clubId, sessionId });
    const { document: text } = await api.export.night({ clubId, sessionId });
    const read = readDocument(text);
    if (!('document' in read)) throw new Error('an export that cannot be read');
    const who = new Map(
      read.document.players.map(({ id }, at) => [id, players[at]!.playerId] as const),
    );
    for (const { match, timeline } of scoreNight(read.document).matches) {
      const places = placesOf(gameOf(match.game), timeline.state);
      if (!places || places.size < 2 || roundsOf(timeline).length === 0) continue;
      const now: Said = byGame.get(match.game) ?? new Map();
      byGame.set(match.game, now);
      const sat = [...places].map(([id, place]) => ({ id: who.get(id)!, place }));
      const before = sat.map(({ id }) => now.get(id) ?? { ...rating(), matches: 0 });
      const after = rate(
        before.map(({ mu, sigma }) => [{ mu, sigma }]),
        { rank: sat.map(({ place }) => place) },
      );
      for (const [at, { id }] of sat.entries()) {
        now.set(id, { ...after[at]![0]!, matches: before[at]!.matches + 1 });
      }
    }
  }
  return byGame;
}

async function told({ api, clubId }: Club, game: GameId) {
  return api.ratings.list({ clubId, game });
}

/** After everything that is missing is filled in, the ratings are the naive ones, and `verify` says so too. */
async function agree(club: Club): Promise<void> {
  const { db } = club.here.database;
  await refill(db, club.clubId);
  for (const [game, should] of await naively(club)) {
    const list = await told(club, game as GameId);
    expect(list.recomputing).toBe(false);
    const all = [...list.ranked, ...list.provisional];
    expect(all.map(({ playerId }) => playerId).sort()).toEqual([...should.keys()].sort());
    for (const { playerId, mu, sigma, matches } of all) {
      const expected = should.get(playerId)!;
      expect([game, playerId, matches]).toEqual([game, playerId, expected.matches]);
      expect(mu).toBeCloseTo(expected.mu, 8);
      expect(sigma).toBeCloseTo(expected.sigma, 8);
    }
  }
  await club.verified();
}

const round = (tricks: object, more: object = {}) => ({ type: 'round', tricks, ...more });
const close = { type: 'close' };

/** One round of Loo that these win, and the match is over. */
async function loo(club: Club, date: string, ids: string[], tricks: object) {
  const night = await club.night(date, ids);
  await club.append(night.matchId, round(tricks));
  await club.append(night.matchId, close);
  return night;
}

test('ratings equal those counted from the documents, whatever is corrected, imported late, merged or undone', async () => {
  const club = await clubOf(await testDatabase(), { people: 5 });
  const { api, clubId, here } = club;
  const { db, sql } = here.database;
  const [ana, ben, cem, dora, annie] = club.players as [string, string, string, string, string];
  const first = await loo(club, '2026-01-08', [ana, ben, cem, dora], { p2: 2, p3: 1 });
  await loo(club, '2026-01-15', [annie, ben, cem], { p1: 3 });
  const loba = await club.night('2026-01-22', [ana, ben, cem], '1', LOBA);
  await club.append(loba.matchId, { type: 'round', out: 'p1', hands: { p2: 101, p3: 40 } });
  await club.append(loba.matchId, { type: 'round', out: 'p1', hands: { p3: 80 } });
  // A second match that night, another that nobody has played a round of, and one that is still open.
  const more = await club.anotherMatch(loba.sessionId, [ben, cem]);
  await club.append(more.matchId, round({ p2: 1, p3: 2 }));
  await club.append(more.matchId, close);
  const begun = await club.anotherMatch(loba.sessionId, [ben, cem]);
  await club.append(begun.matchId, close);
  const open = await club.anotherMatch(loba.sessionId, [ana, ben, cem]);
  await club.append(open.matchId, round({ p1: 3 }));
  expect(await told(club, LOO)).toMatchObject({ recomputing: true });
  await agree(club);
  const before = await told(club, LOO);
  expect(before).toMatchObject({ ranked: [], settledAfter: 10 });
  expect(before.provisional.map(({ name, matches }) => [name, matches])).toHaveLength(5);

  // A correction that moves places, and one that moves money alone.
  await club.append(first.matchId, { type: 'amend', entry: 1, with: round({ p4: 3 }) });
  expect((await verify(db)).differences).toEqual([]);
  await agree(club);
  expect(await told(club, LOO)).not.toEqual(before);
  // One that is open again is not rated until it is over once more.
  await club.append(first.matchId, { type: 'void', entry: 2 });
  await agree(club);
  await club.append(first.matchId, close);
  const stake = { type: 'penalty', player: 'p1', amount: '1/3', to: 'p3' };
  await club.append(loba.matchId, { type: 'insert', before: 1, with: stake });
  expect(await told(club, LOBA)).toMatchObject({ recomputing: false });
  await agree(club);

  // A night that was played long before is read in.
  const late = {
    format: 'lanturlu/1',
    session: { date: '2025-11-20' },
    players: [
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
    ],
    matches: [
      { game: LOBA, seats: ['b', 'c'], log: [{ type: 'round', out: 'b', hands: { c: 101 } }] },
      { game: LOO, seats: ['b', 'c'], log: [round({ b: 1, c: 2 }), close] },
    ],
  };
  const text = JSON.stringify(late);
  const people = [
    { id: 'b', playerId: ben },
    { id: 'c', playerId: cem },
  ];
  await api.imports.create({ requestId: newKey(), clubId, text, date: '2026-02-01', people });
  // While all of them are gone, that is told of whoever has played.
  const gone = await api.ratings.player({ clubId, playerId: dora });
  expect(gone).toMatchObject({ games: [], recomputing: [LOO] });
  await agree(club);

  const apart = await told(club, LOO);
  const { mergeId } = await api.players.merge({ clubId, fromId: annie, intoId: ana });
  await agree(club);
  const merged = await told(club, LOO);
  expect(merged.provisional.map(({ playerId }) => playerId)).not.toContain(annie);
  const hers = await api.ratings.player({ clubId, playerId: annie });
  expect(hers).toEqual(await api.ratings.player({ clubId, playerId: ana }));
  expect(hers.games.map(({ game, matches, course }) => [game, matches, course.length])).toEqual([
    [LOO, 2, 2],
    [LOBA, 1, 1],
  ]);
  await api.players.undoMerge({ clubId, mergeId });
  await agree(club);
  expect(await told(club, LOO)).toEqual(apart);

  // As of a day: the last row up to it, and nobody who came later.
  const { strengths } = await strengthsUntil(db, clubId, LOO, '2026-01-08');
  expect([...strengths.keys()].sort()).toEqual([ana, ben, cem, dora].sort());
  expect(strengths.get(ben)?.matches).toBe(2);

  // Whose name is gone is in no list; what he has done to others stays.
  const dorasName = apart.provisional.find(({ playerId }) => playerId === dora)!.name;
  await api.players.erase({ clubId, playerId: dora, name: dorasName });
  const erased = await told(club, LOO);
  expect(erased.provisional).toEqual(apart.provisional.filter(({ playerId }) => playerId !== dora));
  await club.verified();

  // Ten matches give a place; equals share it.
  const match = { game: 'five-card-loo', seats: ['b', 'c'], log: [round({ b: 3, c: 2 }), close] };
  const ten = JSON.stringify({ ...late, matches: Array.from({ length: 10 }, () => match) });
  const again = { requestId: newKey(), clubId, text: ten, date: '2026-02-01', people };
  await api.imports.create(again);
  await refill(db, clubId);
  const five = await told(club, 'five-card-loo');
  expect(five.ranked.map(({ playerId, place, matches }) => [playerId, place, matches])).toEqual([
    [ben, 1, 10],
    [cem, 2, 10],
  ]);
  await sql`update ratings set mu = 25, sigma = 8 where game = 'five-card-loo' and number = 10`;
  expect((await told(club, 'five-card-loo')).ranked.map(({ place }) => place)).toEqual([1, 1]);
  expect((await verify(db)).differences).toMatchObject([{ what: 'ratings', clubId }]);
  await rebuild(db);
  await club.verified();
});

test('they are filled in by whoever comes, while matches end, and after a crash from where it stopped', async () => {
  const database = await testDatabase();
  const club = await clubOf(database);
  const { api, clubId } = club;
  const { db, sql } = database;
  const ids = club.players;
  for (let day = 1; day <= 6; day++) {
    await loo(club, `2026-03-0${day}`, ids, { [`p${2 + (day % 3)}`]: 2, p1: 1 });
  }
  const count = async () => {
    const [row] = await sql`select count(distinct number)::int as count from ratings`;
    return row!.count as number;
  };

  // Two at a time: then the process dies within the third step. What was committed stays.
  expect(await db.transaction((tx) => fillOn(tx, clubId, LOO, 2))).toBe('more');
  expect(await db.transaction((tx) => fillOn(tx, clubId, LOO, 2))).toBe('more');
  const dying = db.transaction(async (tx) => {
    await fillOn(tx, clubId, LOO, 2);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await count()).toBe(4);
  expect(await sql`select from_date::text as from from rating_gaps`).toEqual([
    { from: '2026-03-04' },
  ]);
  // So far they are right.
  await club.verified();
  // The next reader is told, and sets it going again.
  expect(await told(club, LOO)).toMatchObject({ recomputing: true });
  await expect.poll(async () => (await told(club, LOO)).recomputing).toBe(false);
  expect(await count()).toBe(6);
  await agree(club);

  // Another process fills in while matches end and nights are corrected.
  const other = connect(database.url, 2);
  const night = await loo(club, '2026-02-01', ids, { p4: 3 });
  const filling = [refill(db, clubId), refill(other.db, clubId), refillAll(other.db)];
  await club.append(night.matchId, { type: 'amend', entry: 1, with: round({ p3: 3 }) });
  await loo(club, '2026-03-03', ids, { p2: 3 });
  filling.push(refill(other.db, clubId));
  await loo(club, '2026-01-01', ids, { p1: 3 });
  await Promise.all(filling);
  await other.sql.end();
  await agree(club);

  // While somebody writes, his change is waited for by nobody who fills in.
  let between: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`update rating_gaps set from_date = from_date where club_id = ${clubId}`;
    await tx`insert into rating_gaps (club_id, game, from_date) values (${clubId}, ${LOO}, '2026-03-01')`;
    await tx`delete from ratings where date >= '2026-03-01'`;
    between = refill(db, clubId);
    await between;
  });
  expect(await told(club, LOO)).toMatchObject({ recomputing: true });
  await agree(club);
  expect((await api.ratings.player({ clubId, playerId: ids[0]! })).games).toMatchObject([
    { game: LOO, matches: 9, provisional: true, course: { length: 9 } },
  ]);
});
