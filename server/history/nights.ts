// The nights on which a player played, oldest first, with what each game of the night came to for him.
import { and, asc, eq, sql } from 'drizzle-orm';
import { matches, results, sessionPlayers, sessions } from '@/db/schema';
import { type Amount, sum } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';
import { exactTotal } from '@/server/exact-total';
import { groupedBy } from '@/server/grouped';

export interface PlayedNight {
  readonly sessionId: string;
  /** The club's local date. */
  readonly date: string;
  readonly name: string | null;
  readonly games: readonly {
    readonly game: string;
    readonly matches: number;
    readonly rounds: number;
    readonly units: Amount;
  }[];
  /** Exact net over the night's matches, which are all worth the same a unit. */
  readonly units: Amount;
  /** Whether every match of his is over. */
  readonly isOver: boolean;
}

/**
 * By when it was played, also where a match counts in the settlement of a later night. Who was entered
 * twice in a night and merged has played one night.
 */
export async function playedNights(
  db: Queryable,
  clubId: string,
  playerId: string,
): Promise<PlayedNight[]> {
  const rows = await db
    .select({
      sessionId: sessions.id,
      date: sessions.date,
      name: sessions.name,
      game: matches.game,
      matches: sql<number>`count(*)::int`,
      rounds: sql<number>`sum(${results.rounds})::int`,
      units: exactTotal(results.net),
      isOver: sql<boolean>`bool_and(${results.place} is not null)`,
    })
    .from(sessionPlayers)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, sessionPlayers.clubId), eq(sessions.id, sessionPlayers.sessionId)),
    )
    .innerJoin(
      results,
      and(
        eq(results.clubId, sessionPlayers.clubId),
        eq(results.sessionId, sessionPlayers.sessionId),
        eq(results.ref, sessionPlayers.ref),
      ),
    )
    .innerJoin(matches, and(eq(matches.clubId, results.clubId), eq(matches.id, results.matchId)))
    .where(and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.playerId, playerId)))
    .groupBy(sessions.clubId, sessions.id, matches.game)
    .orderBy(
      asc(sessions.date),
      asc(sessions.createdAt),
      asc(sessions.id),
      asc(sql`min(${matches.number})`),
    );
  const ofNight = groupedBy(rows, ({ sessionId }) => sessionId);
  return [...new Set(rows.map(({ sessionId }) => sessionId))].map((sessionId) => {
    const games = ofNight(sessionId);
    const { date, name } = games[0]!;
    return {
      sessionId,
      date,
      name,
      games: games.map(({ game, matches: count, rounds, units }) => {
        return { game, matches: count, rounds, units };
      }),
      units: sum(games.map(({ units }) => units)),
      isOver: games.every((one) => one.isOver),
    };
  });
}
