/** The day of a night as one speaks of it: with its weekday, and with the year once that is another one. */
import { formatDate } from '@/app/ui/format';

/** Call it on the server only, as `formatDate`. */
export function nightDay(isoDate: string, locale: string, now: Date = new Date()): string {
  const thisYear = isoDate.startsWith(`${now.getUTCFullYear()}-`);
  return formatDate(isoDate, locale, { weekday: thisYear, year: !thisYear });
}
