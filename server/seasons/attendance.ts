// Who came to how many of how many nights, and how many there were in each month.
import type { SeasonNight } from './nights';

export interface Attendance {
  readonly nights: number;
  /** Every month from the first to the last of the span, `2026-11`, also those without a night. */
  readonly months: readonly { readonly month: string; readonly nights: number }[];
  /** Who came most often first. */
  readonly people: readonly { readonly playerId: string; readonly nights: number }[];
}

/**
 * How much of a span there has been: until today, or until the last night where somebody entered it ahead of its
 * date, so that every night that is counted lies within.
 * @param nights those of the span, in order
 */
export function soFar(
  nights: readonly SeasonNight[],
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { from: string; to: string } {
  const until = today < to ? today : to;
  const last = nights.at(-1)?.date;
  return { from, to: last !== undefined && last > until ? last : until };
}

/** @param to months after this date are not told, as they are yet to come */
export function attendanceOf(
  nights: readonly SeasonNight[],
  { from, to }: { readonly from: string; readonly to: string },
): Attendance {
  const months = new Map(monthsOf(from, to).map((month) => [month, 0]));
  const people = new Map<string, number>();
  for (const { date, units } of nights) {
    const month = date.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + 1);
    for (const playerId of units.keys()) people.set(playerId, (people.get(playerId) ?? 0) + 1);
  }
  return {
    nights: nights.length,
    months: [...months]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, count]) => {
        return { month, nights: count };
      }),
    people: [...people]
      .map(([playerId, count]) => ({ playerId, nights: count }))
      .sort((a, b) => b.nights - a.nights),
  };
}

function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) {
    months.push(month);
  }
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}`;
}
