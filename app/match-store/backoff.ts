/** When to try again after no answer came: soon at first, then rarely, but never long while somebody looks. */

const FIRST_MS = 500;
/** A server that was gone is back within seconds, and somebody is waiting to see his entry go out. */
export const LOOKED_AT_MS = 2_000;
/** Where nobody looks, or the server has asked for patience. */
export const LONGEST_MS = 30_000;

export interface Timer {
  /** @returns how to call it off. */
  after(ms: number, act: () => void): () => void;
}

export const realTimer: Timer = {
  after(ms, act) {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
};

/** Phones that have lost the server together do not come back in one moment. */
export const spreadTimer: Timer = {
  after: (ms, act) => realTimer.after(ms * (0.5 + Math.random() / 2), act),
};

export function backoff(timer: Timer) {
  let failures = 0;
  let callOff: (() => void) | null = null;
  return {
    again(act: () => void, mostMs: number): void {
      callOff?.();
      callOff = timer.after(Math.min(FIRST_MS * 2 ** failures, mostMs), act);
      failures += 1;
    },
    reset(): void {
      callOff?.();
      callOff = null;
      failures = 0;
    },
  };
}
