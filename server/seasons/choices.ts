// What a season may count, and what a place gives unless somebody says otherwise: without forms, for pages too.
export { SEASON_SCORES, type SeasonScore } from '@/db/schema/choices';

export const DEFAULT_POINTS: readonly number[] = [10, 7, 5, 3, 2, 1];
