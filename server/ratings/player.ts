// One player's rating in each game that he has played, and how it went.
import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { ratingGaps, ratings } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { playerIn, whoIsNow } from '@/server/players/player';
import { isProvisional, SETTLED_AFTER, shownRating } from './rate';
import { refillSoon } from './refill';
import type { playerRatings } from './schemas';

export type PlayerRatings = z.infer<typeof playerRatings>;

/** More than a phone can show apart. */
const MOST_POINTS = 200;

/** Who became another is the other by now. @throws Refusal `not-found` */
export async function getPlayerRatings(
  db: Database,
  scope: Scope,
  input: { readonly playerId: string },
): Promise<PlayerRatings> {
  const { clubId } = scope;
  const { gaps, rows } = await snapshot(db, async (tx) => {
    const { id } = await playerIn(tx, scope, await whoIsNow(tx, clubId, input.playerId));
    const courses = [];
    for (const game of GAME_IDS) {
      const last = await tx
        .select({
          date: ratings.date,
          mu: ratings.mu,
          sigma: ratings.sigma,
          matches: ratings.matches,
        })
        .from(ratings)
        .where(and(eq(ratings.clubId, clubId), eq(ratings.playerId, id), eq(ratings.game, game)))
        .orderBy(desc(ratings.date), desc(ratings.number))
        .limit(MOST_POINTS);
      courses.push({ game, last });
    }
    const open = await tx
      .select({ game: ratingGaps.game })
      .from(ratingGaps)
      .where(eq(ratingGaps.clubId, clubId));
    return { gaps: new Set(open.map(({ game }) => game)), rows: courses };
  });
  if (gaps.size > 0) refillSoon(db, clubId);
  return {
    settledAfter: SETTLED_AFTER,
    games: rows.flatMap(({ game, last: [now, ...before] }) => {
      if (!now) return [];
      const { date: _date, ...strength } = now;
      return [
        {
          game,
          recomputing: gaps.has(game),
          provisional: isProvisional(now),
          ...strength,
          rating: shownRating(now),
          course: [now, ...before].reverse().map((one) => {
            return { date: one.date, rating: shownRating(one) };
          }),
        },
      ];
    }),
  };
}
