// Replays every match from its log alone and compares what the tables say of it, row by row.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import {
  COUNTERS,
  clubs,
  matches,
  postings,
  results,
  rounds,
  sessions,
  tallies,
} from '@/db/schema';
import { amountText } from '@/engine/money/amount';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { gameOf, type MatchRow, replayedAfresh } from '@/server/matches/match';
import { projectionOf } from '@/server/matches/projection';
import { summedResults } from '@/server/matches/tallies';
import { verifyRatings } from './ratings';
import { verifySeasons } from './seasons';
import { verifySettled } from './settled';

export interface Difference {
  readonly clubId: string;
  /** Which match, night or player, by id. */
  readonly id: string;
  readonly what:
    | 'match'
    | 'rounds'
    | 'postings'
    | 'results'
    | 'season'
    | 'settlement'
    | 'tallies'
    | 'ratings';
  /** Where the first difference is, with both values; ids and amounts only. */
  readonly detail: string;
}

export interface Verified {
  readonly matches: number;
  readonly nights: number;
  readonly differences: readonly Difference[];
}

/** Reads beside a running system: each match in a snapshot of its own. */
export async function verify(db: Database): Promise<Verified> {
  const differences: Difference[] = [];
  let count = 0;
  for await (const match of allMatches(db)) {
    count += 1;
    differences.push(...(await snapshot(db, (tx) => verifyMatch(tx, match.id))));
  }
  for (const { id } of await db.select({ id: clubs.id }).from(clubs)) {
    differences.push(...(await snapshot(db, (tx) => verifyTallies(tx, id))));
    differences.push(...(await verifySettled(db, id)));
    differences.push(...(await snapshot(db, (tx) => verifySeasons(tx, id))));
    differences.push(...(await verifyRatings(db, id)));
  }
  const [nights] = await db.select({ count: sql<number>`count(*)::int` }).from(sessions);
  return {
    matches: count,
    nights: nights?.count ?? 0,
    differences,
  };
}

const PAGE = 200;

async function* allMatches(db: Database): AsyncGenerator<{ id: string }> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await db
      .select({ id: matches.id })
      .from(matches)
      .where(gt(matches.id, last))
      .orderBy(asc(matches.id))
      .limit(PAGE);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end.id;
  }
}

async function verifyMatch(db: Queryable, id: string): Promise<Difference[]> {
  const [match] = await db.select().from(matches).where(eq(matches.id, id));
  if (!match) return [];
  const timeline = await replayedAfresh(db, match);
  const expected = projectionOf(gameOf(match), timeline);
  const should = expected.results.map((row) => ({ ...row, game: match.game }));
  const stored = await storedRows(db, match);
  const { state, log } = timeline;
  const compare = (what: Difference['what'], should: readonly unknown[], is: readonly unknown[]) =>
    firstDifference(should, is).map((detail) => ({ clubId: match.clubId, id, what, detail }));
  return [
    ...compare(
      'match',
      [state.status, amountText(state.pot), log.length],
      [match.status, amountText(match.pot), match.version],
    ),
    ...compare('rounds', expected.rounds, stored.rounds),
    ...compare('postings', expected.postings, stored.postings),
    ...compare('results', byRef(should), byRef(stored.results)),
  ];
}

async function storedRows(db: Queryable, { clubId, id: matchId }: MatchRow) {
  const played = await db
    .select({
      number: rounds.number,
      entry: rounds.entry,
      dealer: rounds.dealer,
      output: rounds.output,
    })
    .from(rounds)
    .where(and(eq(rounds.clubId, clubId), eq(rounds.matchId, matchId)))
    .orderBy(asc(rounds.number));
  const ledger = await db
    .select()
    .from(postings)
    .where(and(eq(postings.clubId, clubId), eq(postings.matchId, matchId)))
    .orderBy(asc(postings.position));
  const nets = await db
    .select()
    .from(results)
    .where(and(eq(results.clubId, clubId), eq(results.matchId, matchId)));
  return {
    rounds: played,
    postings: ledger.map(({ clubId: _club, matchId: _match, ...posting }) => posting),
    results: nets.map(
      ({ clubId: _club, matchId: _match, sessionId: _session, ...result }) => result,
    ),
  };
}

function byRef<T extends { readonly ref: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

/** One text for equal rows, whatever the order of keys; what is null and what is missing are one. */
function textOf(row: unknown): string {
  return JSON.stringify(row, (_key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const pairs = Object.entries(value).filter(
      ([, inner]) => inner !== null && inner !== undefined,
    );
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function firstDifference(expected: readonly unknown[], stored: readonly unknown[]): string[] {
  for (let index = 0; index < Math.max(expected.length, stored.length); index++) {
    const [should, is] = [textOf(expected[index]), textOf(stored[index])];
    if (should !== is) return [`row ${index}: expected ${should}, found ${is}`];
  }
  return [];
}

/** Tallies that are not the sum of their results. One of nothing and none at all are the same. */
async function verifyTallies(db: Queryable, clubId: string): Promise<Difference[]> {
  const key = (row: { playerId: string; game: string; year: number }) =>
    `${row.playerId} ${row.game} ${row.year}`;
  const should = new Map((await summedResults(db, clubId)).map((row) => [key(row), row]));
  const stored = await db.select().from(tallies).where(eq(tallies.clubId, clubId));
  const is = new Map(stored.map(({ clubId: _club, ...row }) => [key(row), row]));
  return [...new Set([...should.keys(), ...is.keys()])].sort().flatMap((name) => {
    const [expected, found] = [should.get(name), is.get(name)];
    if (!expected && found && isNothing(found)) return [];
    const [id = ''] = name.split(' ');
    return firstDifference([expected], [found]).map((detail) => {
      return { clubId, id, what: 'tallies' as const, detail };
    });
  });
}

function isNothing(row: Omit<typeof tallies.$inferSelect, 'clubId'>): boolean {
  return row.matches === 0 && row.net.equals(0) && COUNTERS.every((counter) => row[counter] === 0);
}
