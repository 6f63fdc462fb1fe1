/** One tab at a time where browsers give no locks (plain http): a note in the phone's storage that runs out by itself. */
import type { Timer } from './backoff';

/** A tab that was closed or put to sleep keeps the others waiting for no longer. */
const LEASE_MS = 4_000;
const RENEW_MS = 1_000;
const LOOK_MS = 250;
/** Two tabs may write at the same moment; the last one to have written has it. */
const SETTLE_MS = 30;

export interface LeaseParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly timer: Timer;
  readonly now: () => number;
  /** Which tab this is. */
  readonly tab: string;
}

/**
 * Does the work under a lease. Should two tabs work at once all the same, because one slept longer
 * than its lease, the entries' client ids see to it that nothing is counted twice.
 */
export async function underLease(
  name: string,
  { storage, timer, now, tab }: LeaseParts,
  work: () => Promise<void>,
): Promise<void> {
  const pause = (ms: number) => new Promise<void>((done) => void timer.after(ms, done));
  const write = () => storage.setItem(name, JSON.stringify({ tab, until: now() + LEASE_MS }));
  const holder = () => holderOf(storage.getItem(name), now());

  for (;;) {
    if (holder() === null) {
      write();
      await pause(SETTLE_MS);
      if (holder() === tab) break;
    }
    await pause(LOOK_MS);
  }
  let stop = () => {};
  const renew = () => {
    stop = timer.after(RENEW_MS, () => {
      if (holder() === tab) write();
      renew();
    });
  };
  renew();
  try {
    await work();
  } finally {
    stop();
    if (holder() === tab) storage.removeItem(name);
  }
}

function holderOf(text: string | null, now: number): string | null {
  try {
    const lease: unknown = JSON.parse(text ?? 'null');
    if (typeof lease !== 'object' || lease === null) return null;
    const { tab, until } = lease as Record<string, unknown>;
    // A clock that was set back must not make a lease of hours.
    const runs = typeof until === 'number' && until > now && until <= now + LEASE_MS;
    return runs && typeof tab === 'string' ? tab : null;
  } catch {
    return null;
  }
}
