// The nights between two dates with what each came to for everybody who played: all that a season is counted from.
import { and, asc, between, eq, sql } from 'drizzle-orm';
import { results, sessionPlayers, sessions } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import type { Amount } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';

export interface SeasonNight {
  readonly sessionId: string;
  /** The club's local date. */
  readonly date: string;
  readonly currency: string | null;
  readonly unitValue: Amount;
  /** Net units by player. Who was entered twice and merged, also within one night, is one. */
  readonly units: ReadonlyMap<string, Amount>;
}

export interface Span {
  /** The first and the last date that counts. */
  readonly from: string;
  readonly to: string;
  /** Null for all games. */
  readonly game: GameId | null;
}

/** In the order in which they were played; a night on which nothing of the game was played is not there. */
export async function nightsOf(
  db: Queryable,
  clubId: string,
  { from, to, game }: Span,
): Promise<SeasonNight[]> {
  const rows = await db
    .select({
      sessionId: sessions.id,
      date: sessions.date,
      currency: sessions.currency,
      unitValue: sessions.unitValue,
      playerId: sessionPlayers.playerId,
      units: sql<Amount>`exact_sum(${results.net})`.mapWith(results.net),
    })
    .from(sessions)
    .innerJoin(
      results,
      and(eq(results.clubId, sessions.clubId), eq(results.sessionId, sessions.id)),
    )
    .innerJoin(
      sessionPlayers,
      and(
        eq(sessionPlayers.clubId, results.clubId),
        eq(sessionPlayers.sessionId, results.sessionId),
        eq(sessionPlayers.ref, results.ref),
      ),
    )
    .where(
      and(
        eq(sessions.clubId, clubId),
        between(sessions.date, from, to),
        game === null ? undefined : eq(results.game, game),
      ),
    )
    .groupBy(sessions.clubId, sessions.id, sessionPlayers.playerId)
    .orderBy(asc(sessions.date), asc(sessions.createdAt), asc(sessions.id));
  const nights = new Map<string, SeasonNight & { units: Map<string, Amount> }>();
  for (const { playerId, units, ...night } of rows) {
    const so = nights.get(night.sessionId) ?? { ...night, units: new Map<string, Amount>() };
    so.units.set(playerId, units);
    nights.set(night.sessionId, so);
  }
  return [...nights.values()];
}
