// Everybody's rating in one game: who has a place, and of whom too little is known yet.
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { clubs, players } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import { placed, ranked } from '@/engine/match/places';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
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
  { game }: { readonly game: GameId },
): Promise<GameRatings> {
  const { recomputing, strengths, people, locale } = await snapshot(db, async (tx) => {
    const [club] = await tx
      .select({ locale: clubs.locale })
      .from(clubs)
      .where(eq(clubs.id, clubId));
    return {
      recomputing: await hasGap(tx, clubId, game),
      strengths: await lastStrengths(tx, clubId, game),
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
    game,
    recomputing,
    settledAfter: SETTLED_AFTER,
    ranked: placed(groups(rated.filter((one) => !isProvisional(one)))).flatMap(
      ({ place, equals }) => equals.map((one) => ({ ...one, place })),
    ),
    provisional: groups(rated.filter(isProvisional)).flat(),
  };
}
