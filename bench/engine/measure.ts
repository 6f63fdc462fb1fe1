// How a benchmark of the engine is told, and how time is taken.

/** How long something takes beside a reference in the same run: a machine's own speed cancels out. */
export interface Measured {
  readonly what: string;
  readonly milliseconds: number;
  readonly reference: number;
  /** How many times as long as the reference it may take at the most. */
  readonly budget: number;
}

/**
 * The shortest of several runs in milliseconds: whatever else the machine does only adds to a time.
 * One run before them is not counted.
 */
export function fastest(times: number, run: () => void): number {
  run();
  let best = Infinity;
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** The shortest times of two runs taken in turn, so that a machine that gets slower does so for both. */
export function fastestOfBoth(times: number, one: () => void, other: () => void): [number, number] {
  const best: [number, number] = [Infinity, Infinity];
  for (let time = 0; time < times; time++) {
    best[0] = Math.min(best[0], fastest(1, one));
    best[1] = Math.min(best[1], fastest(1, other));
  }
  return best;
}
