// Moments as the clock on the club's wall shows them, and back.

export interface LocalTime {
  /** `2026-11-26` */
  readonly date: string;
  /** `19:30` */
  readonly time: string;
}

/** @param timeZone a name of the time zone database */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return { date, time: `${part('hour')}:${part('minute')}` };
}

const MINUTE = 60_000;

/**
 * The moment at which the club's clock shows this. Of an hour that comes twice in autumn it is the first;
 * an hour that is left out in spring is moved on by what is left out.
 */
export function momentAt(local: LocalTime, timeZone: string): Date {
  const wall = wallOf(local);
  const offsetAt = (at: number) =>
    wallOf(localTime(new Date(at), timeZone)) - Math.floor(at / MINUTE) * MINUTE;
  // The offsets of the day before and of the day after: one of them is in force.
  const offsets = [offsetAt(wall - 1440 * MINUTE), offsetAt(wall + 1440 * MINUTE)];
  const candidates = offsets.map((offset) => wall - offset);
  const right = candidates.filter((at) => at + offsetAt(at) === wall);
  return new Date(right.length > 0 ? Math.min(...right) : (candidates[0] ?? wall));
}

const wallOf = ({ date, time }: LocalTime) => Date.parse(`${date}T${time}:00Z`);

/**
 * The date of a night that begins now: the day changes at noon.
 * @returns the club's local date, `2026-11-26`; before noon it is the day before
 */
export function nightDate(now: Date, timeZone: string): string {
  const { date, time } = localTime(now, timeZone);
  return time < '12:00' ? dayAfter(date, -1) : date;
}

/** @param days to go forward, or back where it is below zero */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
