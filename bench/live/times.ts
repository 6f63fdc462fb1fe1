// Times of many of the same: the middle one, and the one that nineteen of twenty do not exceed.

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

/** Milliseconds. @throws where nothing was measured */
export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number) => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
    if (time === undefined) throw new Error('nothing was measured');
    return time;
  };
  return { p50: at(0.5), p95: at(0.95), count: sorted.length };
}

export function say({ p50, p95, count }: Times): string {
  return `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${count})`;
}

/** The clock that all processes of this machine share, finer than a millisecond. */
export const clock = () => performance.timeOrigin + performance.now();
