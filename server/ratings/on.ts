// What everybody's rating was at the end of a day, for who compares players over a time.
import { type Database, snapshot } from '@/server/database';
import { hasGap, lastStrengths } from './last';
import type { Strength } from './rate';
import { refillSoon } from './refill';

export interface Ratings {
  /** Whether some of them are missing or old, since something before was changed. */
  readonly recomputing: boolean;
  /** By player, as he is known by now; who has not been rated yet is not among them. */
  readonly strengths: ReadonlyMap<string, Strength>;
}

/**
 * What everybody's rating in a game was when a day was over. Where it is being recomputed, that is done soon.
 * @param date of a night; its matches count
 */
export async function ratingsOn(
  db: Database,
  clubId: string,
  game: string,
  date: string,
): Promise<Ratings> {
  const read = await snapshot(db, async (tx) => ({
    recomputing: await hasGap(tx, clubId, game, date),
    strengths: await lastStrengths(tx, clubId, game, { until: date }),
  }));
  if (read.recomputing) refillSoon(db, clubId);
  return read;
}
