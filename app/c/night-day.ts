/** The day of a night as one speaks of it: with its weekday, and with the year once that is another one. */
import { formatDate } from '@/app/ui/format';

/** Call it on the server only, as `formatDate`. */
export function nightDay(isoDate: string, locale: string, now: Date = new Date()): string {
  const thisYear = isoDate.startsWith(`${now.getUTCFullYear()}-`);
  const day = formatDate(isoDate, locale, { weekday: thisYear, year: !thisYear });
  // It stands as a title; Spanish and Portuguese write weekdays small.
  return day.charAt(0).toUpperCase() + day.slice(1);
}
