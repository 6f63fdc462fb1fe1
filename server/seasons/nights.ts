// The nights between two dates with what each came to for everybody who played: all that a season is counted from.
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { results, sessionPlayers, sessions } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import type { Amount } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';
import { exactTotal } from '@/server/exact-total';
import { groupedBy } from '@/server/grouped';
import type { MatchPlaces } from './night-places';

export interface SeasonNight {
  readonly sessionId: string;
  /** The club's local date. */
  readonly date: string;
  readonly currency: string | null;
  readonly unitValue: Amount;
  /** Net units by player. Who was entered twice and merged, also within one night, is one. */
  readonly units: ReadonlyMap<string, Amount>;
  /**
   * Of each of its matches that is over and in which a round was played: nobody is better by one that was only
   * begun, as in ratings. None where they were not asked for.
   */
  readonly matches: readonly MatchPlaces[];
}

export interface Span {
  /** The first and the last date that counts. */
  readonly from: string;
  readonly to: string;
  /** Null for all games. */
  readonly game: GameId | null;
  /** Whether places in matches are asked for as well. */
  readonly places?: boolean;
}

/**
 * In the order in which they were played; a night on which nothing of the game was played is not there.
 */
export async function nightsOf(
  db: Queryable,
  clubId: string,
  { from, to, game, places = false }: Span,
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
      sat: places ? satIn : sql<null>`null`,
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
    return played.length === 0 ? [] : [{ ...night, units, matches: placesIn(played) }];
  });
}

interface Sat {
  readonly matchId: string;
  readonly place: number;
  readonly rounds: number;
}

/** In each match that is over; of one row a match, which is read for its units as well. */
const satIn = sql`
  string_agg(${results.matchId} || ' ' || ${results.place} || ' ' || ${results.rounds}, ',')`.mapWith(
  (all: string): Sat[] =>
    all.split(',').map((one) => {
      const [matchId = '', place, rounds] = one.split(' ');
      return { matchId, place: Number(place), rounds: Number(rounds) };
    }),
);

function placesIn(
  played: readonly { readonly playerId: string; readonly sat: readonly Sat[] | null }[],
): MatchPlaces[] {
  const all = new Map<string, Map<string, number>>();
  const begun = new Set<string>();
  for (const { playerId, sat } of played) {
    for (const { matchId, place, rounds } of sat ?? []) {
      const places = all.get(matchId) ?? new Map<string, number>();
      all.set(matchId, places.set(playerId, place));
      if (rounds > 0) begun.add(matchId);
    }
  }
  return [...all].flatMap(([id, places]) => (begun.has(id) && places.size > 1 ? [places] : []));
}
