// What a season may count and how much of it, and what a place gives: without forms, for pages too.
import type { SeasonSaid } from './schemas';

export { SEASON_SCORES, type SeasonScore } from '@/db/schema/choices';

/** Four a year for fifty years; a club's list of them is read whole. */
export const MOST_SEASONS = 200;

export const DEFAULT_POINTS: readonly number[] = [10, 7, 5, 3, 2, 1];

/** More nights than a season has; a limit beyond it says nothing. */
export const MOST_NIGHTS = 1000;
export const MOST_POINTS = 1000;
export const MOST_PLACES = 20;
/** A season is read whole, so it has an end. */
const MOST_DAYS = 2 * 366;
/** So that the day after it, on which the next one begins, is a date of four digits too. */
const LAST_DAY = '9998-12-31';
const DAY = 86_400_000;

/** For the first, the second, …: whoever stands behind never gets more. */
export function neverRises(points: readonly number[]): boolean {
  return points.every((own, at) => at === 0 || own <= (points[at - 1] ?? 0));
}

/** Where what is said does not go together; null where it does. */
export function mistakeIn({
  from,
  to,
  game,
  score,
}: Pick<SeasonSaid, 'from' | 'to' | 'game' | 'score'>): 'to' | 'game' | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0 || days > MOST_DAYS || to > LAST_DAY) return 'to';
  return score === 'rating' && game === null ? 'game' : null;
}
