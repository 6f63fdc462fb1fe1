// Making a demonstration keeps a process busy for seconds: it makes one at a time, and few an hour for one account.
import { Refusal } from '@/server/refusal';

const MINUTE = 60_000;
const WINDOW = 60 * MINUTE;
/** As often as somebody who looks round removes his and wants another one. */
const MOST = 4;

interface Turns {
  /** What is being made or waits for its turn, by account. */
  readonly running: Map<string, Promise<unknown>>;
  last: Promise<unknown>;
  /**
   * When each account had one made. In the memory of the process, and not in a table: of what is removed no trace
   * stays. Who has several processes has as many turns.
   */
  readonly made: Map<string, number[]>;
}

/** Pages and procedures are bundled apart. */
const shared = globalThis as unknown as { lanturluDemos?: Turns };

const turns = () => {
  shared.lanturluDemos ??= { running: new Map(), last: Promise.resolve(), made: new Map() };
  return shared.lanturluDemos;
};

/**
 * Does the work when nobody else's is under way, and holds nothing of the database while it waits. Asked again
 * meanwhile by the same account, it is the same work.
 */
export function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const { running, last } = turns();
  const under = running.get(userId);
  if (under) return under as Promise<T>;
  const mine = last.then(work).finally(() => running.delete(userId));
  turns().last = mine.catch(() => {});
  running.set(userId, mine);
  return mine;
}

/**
 * Counts one that is about to be made.
 * @throws Refusal `too-many-attempts` with the `minutes` to wait; what is refused does not count
 */
export function countDemo(userId: string, now = Date.now()): void {
  const { made } = turns();
  // What is older does not count any more, so there are never more than were made within the hour.
  for (const [id, times] of made) {
    const recent = times.filter((at) => at > now - WINDOW);
    if (recent.length === 0) made.delete(id);
    else made.set(id, recent);
  }
  const times = made.get(userId) ?? [];
  const [oldest] = times;
  if (oldest !== undefined && times.length >= MOST) {
    const minutes = Math.ceil((oldest + WINDOW - now) / MINUTE);
    throw new Refusal('too-many-attempts', { minutes });
  }
  made.set(userId, [...times, now]);
}
