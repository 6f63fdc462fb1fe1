// The nights between two dates with what each came to for everybody who played: all that a season is counted from.
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { results, sessionPlayers, sessions } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import type { Amount } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';
import { exactTotal } from '@/server/exact-total';
import { groupedBy } from '@/server/grouped';

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

/**
 * In the order in which they were played; a night on which nothing of the game was played is not there.
 */
export async function nightsOf(
  db: Queryable,
  clubId: string,
  { from, to, game }: Span,
): Promise<SeasonNight[]> {
  const nights = await db
    .select({
      sessionId: sessions.id,
      date: sessions.date,
      currency: sessions.currency,
      unitValue: sessions.unitValue,
    })
    .from(sessions)
    .where(and(eq(sessions.clubId, clubId), between(sessions.date, from, to)))
    .orderBy(asc(sessions.date), asc(sessions.createdAt), asc(sessions.id));
  if (nights.length === 0) return [];
  const ids = nights.map(({ sessionId }) => sessionId);
  const rows = await db
    .select({
      sessionId: results.sessionId,
      playerId: sessionPlayers.playerId,
      units: exactTotal(results.net),
    })
    .from(results)
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
        eq(results.clubId, clubId),
        // Said of both, so that each is found by its index.
        inArray(results.sessionId, ids),
        inArray(sessionPlayers.sessionId, ids),
        game === null ? undefined : eq(results.game, game),
      ),
    )
    .groupBy(results.sessionId, sessionPlayers.playerId);
  const playedOn = groupedBy(rows, ({ sessionId }) => sessionId);
  return nights.flatMap((night) => {
    const played = playedOn(night.sessionId);
    const units = new Map(played.map((one) => [one.playerId, one.units]));
    return played.length === 0 ? [] : [{ ...night, units }];
  });
}
