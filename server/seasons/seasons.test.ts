// A season's table says what a second, naive count over the exported documents says; closed, it stays what it was.
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { audit, clubs, players, seasonRows } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { amount, amountText } from '@/engine/money/amount';
import { newKey } from '@/server/key';
import { shownRating, strengthsAfter } from '@/server/ratings/rate';
import { refill } from '@/server/ratings/refill';
import { clubOf } from '@/server/settlement/testing/nights';
import { outcomeOf, refusalOf } from '@/server/testing/outcome';
import { verify } from '@/server/verify/verify';
import { MOST_SEASONS } from './choices';
import { naiveAttendance, naiveNights, naiveTable } from './testing/naive';

/** What is told is counted once more from all documents. */
vi.setConfig({ testTimeout: 60_000 });

type Club = Awaited<ReturnType<typeof clubOf>>;

const SEASON = {
  name: 'Winter',
  from: '2025-12-30',
  to: '2026-01-31',
  game: null,
  score: 'net' as const,
  bestOf: null,
  minNights: 1,
  points: [10, 7, 5, 3, 2, 1],
};

const round = (tricks: object, more: object = {}) => ({ type: 'round', tricks, ...more });
const LOBA = 'loba-de-menos' as const;

function make({ api, clubId }: Club, more: object = {}) {
  return api.seasons.create({ requestId: newKey(), clubId, ...SEASON, ...more });
}

/** Four nights that count, on one of which a match is still open, and two that do not: too early, too late. */
async function winter(club: Club) {
  const [ana, ben, cem, dora, annie] = club.players as [string, string, string, string, string];
  const early = await club.night('2025-12-29', [ana, ben]);
  await club.play(early.matchId, [['p1', 'p2', 100]]);
  const first = await club.night('2025-12-30', [ana, ben, cem, dora], '0.13');
  await club.append(first.matchId, round({ p2: 2, p3: 1 }));
  await club.append(first.matchId, round({ p1: 2, p2: 1 }, { calls: { p4: 'pass' } }));
  await club.append(first.matchId, { type: 'close' });
  const second = await club.night('2026-01-08', [ana, ben, cem], '0.10', LOBA);
  await club.append(second.matchId, { type: 'round', out: 'p1', hands: { p2: 101, p3: 40 } });
  await club.append(second.matchId, { type: 'reenganche', player: 'p2' });
  await club.append(second.matchId, { type: 'round', out: 'p1', hands: { p2: 80, p3: 80 } });
  // At the other table somebody plays who is also at the first one, under another name.
  const there = await club.anotherMatch(second.sessionId, [annie, dora]);
  await club.play(there.matchId, [['p5', 'p4', '7/3']]);
  const third = await club.night('2026-01-15', [cem, annie, ben]);
  await club.append(third.matchId, round({ p2: 3 }));
  const last = await club.night('2026-01-31', [ana, ben, dora], '0.20');
  await club.append(last.matchId, round({ p1: 1, p2: 1, p3: 1 }));
  await club.play(last.matchId, [
    ['p1', 'p2', 2],
    ['p1', 'p3', 2],
  ]);
  const late = await club.night('2026-02-01', [ana, ben]);
  await club.play(late.matchId, [['p2', 'p1', 100]]);
  return { first, third, last };
}

async function told({ api, clubId }: Club) {
  const { seasons } = await api.seasons.list({ clubId });
  const said = seasons.map(async ({ id: seasonId }) => {
    const { season, table, attendance } = await api.seasons.get({ clubId, seasonId });
    const rows = table.rows.map(({ player, now }) => {
      return [player.id, `${now?.place} ${now?.nights} ${now?.counted} ${now?.score}`] as const;
    });
    const months = attendance.months.filter(({ nights }) => nights > 0);
    const came = {
      nights: attendance.nights,
      months: Object.fromEntries(months.map(({ month, nights }) => [month, nights])),
      people: new Map(attendance.people.map(({ player, nights }) => [player.id, nights])),
    };
    return { season, rows: new Map(rows), came };
  });
  return Promise.all(said);
}

/** Each season’s table and who came are what a naive count makes of them. */
async function agree(club: Club) {
  const nights = await naiveNights(club);
  const ids = (await club.api.players.list({ clubId: club.clubId })).map(({ id }) => id);
  const all = await told(club);
  for (const { season, rows, came } of all) {
    expect(rows, season.name).toEqual(naiveTable(nights, ids, season));
    expect(came, season.name).toEqual(naiveAttendance(nights, ids, season));
  }
  return all;
}

test('a season’s table and who came equal a count from the documents, after corrections, merges and their undoing', async () => {
  const club = await clubOf(await testDatabase(), { people: 5 });
  const { api, clubId } = club;
  const { first } = await winter(club);
  const [ana, , , , annie] = club.players as [string, string, string, string, string];
  const { id: inMoney } = await make(club);
  await make(club, { name: 'Loo', game: 'limited-loo', minNights: 3 });
  await make(club, { name: 'Best', game: 'limited-loo', bestOf: 1, minNights: 2 });
  await make(club, { name: 'Places', score: 'places', bestOf: 2, points: [3, 2, 1] });
  await make(club, { name: 'Loba', game: LOBA, score: 'places', from: '2026-01-01' });
  await club.here.database.db.update(clubs).set({ currency: 'UYU' }).where(eq(clubs.id, clubId));
  const pesos = await club.night('2026-01-20', club.players.slice(0, 3), '40');
  await club.play(pesos.matchId, [['p1', 'p3', 5]]);
  await make(club, { name: 'Pesos' });
  const renamed = { clubId, seasonId: inMoney, ...SEASON, name: 'Euros', expectedVersion: 1 };
  await api.seasons.change(renamed);
  const { season } = await api.seasons.get({ clubId, seasonId: inMoney });
  expect(season).toMatchObject({ name: 'Euros', currency: 'EUR' });
  const before = await told(club);

  await club.append(first.matchId, { type: 'amend', entry: 1, with: round({ p4: 3 }) });
  const corrected = await agree(club);
  expect(corrected).not.toEqual(before);
  const { mergeId } = await api.players.merge({ clubId, fromId: annie, intoId: ana });
  expect(await agree(club)).not.toEqual(corrected);
  await api.players.undoMerge({ clubId, mergeId });
  expect(await told(club)).toEqual(corrected);
  await club.verified();

  const all = (await api.seasons.list({ clubId })).seasons;
  const tableOf = async (called: string) => {
    const { id: seasonId } = all.find(({ name }) => name === called)!;
    return (await api.seasons.get({ clubId, seasonId })).table;
  };
  // Two played no more than penalties or are open still: nobody has a place in them.
  const table = await tableOf('Places');
  expect(table).toMatchObject({ measure: 'points', seesMoney: true, nights: 3, changed: false });
  const ranks = table.rows.map(({ standing }) => standing?.place ?? 0);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  // Two who went out together share a place, and each gets its points, though one had bought back in.
  const loba = await tableOf('Loba');
  expect(loba.rows.map(({ player, now }) => `${now?.place} ${player.name} ${now?.score}`)).toEqual([
    '1 Ana 10',
    '2 Ben 7',
    '2 Cem 7',
  ]);
});

test('a closed season keeps its table, beside which stands what was changed later', async () => {
  const club = await clubOf(await testDatabase(), { people: 5 });
  const { api, clubId, here } = club;
  const { third, last } = await winter(club);
  const [ana, ben, , , annie] = club.players as [string, string, string, string, string];
  const { id: seasonId } = await make(club, { game: 'limited-loo', minNights: 3 });
  const which = { clubId, seasonId };
  expect((await api.seasons.get(which)).season).toMatchObject({ state: 'over', closedOn: null });
  const seen = (expectedVersion: number) => ({ ...which, expectedVersion });

  expect(await outcomeOf(() => api.seasons.close(seen(1)))).toBe('season-unfinished');
  await club.append(third.matchId, { type: 'close' });
  const open = await api.seasons.get(which);
  expect(await outcomeOf(() => api.seasons.close(seen(0)))).toBe('conflict');
  const twice = [api.seasons.close(seen(1)), api.seasons.close(seen(1))];
  expect(await Promise.all(twice)).toEqual([{ version: 2 }, { version: 2 }]);
  const closed = await api.seasons.get(which);
  expect(closed.table.rows.map(({ player }) => player.name)).toEqual(
    open.table.rows.map(({ player }) => player.name),
  );
  expect(closed.season).toMatchObject({ state: 'closed' });
  expect(closed.table).toEqual(open.table);
  expect((await api.seasons.list({ clubId })).seasons[0]?.winners).toEqual([
    open.table.rows[0]?.player.name,
  ]);
  const winner = open.table.rows[0]!.player.id;
  const { id: zoe } = await api.players.add({ requestId: newKey(), clubId, name: 'Zoe' });
  const { mergeId } = await api.players.merge({ clubId, fromId: winner, intoId: zoe });
  expect((await api.seasons.list({ clubId })).seasons[0]?.winners).toEqual(['Zoe']);
  await api.players.undoMerge({ clubId, mergeId });
  const said = { ...which, ...SEASON, expectedVersion: closed.season.version };
  expect(await outcomeOf(() => api.seasons.change(said))).toBe('season-closed');
  expect(await outcomeOf(() => api.seasons.remove(seen(2)))).toBe('season-closed');
  await club.verified();

  // A loss of one becomes much more: his place and that of the other one are not what they were.
  const more = { type: 'penalty', player: 'p1', to: 'p3', amount: 30, reason: 'played' };
  await club.append(last.matchId, { type: 'amend', entry: 3, with: more });
  const changed = await api.seasons.get(which);
  expect(changed.table.changed).toBe(true);
  expect(changed.table.rows.map(({ standing }) => standing)).toEqual(
    open.table.rows.map(({ standing }) => standing),
  );
  const row = (id: string, of = changed) => of.table.rows.find((one) => one.player.id === id);
  expect(row(ana)).toMatchObject({ changed: true, now: { place: null } });
  // He has what he had, and somebody is before him by now; who was not there stands as before.
  expect(row(ben)).toMatchObject({
    changed: true,
    standing: { place: 1, score: '19/4' },
    now: { place: 2, score: '19/4' },
  });
  expect(row(annie)?.changed).toBe(false);

  // Two rows become one person's: his own stands for him, the other one stays as it was.
  await api.players.merge({ clubId, fromId: annie, intoId: ana });
  const merged = await api.seasons.get(which);
  expect(row(annie, merged)).toMatchObject({ player: { page: false }, now: null, changed: true });
  expect(row(ana, merged)).toMatchObject({ now: { nights: 4 }, changed: true });
  await club.verified();
  await api.players.erase({ clubId, playerId: ben, name: 'Ben' });
  const erased = row(ben, await api.seasons.get(which));
  expect(erased?.player).toEqual({ id: ben, name: 'N. N.', page: false });
  expect(erased?.standing).toEqual(row(ben)?.standing);

  const { db } = here.database;
  const theirs = eq(seasonRows.playerId, ana);
  await db.update(seasonRows).set({ place: 1 }).where(theirs);
  expect((await verify(db)).differences).toMatchObject([{ id: seasonId, what: 'season' }]);
  expect(await outcomeOf(() => api.seasons.reopen(seen(1)))).toBe('conflict');
  await api.seasons.reopen(seen(2));
  expect(await db.select().from(seasonRows)).toEqual([]);
  expect((await api.seasons.get(which)).table.changed).toBe(false);
  await club.verified();
  expect(await outcomeOf(() => api.seasons.remove(seen(2)))).toBe('conflict');
  await api.seasons.remove(seen(3));
  expect((await api.seasons.list({ clubId })).seasons).toEqual([]);
  const deeds = await db.select().from(audit).orderBy(audit.at);
  expect(deeds.flatMap(({ action }) => (action.startsWith('seasons.') ? [action] : []))).toEqual([
    'seasons.create',
    'seasons.close',
    'seasons.reopen',
    'seasons.remove',
  ]);
});

test('money is told as the club decides, places to everybody; what does not go together is refused', async () => {
  const club = await clubOf(await testDatabase(), { people: 5 });
  const { here, api, clubId } = club;
  await winter(club);
  const own = club.players[0]!;
  const [user] = await here.database.sql`select id from users where name = 'member'`;
  await here.database.db.update(players).set({ userId: user!.id }).where(eq(players.id, own));
  const { id: seasonId } = await make(club);
  const units = await make(club, { game: 'limited-loo' });
  const seen = async (who: string, id = seasonId) => {
    const { table } = await here.as(who).seasons.get({ clubId, seasonId: id });
    // Whoever may not know the money sees by whom it is led all the same.
    expect(table.rows.map(({ standing }) => standing?.place)).toEqual([1, 2, 3, 4, 5]);
    const told = table.rows.flatMap(({ player, standing, now }) => {
      expect(now?.score === null).toBe(standing?.score === null);
      return standing?.score ? [player.id] : [];
    });
    return [table.seesMoney, told.length === 1 ? told[0] : told.length];
  };
  expect(await seen('organiser')).toEqual([true, 5]);
  expect(await seen('member')).toEqual([false, own]);
  expect(await seen('scorer')).toEqual([false, 0]);
  expect(await seen('scorer', units.id)).toEqual([true, 5]);
  const asked = { clubId, playerId: club.players[1]! };
  expect((await here.as('member').history.player(asked)).seesMoney).toBe(false);
  await api.clubs.update({ clubId, moneyShownTo: 'members' });
  expect((await here.as('member').history.player(asked)).seesMoney).toBe(true);
  expect(await seen('scorer')).toEqual([true, 5]);

  // A night that was entered ahead of its date is in the table, and in the span of who came.
  const to = '9998-12-31';
  const ahead = { clubId, seasonId: (await make(club, { from: '9998-12-01', to })).id };
  await club.night('9998-12-24');
  const { table, attendance } = await api.seasons.get(ahead);
  expect([table.nights, attendance.nights]).toEqual([1, 1]);
  expect(attendance).toMatchObject({ from: '9998-12-01', to: '9998-12-24' });
  expect(attendance.months).toEqual([{ month: '9998-12', nights: 1 }]);

  const at = async (more: object) => (await refusalOf(() => make(club, more))).params.at;
  expect(await at({ to: '2025-12-29' })).toBe('/to');
  expect(await at({ to: '2028-01-02' })).toBe('/to');
  expect(await at({ from: '9999-01-01', to: '9999-01-02' })).toBe('/to');
  expect(await at({ score: 'rating' })).toBe('/game');
  for (const wrong of [{ points: [1, 2] }, { points: [] }, { bestOf: 0 }, { minNights: 0 }]) {
    expect(await outcomeOf(() => make(club, wrong))).toBe('invalid-input');
  }
  // On its last day it still runs.
  const { today } = await api.seasons.list({ clubId });
  const running = await make(club, { to: today, from: '2026-01-01' });
  const asSeen = { clubId, seasonId: running.id, expectedVersion: 1 };
  expect(await outcomeOf(() => api.seasons.close(asSeen))).toBe('season-running');
  expect((await api.seasons.list({ clubId })).current).toBe(running.id);
  const change = { clubId, seasonId, ...SEASON, name: 'Cold', expectedVersion: 1 };
  expect(await api.seasons.change(change)).toEqual({ version: 2 });
  expect(await outcomeOf(() => api.seasons.change(change))).toBe('conflict');
  await here.database.sql`
    insert into seasons (club_id, id, name, "from", "to", score, points)
    select club_id, gen_random_uuid(), name, "from", "to", score, points
    from seasons, generate_series(5, ${MOST_SEASONS}) where id = ${seasonId}`;
  expect((await api.seasons.list({ clubId })).seasons).toHaveLength(MOST_SEASONS);
  expect(await outcomeOf(() => make(club))).toBe('too-many-seasons');
});

test('in a club without a currency the units of all games count as they are, whatever one was said to be worth', async () => {
  const club = await clubOf(await testDatabase(), { currency: null });
  const { api, clubId } = club;
  const [ana, ben] = club.players as [string, string];
  for (const [date, unitValue] of [
    ['2026-01-08', '0.10'],
    ['2026-01-15', '40'],
  ] as const) {
    const { matchId } = await club.night(date, [ana, ben], unitValue);
    await club.play(matchId, [['p1', 'p2', 3]]);
  }
  const { id: seasonId } = await make(club);
  const { table } = await api.seasons.get({ clubId, seasonId });
  expect(table).toMatchObject({ measure: 'units', currency: null, nights: 2 });
  expect(table.rows.map(({ player, now }) => `${player.name} ${now?.score}`)).toEqual([
    'Ben 6',
    'Ana -6',
  ]);
  await agree(club);
});

test('a season of ratings has them as they were on its last day, and waits while they are computed anew', async () => {
  const club = await clubOf(await testDatabase());
  const { api, clubId, here } = club;
  const { db, sql } = here.database;
  const [ana, ben] = club.players as [string, string];
  const rated = { game: 'limited-loo', score: 'rating', to: '2026-01-31' };
  const which = { clubId, seasonId: (await make(club, rated)).id };
  const seen = { ...which, expectedVersion: 1 };
  const { matchId } = await club.night('2026-01-10', [ana, ben]);
  await club.append(matchId, round({ p1: 3 }));
  await club.append(matchId, { type: 'close' });
  const told = async () => {
    await refill(db, clubId);
    const { table } = await api.seasons.get(which);
    expect(table).toMatchObject({ measure: 'rating', recomputing: false });
    return table.rows.map(({ player, now }) => `${now?.place} ${player.name} ${now?.score}`);
  };
  const places = [ana, ben].map((playerId, at) => ({ playerId, place: at + 1 }));
  const once = [...strengthsAfter(new Map(), places).values()].map(shownRating).map(amount);
  const [high, low] = once.map(amountText);
  // After one match nothing is settled.
  expect(await told()).toEqual([`null Ana ${high}`, `null Ben ${low}`]);

  const late = await club.night('2026-02-10', [ana, ben]);
  await club.append(late.matchId, round({ p2: 3 }));
  await club.append(late.matchId, { type: 'close' });
  expect(await told()).toEqual([`null Ana ${high}`, `null Ben ${low}`]);
  await club.append(matchId, { type: 'amend', entry: 1, with: round({ p2: 3 }) });
  expect(await told()).toEqual([`null Ben ${high}`, `null Ana ${low}`]);

  await sql`insert into rating_gaps values (${clubId}, 'limited-loo', '2026-01-01')`;
  expect(await outcomeOf(() => api.seasons.close(seen))).toBe('being-recomputed');
  await refill(db, clubId);
  // What goes while the season is being closed has been there at the moment as of which it is.
  const { table } = await api.seasons.get(which);
  let closing: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`lock table rating_gaps`;
    closing = api.seasons.close(seen);
    const waiting = () => sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await tx`insert into rating_gaps values (${clubId}, 'limited-loo', '2026-01-01')`;
    await tx`delete from ratings`;
  });
  await closing;
  await refill(db, clubId);
  expect((await api.seasons.get(which)).table).toEqual(table);
  await club.verified();

  // Who has ten by now has a place; what was closed stays without.
  await sql`update ratings set matches = matches + 9 where player_id = ${ben}`;
  const settled = (await api.seasons.get(which)).table;
  expect(settled).toMatchObject({ settledAfter: 10, changed: true });
  expect(settled.rows.map(({ standing, now }) => [standing?.place, now?.place])).toEqual([
    [null, 1],
    [null, null],
  ]);
});

test('a club without seasons has the running year, of the game that it plays most', async () => {
  const club = await clubOf(await testDatabase());
  const { api, clubId } = club;
  const nothing = await api.seasons.year({ clubId });
  expect(nothing).toMatchObject({ game: null, games: [], table: { rows: [] } });
  const today = nothing.attendance.to;
  const [ana, ben, cem] = club.players as [string, string, string];
  for (const ids of [
    [ana, ben],
    [ben, cem],
  ]) {
    const { matchId } = await club.night(today, ids);
    await club.play(matchId, [['p1', 'p2', '1/2']]);
  }
  const loba = await club.night(today, [ana, cem], '1', LOBA);
  await club.append(loba.matchId, { type: 'round', out: 'p1', hands: { p2: 101 } });
  const { year, from, to, ...told } = await api.seasons.year({ clubId });
  expect([year, from, to]).toEqual([
    today.slice(0, 4),
    `${today.slice(0, 4)}-01-01`,
    `${today.slice(0, 4)}-12-31`,
  ]);
  expect(told.games).toEqual([
    { game: 'limited-loo', nights: 2 },
    { game: LOBA, nights: 1 },
  ]);
  const line = ({ player, standing }: (typeof told.table.rows)[number]) =>
    `${standing?.place} ${player.name} ${standing?.score} of ${standing?.nights}`;
  expect(told.table.rows.map(line)).toEqual(['1 Cem 1/2 of 1', '2 Ben 0 of 2', '3 Ana -1/2 of 1']);
  expect(told.attendance.people.map(({ player, nights }) => [player.name, nights])).toEqual([
    ['Ana', 2],
    ['Ben', 2],
    ['Cem', 2],
  ]);
  expect(told.attendance).toMatchObject({ nights: 3, months: { length: 12 } });
  expect(told.attendance.months.at(-1)).toEqual({ month: today.slice(0, 7), nights: 3 });
  const asked = await api.seasons.year({ clubId, game: LOBA });
  expect(asked.table.rows.map(({ player }) => player.name)).toEqual(['Ana', 'Cem']);
  expect(asked.attendance).toEqual(told.attendance);
});
