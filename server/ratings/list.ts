// Everybody's rating in one game: who has a place, and of whom too little is known yet.
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { clubs, players } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { placed, ranked } from '@/engine/match/places';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { eachGame } from '@/server/each-game';
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
    const most = ranked(known, (a, b) => b.matches - a.matches)[0]?.[0];
    const shown = asked.game ?? most?.game ?? null;
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

/** In the order in which games are listed everywhere. */
async function ratedGames(db: Queryable, clubId: string): Promise<GameRatings['games']> {
  const rows = await db.execute<GameRatings['games'][number]>(sql`
    select of.game, coalesce(last.number, 0) as matches
    from (values ${eachGame()}) of(game)
    left join lateral (select number from ratings r
      where r.club_id = ${clubId} and r.game = of.game
      order by r.date desc, r.number desc limit 1) last on true
    left join rating_gaps gap on gap.club_id = ${clubId} and gap.game = of.game
    where last.number is not null or gap.game is not null`);
  return GAME_IDS.flatMap((game) => rows.find((row) => row.game === game) ?? []);
}
