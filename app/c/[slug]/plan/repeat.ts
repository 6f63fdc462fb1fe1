/** The days of a club that meets again and again, from the first one on. */
import { dayAfter } from '@/server/clubs/local-time';

export const REPEATS = ['once', 'weekly', 'fortnightly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** @param date of the first night, `2026-11-26` */
export function repeated(date: string, repeat: Repeat, times: number): string[] {
  if (repeat === 'once') return [date];
  return Array.from({ length: times }, (_, index) => {
    if (repeat === 'monthly') return sameWeekdayLater(date, index);
    return dayAfter(date, index * (repeat === 'weekly' ? 7 : 14));
  });
}

/** The second Friday of a month stays the second; a fifth is the last where there are only four. */
function sameWeekdayLater(date: string, months: number): string {
  const first = new Date(`${date}T00:00:00Z`);
  const place = Math.floor((first.getUTCDate() - 1) / 7);
  const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
  const month = day.getUTCMonth();
  const untilWeekday = (first.getUTCDay() - day.getUTCDay() + 7) % 7;
  day.setUTCDate(1 + untilWeekday + place * 7);
  if (day.getUTCMonth() !== month) day.setUTCDate(day.getUTCDate() - 7);
  return day.toISOString().slice(0, 10);
}
