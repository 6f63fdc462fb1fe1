/** What the server has confirmed of a match, as far as this phone knows it. */
import type { ConfirmedEntry } from './types';

/**
 * Confirmed entries without a gap from the first on, and those that came before their predecessors.
 * Immutable; taking in what is known already changes nothing.
 */
export interface Confirmed {
  readonly log: readonly ConfirmedEntry[];
  readonly early: ReadonlyMap<number, ConfirmedEntry>;
}

export const NOTHING_CONFIRMED: Confirmed = { log: [], early: new Map() };

export function takeIn(known: Confirmed, entries: readonly ConfirmedEntry[]): Confirmed {
  const fresh = entries.filter((one) => one.number > known.log.length);
  if (fresh.length === 0) return known;
  const early = new Map(known.early);
  for (const one of fresh) early.set(one.number, one);
  const log = [...known.log];
  for (let next = early.get(log.length + 1); next; next = early.get(log.length + 1)) {
    early.delete(next.number);
    log.push(next);
  }
  return { log, early };
}

/** Whether an entry is taken out of the match as it stands. */
export function isVoided(number: number, log: readonly ConfirmedEntry[]): boolean {
  return lastCorrection(number, log)?.entry.type === 'void';
}

export function lastCorrection(
  number: number,
  log: readonly ConfirmedEntry[],
): ConfirmedEntry | undefined {
  return log.findLast(
    ({ entry }) => (entry.type === 'void' || entry.type === 'amend') && entry.entry === number,
  );
}
