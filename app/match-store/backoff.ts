/** When to try again after the network gave no answer: soon at first, then every half minute. */

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

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

export function backoff(timer: Timer) {
  let failures = 0;
  let callOff: (() => void) | null = null;
  return {
    again(act: () => void): void {
      callOff?.();
      callOff = timer.after(Math.min(FIRST_MS * 2 ** failures, LONGEST_MS), act);
      failures += 1;
    },
    reset(): void {
      callOff?.();
      callOff = null;
      failures = 0;
    },
  };
}
