/** The ways out of a stop, as what they change in the queue. Nothing here writes or sends. */
import { dependents, renamed } from './local-log';
import type { Change } from './outbox';
import { having } from './rivals';
import type { ConfirmedEntry, EntryRef, OutboxItem, SentEntry } from './types';

type Items = readonly OutboxItem[];
type Log = readonly ConfirmedEntry[];

/**
 * Takes a waiting entry out, and the corrections that name it.
 * @param instead what counts in its place: the entries behind it were entered knowing that one
 */
export function discarded(
  items: Items,
  clientId: string,
  log: Log,
  instead?: ConfirmedEntry,
): Change {
  const take = dependents(items, clientId);
  const left = items.filter((one) => !take.includes(one.clientId));
  return { take, put: instead ? having(left, instead.number, log) : [] };
}

/** Another text at the same place in the queue; what names the old one follows. */
export function replaced(
  items: Items,
  clientId: string,
  by: { readonly clientId: string; readonly entry: SentEntry; readonly seen: number },
): Change {
  return { take: [clientId], put: [...following(items, clientId, by.clientId, by).values()] };
}

/**
 * Puts a waiting entry in the place of one that another phone saved: a round becomes its amendment,
 * a correction follows the other one and so is the last word.
 */
export function inPlaceOf(
  items: Items,
  item: OutboxItem,
  theirs: ConfirmedEntry,
  fresh: string,
  log: Log,
): Change {
  const { entry } = item;
  const { number } = theirs;
  if (entry.type === 'void' || entry.type === 'amend') return kept(items, item, number, log);
  const deed = entry.type === 'insert' ? entry.with : entry;
  const { time } = entry;
  const amend: SentEntry = { ...(time && { time }), type: 'amend', entry: number, with: deed };
  const changed = following(items, item.clientId, number, { clientId: fresh, entry: amend });
  const put = items.map((one) => changed.get(one.clientId) ?? one);
  return { take: [item.clientId], put: having(put, number, log) };
}

/** Lets an entry follow what others have saved beside it, up to `number`. */
export function kept(items: Items, item: OutboxItem, number: number, log: Log): Change {
  const put = having(items, number, log);
  return {
    put: put.map((one) => (one.clientId === item.clientId ? { ...one, seen: number } : one)),
  };
}

/** An entry as it becomes, and those that name it, by what they were called before. */
function following(
  items: Items,
  from: string,
  to: EntryRef,
  by: Partial<OutboxItem>,
): ReadonlyMap<string, OutboxItem> {
  const changed = new Map<string, OutboxItem>();
  for (const item of items) {
    const now = item.clientId === from ? { ...item, ...by } : renamed(item, from, to);
    if (now !== item) changed.set(item.clientId, now);
  }
  return changed;
}
