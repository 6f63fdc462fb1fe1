/** What waits on this phone: changed in memory at once and in one step, then written down in that order. */
import { inPlace, type Shelf } from './shelf';
import type { OutboxItem } from './types';

export interface Change {
  readonly put?: readonly OutboxItem[];
  readonly take?: readonly string[];
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(matchId: string, shelf: Shelf) {
  let items: readonly OutboxItem[] = [];
  let lastPlace = 0;
  let writing: Promise<void> = Promise.resolve();
  /** Changed in memory and not yet on the shelf, oldest first. */
  let unwritten: readonly Change[] = [];

  function written(work: () => Promise<void>): Promise<void> {
    const done = writing.then(work);
    // One write that fails keeps nothing behind it from being written.
    writing = done.catch(() => {});
    return done;
  }

  function set(next: readonly OutboxItem[]): void {
    items = inPlace(next);
    lastPlace = Math.max(lastPlace, ...items.map((one) => one.place));
  }

  return {
    items: (): readonly OutboxItem[] => items,
    durable: (): boolean => shelf.durable,
    nextPlace: (): number => lastPlace + 1,

    /** @returns when it lies on the shelf. */
    change(change: Change): Promise<void> {
      set(applied(items, change));
      unwritten = [...unwritten, change];
      return written(async () => {
        try {
          await shelf.change(change.put ?? [], change.take ?? []);
        } finally {
          unwritten = unwritten.filter((one) => one !== change);
        }
      });
    },

    /** Takes over what lies on the shelf, where an earlier visit or another tab has put it. */
    refresh(): Promise<void> {
      return written(async () => {
        const left = await shelf.load(matchId);
        // A shelf that cannot be read just now has lost nothing of what was read from it before.
        const base = shelf.durable ? left : applied(left, { put: items });
        set(unwritten.reduce(applied, base));
      });
    },

    /** When everything that was changed so far lies on the shelf. */
    settled: (): Promise<void> => writing,
  };
}

function applied(
  items: readonly OutboxItem[],
  { put = [], take = [] }: Change,
): readonly OutboxItem[] {
  const changed = new Set([...take, ...put.map((one) => one.clientId)]);
  return [...items.filter((one) => !changed.has(one.clientId)), ...put];
}
