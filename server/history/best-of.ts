// The biggest pot that a player won in each game, and what became of his re-entries.
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { results, sessionPlayers, sessions } from '@/db/schema';
import { amountText, ZERO } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';
import { exactTotal } from '@/server/exact-total';

export interface WonPot {
  /** Exact units. */
  readonly units: string;
  readonly sessionId: string;
  readonly date: string;
}

/** Of matches in which he bought back at least once. */
export interface Reentries {
  readonly matches: number;
  readonly bought: number;
  /** How many of those matches he won. */
  readonly won: number;
  /** What they came to for him, with what the re-entries cost. */
  readonly units: string;
}

const ownResults = and(
  eq(results.clubId, sessionPlayers.clubId),
  eq(results.sessionId, sessionPlayers.sessionId),
  eq(results.ref, sessionPlayers.ref),
);

const ofPlayer = (clubId: string, playerId: string) =>
  and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.playerId, playerId));

/** By game; of several that were as big the first. Who never took anything has none. */
export async function biggestPots(
  db: Queryable,
  clubId: string,
  playerId: string,
): Promise<Map<string, WonPot>> {
  const rows = await db
    .selectDistinctOn([results.game], {
      game: results.game,
      units: results.biggestPot,
      sessionId: results.sessionId,
      date: sessions.date,
    })
    .from(sessionPlayers)
    .innerJoin(results, ownResults)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, results.clubId), eq(sessions.id, results.sessionId)),
    )
    .where(and(ofPlayer(clubId, playerId), ne(results.biggestPot, ZERO)))
    .orderBy(
      asc(results.game),
      desc(sql`exact_order(${results.biggestPot})`),
      asc(sessions.date),
      asc(sessions.createdAt),
      asc(sessions.id),
    );
  return new Map(
    rows.map(({ game, units, ...night }) => [game, { units: amountText(units), ...night }]),
  );
}

/** By game; where he never bought back there is none. */
export async function reentriesOf(
  db: Queryable,
  clubId: string,
  playerId: string,
): Promise<Map<string, Reentries>> {
  const rows = await db
    .select({
      game: results.game,
      matches: sql<number>`count(*)::int`,
      bought: sql<number>`sum(${results.reenganches})::int`,
      won: sql<number>`sum(${results.won})::int`,
      units: exactTotal(results.net),
    })
    .from(sessionPlayers)
    .innerJoin(results, ownResults)
    .where(and(ofPlayer(clubId, playerId), gt(results.reenganches, 0)))
    .groupBy(results.game);
  return new Map(
    rows.map(({ game, units, ...counted }) => [game, { ...counted, units: amountText(units) }]),
  );
}
