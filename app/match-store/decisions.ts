/** The ways out of a stop, as what they change in the queue. Nothing here writes or sends. */
import { dependents, renamed } from './local-log';
import type { Change } from './outbox';
import type { ConfirmedEntry, EntryRef, OutboxItem, SentEntry } from './types';

type Items = readonly OutboxItem[];

/**
 * Takes a waiting entry out, and the corrections that name it.
 * @param instead what counts in its place: the entries behind it were entered knowing that one
 */
export function discarded(items: Items, clientId: string, instead?: ConfirmedEntry): Change {
  const take = dependents(items, clientId);
  const left = items.filter((one) => !take.includes(one.clientId));
  return { take, put: instead ? having(left, instead.number) : [] };
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
): Change {
  const { entry } = item;
  const { number } = theirs;
  if (entry.type === 'void' || entry.type === 'amend') {
    return { put: having(items, number) };
  }
  const deed = entry.type === 'insert' ? entry.with : entry;
  const { time } = entry;
  const amend: SentEntry = { ...(time && { time }), type: 'amend', entry: number, with: deed };
  const changed = following(items, item.clientId, number, { clientId: fresh, entry: amend });
  const put = items.map((one) => changed.get(one.clientId) ?? one);
  return { take: [item.clientId], put: having(put, number) };
}

/** Everything that waits is entered knowing all that is confirmed. */
export function kept(items: Items, confirmed: number): Change {
  return { put: having(items, confirmed) };
}

function having(items: Items, number: number): OutboxItem[] {
  return items.map((one) => ({ ...one, seen: Math.max(one.seen, number) }));
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
