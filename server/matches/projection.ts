// What the engine makes of a log, as rows for pages and sums. Never trusted: it can be rebuilt.
import { and, eq, gt, gte } from 'drizzle-orm';
import { matches, postings, results, rounds, sessions } from '@/db/schema';
import { roundResult } from '@/engine/document/result';
import type { AnyGame, GameId, Output } from '@/engine/match/game';
import { placesOf } from '@/engine/match/places';
import type { Timeline } from '@/engine/match/replay';
import { ZERO } from '@/engine/money/amount';
import type { Transaction } from '@/server/database';
import { insertRows } from '@/server/insert-rows';
import { outdateRatings } from '@/server/ratings/outdate';
import { countersOf, NOTHING_COUNTED } from './counters';
import { gameOf, type MatchRow } from './match';
import { biggestPotsOf } from './pots';
import { moveTallies, type Result } from './tallies';

type Row<Table extends { $inferInsert: unknown }, Keys extends PropertyKey> = Omit<
  Table['$inferInsert'],
  Keys
>;

export interface Projection {
  readonly rounds: readonly Row<typeof rounds, 'clubId' | 'matchId'>[];
  readonly postings: readonly Row<typeof postings, 'clubId' | 'matchId'>[];
  readonly results: readonly Result[];
}

/**
 * The rows of a match, from its timeline alone: all of them, as `verify` compares them, or those of
 * the entries from the `first` on, as the write path stores them. Results are always all.
 */
export function projectionOf(game: AnyGame, timeline: Timeline, first = 0): Projection {
  const before = countRows(timeline, first);
  const ledger: Projection['postings'][number][] = [];
  const played: Projection['rounds'][number][] = [];
  const book = (output: Output, entry: number | null) => {
    const round = output.round?.number ?? null;
    for (const posting of output.postings) {
      ledger.push({ position: before.postings + ledger.length, round, entry, ...posting });
    }
  };
  if (first === 0) book(timeline.opening.output, null);
  for (const one of timeline.played.slice(first)) {
    book(one.output, one.number);
    const { round } = one.output;
    if (round === null) continue;
    const { number, dealer } = round;
    played.push({ number, entry: one.number, dealer, output: roundResult(one.number, round) });
  }
  return { rounds: played, postings: ledger, results: resultsOf(game, timeline) };
}

function resultsOf(game: AnyGame, timeline: Timeline): Result[] {
  const counted = countersOf(timeline);
  const places = placesOf(game, timeline.state);
  const pots = biggestPotsOf(timeline);
  return [...timeline.state.net].map(([ref, net]) => ({
    ref,
    net,
    place: places?.get(ref) ?? null,
    biggestPot: pots.get(ref) ?? ZERO,
    ...(counted.get(ref) ?? NOTHING_COUNTED),
  }));
}

/** What a rating is made of: everybody's place, and whether any round was played. */
function rankOf(rows: readonly Result[]): string {
  const placed = rows.filter(({ place }) => place !== null);
  const places = placed.map(({ ref, place }) => `${ref} ${place}`).sort();
  return [placed.some(({ rounds: dealt }) => dealt > 0), ...places].join('\n');
}

/** How many rows the entries before the `first` one made. */
function countRows(timeline: Timeline, first: number): { rounds: number; postings: number } {
  if (first === 0) return { rounds: 0, postings: 0 };
  const counted = timeline.played.slice(0, first);
  return {
    rounds: counted.filter((one) => one.output.round !== null).length,
    postings: counted.reduce(
      (count, one) => count + one.output.postings.length,
      timeline.opening.output.postings.length,
    ),
  };
}

/** Rewrites the projection of a match from the first round that changed; what was before it stays. */
export async function project(tx: Transaction, match: MatchRow, timeline: Timeline): Promise<void> {
  const { clubId, id: matchId, sessionId, game } = match;
  const rows = projectionOf(gameOf(match), timeline, timeline.kept);
  const kept = countRows(timeline, timeline.kept);
  await tx
    .delete(rounds)
    .where(
      and(eq(rounds.clubId, clubId), eq(rounds.matchId, matchId), gt(rounds.number, kept.rounds)),
    );
  await tx
    .delete(postings)
    .where(
      and(
        eq(postings.clubId, clubId),
        eq(postings.matchId, matchId),
        gte(postings.position, kept.postings),
      ),
    );
  const before = await tx
    .delete(results)
    .where(and(eq(results.clubId, clubId), eq(results.matchId, matchId)))
    .returning();
  if (rankOf(before) !== rankOf(rows.results)) {
    const [night] = await tx
      .select({ date: sessions.date })
      .from(sessions)
      .where(and(eq(sessions.clubId, clubId), eq(sessions.id, sessionId)));
    if (night) await outdateRatings(tx, clubId, [{ game, date: night.date }]);
  }
  await insertProjections(tx, match, [{ matchId, game, rows }]);
  await moveTallies(tx, match, [{ game, before, after: rows.results }]);
  await tx
    .update(matches)
    .set(standingOf(timeline))
    .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)));
}

/** What the match's own row says of its log. */
export function standingOf({ log, state: { status, pot } }: Timeline) {
  return { version: log.length, status, pot };
}

export interface NewMatch {
  readonly matchId: string;
  readonly game: GameId;
  readonly timeline: Timeline;
}

/**
 * The projections of matches of one night of which nothing is stored but their own rows, with their standing.
 * The caller has outdated the ratings of what is over.
 */
export async function projectNew(
  tx: Transaction,
  night: Night,
  played: readonly NewMatch[],
): Promise<void> {
  const projected = played.map(({ matchId, game, timeline }) => {
    return { matchId, game, rows: projectionOf(gameOf({ game }), timeline) };
  });
  await insertProjections(tx, night, projected);
  await moveTallies(
    tx,
    night,
    projected.map(({ game, rows }) => ({ game, before: [], after: rows.results })),
  );
}

type Night = Pick<MatchRow, 'clubId' | 'sessionId'>;

async function insertProjections(
  tx: Transaction,
  { clubId, sessionId }: Night,
  projected: readonly { matchId: string; game: string; rows: Projection }[],
): Promise<void> {
  const of = <Row>(rowsOf: (one: Projection) => readonly Row[]) =>
    projected.flatMap(({ matchId, rows }) =>
      rowsOf(rows).map((row) => ({ clubId, matchId, ...row })),
    );
  await insertRows(
    tx,
    rounds,
    of(({ rounds: played }) => played),
  );
  await insertRows(
    tx,
    postings,
    of(({ postings: ledger }) => ledger),
  );
  await insertRows(
    tx,
    results,
    projected.flatMap(({ matchId, game, rows }) =>
      rows.results.map((row) => ({ clubId, matchId, sessionId, game, ...row })),
    ),
  );
}
