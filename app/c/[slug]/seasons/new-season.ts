/** What the form of a new season begins with: after the last one, or the running year. */
import { dayAfter } from '@/server/clubs/local-time';

export type SeasonDates = { name: string; from: string; to: string };

/** @param today the date of a night that begins now */
export function newSeason(
  seasons: readonly { name: string; to: string }[],
  today: string,
): SeasonDates {
  const last =
    seasons
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? '';
  const year = today.slice(0, 4);
  const from = last >= today ? dayAfter(last, 1) : `${year}-01-01`;
  const to = `${from.slice(0, 4)}-12-31`;
  const name = from.slice(0, 4);
  return { name: seasons.some((one) => one.name === name) ? '' : name, from, to };
}
