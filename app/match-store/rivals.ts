/** Two phones, one deed: what somebody else saved before a waiting entry could go out. */
import { isVoided, lastCorrection } from './confirmed';
import { resolve } from './local-log';
import { sameDeed, sameText } from './same-text';
import type { ConfirmedEntry, EntryRef, OutboxItem } from './types';

type Log = readonly ConfirmedEntry[];

/**
 * What others have saved of the same, still standing, that the scorer had not seen when he saved his:
 * rounds beside a round, the last correction of the entry that he corrects, a round put in at the
 * same place. Anything else that came between does not keep an entry waiting: the engine judges it
 * on the log as it then is.
 */
export function rivalsOf({ entry, seen }: Pick<OutboxItem, 'entry' | 'seen'>, log: Log): Log {
  const newer = log.slice(seen);
  const standing = newer.filter(({ number }) => !isVoided(number, log));
  switch (entry.type) {
    case 'round':
      return standing.filter((one) => one.entry.type === 'round');
    case 'void':
    case 'amend': {
      const target = numberIn(log, entry.entry);
      const last = target === undefined ? undefined : lastCorrection(target, newer);
      return last ? [last] : [];
    }
    case 'insert': {
      const before = numberIn(log, entry.before);
      return standing.filter((one) => one.entry.type === 'insert' && one.entry.before === before);
    }
    default:
      return [];
  }
}

/**
 * The number of the entry that has said already what a waiting one would say: the same one, carried
 * to another phone in a file, the same correction, or the close. Sending it would change nothing.
 */
export function saidAlready(
  { entry, seen }: Pick<OutboxItem, 'entry' | 'seen'>,
  log: Log,
): number | null {
  const newer = log.slice(seen);
  const numbered = resolve(entry, (ref) => numberIn(log, ref));
  if (numbered === null) return null;
  const carried = newer.find((one) => one.entry.time && sameText(one.entry, numbered));
  if (carried) return carried.number;
  if (numbered.type === 'close') {
    const close = newer.find((one) => one.entry.type === 'close' && !isVoided(one.number, log));
    return close?.number ?? null;
  }
  if (numbered.type !== 'void' && numbered.type !== 'amend') return null;
  const last = lastCorrection(numbered.entry, newer);
  const text = last?.entry.type === 'amend' ? last.entry.with : null;
  const same =
    numbered.type === 'void'
      ? last?.entry.type === 'void'
      : text !== null && sameDeed(text, numbered.with);
  return last && same ? last.number : null;
}

/**
 * After one of this phone's own entries was confirmed as `number`: those behind it were entered
 * knowing it, and nothing that stands between can hold them up.
 */
export function knowing(items: readonly OutboxItem[], number: number, log: Log): OutboxItem[] {
  const between = log.slice(0, number - 1);
  return items.map((item) => {
    if (item.seen >= number) return item;
    return rivalsOf(item, between).length > 0 ? item : { ...item, seen: number };
  });
}

/**
 * After somebody has decided beside the entry `number`: the rounds behind it come after that one too.
 * What else waits may still have rivals that nobody has looked at.
 */
export function having(items: readonly OutboxItem[], number: number, log: Log): OutboxItem[] {
  return knowing(items, number, log).map((item) =>
    item.entry.type === 'round' && item.seen < number ? { ...item, seen: number } : item,
  );
}

function numberIn(log: Log, ref: EntryRef): number | undefined {
  return typeof ref === 'number' ? ref : log.find((one) => one.clientId === ref)?.number;
}
