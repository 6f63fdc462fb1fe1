/** The date of a night that begins now: the day changes at noon. */

/** @returns the club's local date, `2026-11-26`; before noon it is the day before. */
export function nightDate(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const day = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  if (part('hour') < 12) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
