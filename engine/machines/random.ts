/** Chance that can be repeated: everything a machine does follows from the seed it was given. */

export interface Random {
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number;
  /** Whether something happens that happens in this part of all cases, 0 to 1. */
  readonly chance: (part: number) => boolean;
  /** @throws RangeError where there is nothing to pick from */
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** Tommy Ettinger's mulberry32: small, fast, and good enough to shuffle a pack. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function seeded(seed: number): Random {
  const next = mulberry32(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (part) => next() < part,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[below(from.length)]!;
    },
    shuffled: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  };
}
