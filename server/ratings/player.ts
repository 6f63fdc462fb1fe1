// One player's rating in each game that he has played, and how it went.
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { ratingGaps, tallies } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { eachGame } from '@/server/each-game';
import { groupedBy } from '@/server/grouped';
import { playerIn, whoIsNow } from '@/server/players/player';
import { isProvisional, SETTLED_AFTER, type Strength, shownRating } from './rate';
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
    return { gaps: await gapsOf(tx, clubId, id), rows: await lastRows(tx, clubId, id) };
  });
  if (gaps.size > 0) refillSoon(db, clubId);
  const ofGame = groupedBy(rows, (row) => row.game);
  return {
    settledAfter: SETTLED_AFTER,
    recomputing: GAME_IDS.filter((game) => gaps.has(game)),
    games: GAME_IDS.flatMap((game) => {
      const [now, ...before] = ofGame(game);
      if (!now) return [];
      const { date: _date, game: _game, ...strength } = now;
      return [
        {
          game,
          provisional: isProvisional(now),
          ...strength,
          rating: shownRating(now),
          course: [now, ...before].reverse().map((one) => {
            return { date: one.date, rating: shownRating(one), matches: one.matches };
          }),
        },
      ];
    }),
  };
}

/** The games that he has played and of which ratings are missing: his own may all be gone for a moment. */
async function gapsOf(db: Queryable, clubId: string, playerId: string): Promise<Set<string>> {
  const gaps = await db
    .selectDistinct({ game: ratingGaps.game })
    .from(ratingGaps)
    .innerJoin(
      tallies,
      and(
        eq(tallies.clubId, ratingGaps.clubId),
        eq(tallies.playerId, playerId),
        eq(tallies.game, ratingGaps.game),
      ),
    )
    .where(eq(ratingGaps.clubId, clubId));
  return new Set(gaps.map(({ game }) => game));
}

interface Rated extends Strength {
  readonly game: GameId;
  readonly date: string;
}

/** Of each game the last ones, the newest first. */
async function lastRows(db: Queryable, clubId: string, playerId: string): Promise<Rated[]> {
  const rows = await db.execute<Pick<Rated, keyof Rated>>(sql`
    select of.game, last.date::text as date, last.mu, last.sigma, last.matches
    from (values ${eachGame()}) of(game)
    cross join lateral (select date, number, mu, sigma, matches from ratings r
      where r.club_id = ${clubId} and r.player_id = ${playerId} and r.game = of.game
      order by r.date desc, r.number desc limit ${MOST_POINTS}) last
    order by last.date desc, last.number desc`);
  return [...rows];
}
