/** Where the outbox lies: IndexedDB on a phone, memory in a story told by a test. */
import type { OutboxItem } from './types';

export interface Shelf {
  /** Whether what is put here survives a reload. */
  readonly durable: boolean;
  /** The waiting entries of a match, in the order in which they go out. */
  load(matchId: string): Promise<OutboxItem[]>;
  /** Puts and takes in one transaction. */
  change(put: readonly OutboxItem[], take: readonly string[]): Promise<void>;
}

/** @param items shared by the tabs of a phone */
export function memoryShelf(durable = false, items = new Map<string, OutboxItem>()): Shelf {
  return {
    durable,
    load: async (matchId) => inPlace([...items.values()].filter((one) => one.matchId === matchId)),
    change: async (put, take) => {
      for (const clientId of take) items.delete(clientId);
      for (const item of put) items.set(item.clientId, item);
    },
  };
}

/** Two tabs may have given the same place; every tab then has to see the same order. */
export function inPlace(items: readonly OutboxItem[]): OutboxItem[] {
  return [...items].sort(
    (a, b) => a.place - b.place || a.enteredAt - b.enteredAt || (a.clientId < b.clientId ? -1 : 1),
  );
}
