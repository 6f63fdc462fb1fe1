// What is added up along a match's entries: a match that goes on is added to from where it stood.
import type { Played, Timeline } from '@/engine/match/replay';

/**
 * A sum for each player. What it was when an entry was the last one is kept with that entry, so that one more
 * entry costs the same in a log of any length, and a correction no more than the entries it moved.
 * @param copy of a sum that `add` may change in place
 */
export function alongEntries<Sum>(
  copy: (sum: Sum) => Sum,
  add: (sums: Map<string, Sum>, one: Played) => void,
): (timeline: Pick<Timeline, 'played'>) => Map<string, Sum> {
  const known = new WeakMap<Played, ReadonlyMap<string, Sum>>();
  const copied = (sums: Iterable<readonly [string, Sum]>) =>
    new Map([...sums].map(([ref, sum]) => [ref, copy(sum)]));
  return ({ played }) => {
    const from = played.findLastIndex((one) => known.has(one));
    const start = played[from];
    const sums = copied((start && known.get(start)) ?? []);
    for (const one of played.slice(from + 1)) add(sums, one);
    const last = played.at(-1);
    if (last) known.set(last, copied(sums));
    return sums;
  };
}
