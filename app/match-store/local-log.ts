/** The log as this phone sees it: what the server confirmed, then what waits here. */
import type { Entry, LogEntry } from '@/engine/match/entries';
import type { ConfirmedEntry, EntryRef, LogRow, OutboxItem, SentEntry } from './types';

/** Gives an entry's references their numbers; null where one names nothing that is known. */
export function resolve(
  entry: SentEntry,
  numberOf: (ref: EntryRef) => number | undefined,
): LogEntry | null {
  switch (entry.type) {
    case 'void':
    case 'amend': {
      const number = numberOf(entry.entry);
      return number === undefined ? null : { ...entry, entry: number };
    }
    case 'insert': {
      const number = numberOf(entry.before);
      return number === undefined ? null : { ...entry, before: number };
    }
    default:
      return entry;
  }
}

/** The entry that an entry names, if it is a correction. */
export function refOf(entry: SentEntry): EntryRef | null {
  if (entry.type === 'void' || entry.type === 'amend') return entry.entry;
  return entry.type === 'insert' ? entry.before : null;
}

/** The text that an entry brings to the table; null for a void. */
export function textOf(entry: SentEntry | LogEntry): Entry | null {
  if (entry.type === 'void') return null;
  return entry.type === 'amend' || entry.type === 'insert' ? entry.with : entry;
}

/** A void of an entry that was itself taken out of the queue names nothing and falls away. */
export function dependents(items: readonly OutboxItem[], clientId: string): string[] {
  const gone = new Set([clientId]);
  for (const item of items) {
    const ref = refOf(item.entry);
    if (typeof ref === 'string' && gone.has(ref)) gone.add(item.clientId);
  }
  return [...gone];
}

export function localRows(
  confirmed: readonly ConfirmedEntry[],
  items: readonly OutboxItem[],
  sending: string | null,
  earlier: readonly LogRow[],
): LogRow[] {
  const before = new Map(earlier.map((row) => [row.clientId, row]));
  const numbers = new Map(confirmed.map((one) => [one.clientId, one.number]));
  const numberOf = (ref: EntryRef) => (typeof ref === 'number' ? ref : numbers.get(ref));

  const rows: LogRow[] = confirmed.map((one) => {
    const known = before.get(one.clientId);
    if (known?.state === 'confirmed') return known;
    // The same object keeps the replay from starting over at an entry it has judged already.
    const entry = known && sameRefs(known.entry, one.entry) ? known.entry : one.entry;
    const { number, clientId, by } = one;
    return { number, clientId, entry, state: 'confirmed', by, at: entry.time ?? one.receivedAt };
  });
  for (const item of items) {
    const entry = resolve(item.entry, numberOf);
    if (entry === null) continue;
    const known = before.get(item.clientId);
    const kept = known && sameRefs(known.entry, entry) ? known.entry : entry;
    const state = item.clientId === sending ? 'sent' : 'onThisPhone';
    const number = rows.length + 1;
    numbers.set(item.clientId, number);
    const at = new Date(item.enteredAt).toISOString();
    rows.push({ number, clientId: item.clientId, entry: kept, state, by: null, at });
  }
  return rows;
}

function sameRefs(a: LogEntry, b: LogEntry): boolean {
  return refOf(a) === refOf(b) && a.type === b.type;
}

/** An item whose entry names another one that is now known otherwise. */
export function renamed(item: OutboxItem, from: string, to: EntryRef): OutboxItem {
  const { entry } = item;
  if ((entry.type === 'void' || entry.type === 'amend') && entry.entry === from) {
    return { ...item, entry: { ...entry, entry: to } };
  }
  if (entry.type === 'insert' && entry.before === from) {
    return { ...item, entry: { ...entry, before: to } };
  }
  return item;
}
