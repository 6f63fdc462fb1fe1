/** Two phones, one round: what somebody else saved before a waiting round could go out. */
import type { ConfirmedEntry, OutboxItem } from './types';

/**
 * Rounds of others, still standing, that the scorer had not seen when he saved his. Anything else
 * that came between does not keep an entry waiting: the engine judges it on the log as it then is.
 */
export function rivalsOf(
  item: OutboxItem,
  confirmed: readonly ConfirmedEntry[],
): readonly ConfirmedEntry[] {
  if (item.entry.type !== 'round') return [];
  return confirmed
    .slice(item.seen)
    .filter(({ entry, number }) => entry.type === 'round' && !isVoided(number, confirmed));
}

function isVoided(number: number, confirmed: readonly ConfirmedEntry[]): boolean {
  const last = confirmed.findLast(
    ({ entry }) => (entry.type === 'void' || entry.type === 'amend') && entry.entry === number,
  );
  return last?.entry.type === 'void';
}

/**
 * After one of this phone's own entries was confirmed as `number`: those behind it were entered
 * knowing it, and nothing that stands between can hold them up.
 */
export function knowing(
  items: readonly OutboxItem[],
  number: number,
  confirmed: readonly ConfirmedEntry[],
): OutboxItem[] {
  return items.map((item) => {
    if (item.seen >= number) return item;
    const between = confirmed.slice(0, number - 1);
    return rivalsOf({ ...item, entry: { type: 'round' } }, between).length > 0
      ? item
      : { ...item, seen: number };
  });
}
