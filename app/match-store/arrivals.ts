/** Takes in what the server has confirmed, and out of the queue what has thereby arrived. */
import { type Confirmed, NOTHING_CONFIRMED, takeIn } from './confirmed';
import { renamed } from './local-log';
import type { Change, Outbox } from './outbox';
import { knowing, saidAlready } from './rivals';
import type { ConfirmedEntry, OutboxItem } from './types';

export type Arrivals = ReturnType<typeof createArrivals>;

export function createArrivals(first: readonly ConfirmedEntry[], outbox: Outbox) {
  let known: Confirmed = takeIn(NOTHING_CONFIRMED, first);

  /** Should the shelf lag behind, the next visit finds the entry confirmed. */
  function drop(clientId: string, number: number): void {
    const items = outbox.items();
    const left = items.filter((one) => one.clientId !== clientId);
    const knowingIt = knowing(left, number, known.log);
    void outbox.change({ put: changedIn(knowingIt, items), take: [clientId] });
  }

  return {
    log: (): readonly ConfirmedEntry[] => known.log,
    /** Whether something has come before its predecessors. */
    hasGap: (): boolean => known.early.size > 0,

    /** @returns whether anything of it was new. */
    take(entries: readonly ConfirmedEntry[]): boolean {
      const before = known;
      known = takeIn(known, entries);
      return known !== before;
    },

    drop,

    /** Takes out what waits no longer: it is confirmed, or somebody else has said the same. */
    sweep(): void {
      const waiting = new Set(outbox.items().map((one) => one.clientId));
      for (const { clientId, number } of known.log) {
        if (waiting.has(clientId)) drop(clientId, number);
      }
      for (const { clientId } of outbox.items()) {
        // Giving one up gives another name to what those behind it correct.
        const item = outbox.items().find((one) => one.clientId === clientId);
        const number = item ? saidAlready(item, known.log) : null;
        if (item && number !== null)
          void outbox.change(givenUp(outbox.items(), item, number, known.log));
      }
    },
  };
}

function givenUp(
  items: readonly OutboxItem[],
  { clientId }: OutboxItem,
  number: number,
  log: readonly ConfirmedEntry[],
): Change {
  const left = items.filter((one) => one.clientId !== clientId);
  const put = knowing(left, number, log).map((one) => renamed(one, clientId, number));
  return { put: changedIn(put, items), take: [clientId] };
}

function changedIn(items: readonly OutboxItem[], before: readonly OutboxItem[]): OutboxItem[] {
  return items.filter((one) => !before.includes(one));
}
