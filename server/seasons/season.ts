// One season, read or about to be written, and what its table comes to now.
import { and, eq } from 'drizzle-orm';
import { seasons } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { amount } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import type { ClubRow } from '@/server/clubs/club';
import { nightDate } from '@/server/clubs/local-time';
import type { Queryable, Transaction } from '@/server/database';
import { strengthsUntil } from '@/server/ratings/last';
import { isProvisional, shownRating } from '@/server/ratings/rate';
import { found, Refusal } from '@/server/refusal';
import { nightsOf, type SeasonNight } from './nights';
import type { Season } from './schemas';
import { type SeasonRule, type Standing, tableOf } from './table';

export type SeasonRow = typeof seasons.$inferSelect;

export function isSeason({ clubId }: Pick<Scope, 'clubId'>, seasonId: string) {
  return and(eq(seasons.clubId, clubId), eq(seasons.id, seasonId));
}

/** @throws Refusal `not-found` */
export async function seasonIn(db: Queryable, scope: Scope, seasonId: string): Promise<SeasonRow> {
  const [row] = await db.select().from(seasons).where(isSeason(scope, seasonId));
  return found(row);
}

/** Every write of a season takes its lock first. @throws Refusal `not-found` */
export async function lockSeason(
  tx: Transaction,
  scope: Scope,
  seasonId: string,
): Promise<SeasonRow> {
  const [row] = await tx.select().from(seasons).where(isSeason(scope, seasonId)).for('update');
  return found(row);
}

/** What is closed is opened again before it is changed. */
export function refuseClosed({ closedAt }: SeasonRow): void {
  if (closedAt !== null) throw new Refusal('season-closed');
}

/** What somebody decides of a season he decides of what he has seen. @throws Refusal `conflict` where it has changed since */
export function refuseStale({ version }: SeasonRow, expectedVersion: number): void {
  if (version !== expectedVersion) throw new Refusal('conflict');
}

/** How far it is. What is over may be closed: no night of its dates begins any more. */
export function stateOf(
  { from, to, closedAt }: Pick<SeasonRow, 'from' | 'to' | 'closedAt'>,
  { timeZone }: Pick<ClubRow, 'timeZone'>,
): Season['state'] {
  if (closedAt !== null) return 'closed';
  const today = nightDate(new Date(), timeZone);
  if (today < from) return 'planned';
  return today <= to ? 'running' : 'over';
}

/** The game that it is of; null for all together. */
export function gameOf({ game }: Pick<SeasonRow, 'game'>): GameId | null {
  return GAME_IDS.find((one) => one === game) ?? null;
}

export function ruleOf(season: SeasonRow): SeasonRule {
  const { score, game, currency, bestOf, minNights, points } = season;
  return { score, inUnits: game !== null, currency, bestOf, minNights, points };
}

export interface CountedSeason {
  /** Whether it counts ratings some of which are missing, since something before was changed. */
  readonly recomputing: boolean;
  readonly nights: readonly SeasonNight[];
  readonly table: readonly Standing[];
}

/** From the nights as they are now, also of a season that is closed. */
export async function countSeason(db: Queryable, season: SeasonRow): Promise<CountedSeason> {
  const { clubId, from, to, score } = season;
  const game = gameOf(season);
  const nights = await nightsOf(db, clubId, { from, to, game, places: score === 'places' });
  if (score !== 'rating' || game === null) {
    return { nights, table: tableOf(nights, ruleOf(season)), recomputing: false };
  }
  const { strengths, missing } = await strengthsUntil(db, clubId, game, to);
  const ratings = new Map(
    [...strengths].map(([id, own]) => {
      return [id, { score: amount(shownRating(own)), provisional: isProvisional(own) }];
    }),
  );
  return { nights, table: tableOf(nights, ruleOf(season), ratings), recomputing: missing };
}
