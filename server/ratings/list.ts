// Everybody's rating in one game: who has a place, and of whom too little is known yet.
import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { clubs, players, ratingGaps, ratings } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { placed, ranked } from '@/engine/match/places';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { isSomebody } from '@/server/players/player';
import { hasGap, lastStrengths } from './last';
import { isProvisional, SETTLED_AFTER, shownRating } from './rate';
import { refillSoon } from './refill';
import type { gameRatings } from './schemas';

export type GameRatings = z.infer<typeof gameRatings>;

/** Who became another player, or whose name is gone, is not among them. */
export async function listRatings(
  db: Database,
  { clubId }: Scope,
  asked: { readonly game?: GameId | undefined },
): Promise<GameRatings> {
  const { games, game, recomputing, strengths, people, locale } = await snapshot(db, async (tx) => {
    const known = await ratedGames(tx, clubId);
    const shown = asked.game ?? known[0]?.game ?? null;
    const [club] = await tx
      .select({ locale: clubs.locale })
      .from(clubs)
      .where(eq(clubs.id, clubId));
    return {
      games: known,
      game: shown,
      recomputing: shown !== null && (await hasGap(tx, clubId, shown)),
      strengths: shown === null ? new Map() : await lastStrengths(tx, clubId, shown),
      people: await tx
        .select({ playerId: players.id, name: players.name })
        .from(players)
        .where(and(eq(players.clubId, clubId), isSomebody(tx))),
      locale: club?.locale,
    };
  });
  if (recomputing) refillSoon(db, clubId);
  const { compare } = new Intl.Collator(locale);
  const rated = people
    .flatMap((one) => {
      const strength = strengths.get(one.playerId);
      return strength ? [{ ...one, ...strength, rating: shownRating(strength) }] : [];
    })
    .sort((a, b) => compare(a.name, b.name) || (a.playerId < b.playerId ? -1 : 1));
  const groups = (all: typeof rated) => ranked(all, (a, b) => Number(b.rating) - Number(a.rating));
  return {
    games,
    game,
    recomputing,
    settledAfter: SETTLED_AFTER,
    ranked: placed(groups(rated.filter((one) => !isProvisional(one)))).flatMap(
      ({ place, equals }) => equals.map((one) => ({ ...one, place })),
    ),
    provisional: groups(rated.filter(isProvisional)).flat(),
  };
}

/** Those of the most matches first. */
async function ratedGames(db: Queryable, clubId: string): Promise<GameRatings['games']> {
  const gaps = await db
    .select({ game: ratingGaps.game })
    .from(ratingGaps)
    .where(eq(ratingGaps.clubId, clubId));
  const missing = new Set(gaps.map(({ game }) => game));
  const games = [];
  for (const game of GAME_IDS) {
    const [last] = await db
      .select({ matches: ratings.number })
      .from(ratings)
      .where(and(eq(ratings.clubId, clubId), eq(ratings.game, game)))
      .orderBy(desc(ratings.date), desc(ratings.number))
      .limit(1);
    if (last || missing.has(game)) games.push({ game, matches: last?.matches ?? 0 });
  }
  return games.sort((a, b) => b.matches - a.matches);
}
