/** What is true of the values of a pack, whatever hands are sought in it. */

/** How many cards of each value are left in the pack. */
export type Supply = ReadonlyMap<number, number>;

/** A hand of which only the sum is known, and how many cards it can have been at the most. */
export interface WantedHand {
  readonly points: number;
  readonly most: number;
}

/** Cards of one value. Their place in the list of values is their level. */
export interface Value {
  readonly value: number;
  readonly count: number;
}

/** Highest first; cards worth nothing help nobody. */
export function valuesOf(supply: Supply): Value[] {
  return [...supply]
    .filter(([value, count]) => value > 0 && count > 0)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.value - a.value);
}

/** The fewest cards from a level down that make a sum; Infinity where no so many, or none at all, do. */
export type FewestCards = (level: number, hand: WantedHand) => number;

/** With all cards of the pack to choose from. Asked again, it remembers, also what it has not found. */
export function fewestCards(values: readonly Value[]): FewestCards {
  /** By level, then by points: the fewest, if it is not more than `upTo`. */
  const known = values.map(() => new Map<number, { cards: number; upTo: number }>());
  const fewest = (level: number, { points, most }: WantedHand): number => {
    if (points === 0) return 0;
    const memory = known[level];
    const one = values[level];
    if (memory === undefined || one === undefined || points > most * one.value) return Infinity;
    const before = memory.get(points);
    if (before !== undefined && (before.cards <= before.upTo || most <= before.upTo)) {
      return before.cards <= most ? before.cards : Infinity;
    }
    let found = Infinity;
    for (let x = 0; x <= Math.min(one.count, most) && x * one.value <= points; x++) {
      const rest = { points: points - x * one.value, most: Math.min(most, found - 1) - x };
      found = Math.min(found, x + fewest(level + 1, rest));
    }
    memory.set(points, { cards: found, upTo: most });
    return found;
  };
  return fewest;
}

/** What so many cards from a level down are worth at the most; of fewer, where there are not so many. */
export function bestCards(values: readonly Value[], level: number, cards: number): number {
  let [sum, left] = [0, cards];
  for (let at = level; at < values.length && left > 0; at++) {
    const { value, count } = values[at] as Value;
    sum += Math.min(count, left) * value;
    left -= Math.min(count, left);
  }
  return sum;
}

/** What so many cards from a level down are worth at the least; Infinity where there are not so many. */
export function worstCards(values: readonly Value[], level: number, cards: number): number {
  let [sum, left] = [0, cards];
  for (let at = values.length - 1; at >= level && left > 0; at--) {
    const { value, count } = values[at] as Value;
    sum += Math.min(count, left) * value;
    left -= Math.min(count, left);
  }
  return left > 0 ? Infinity : sum;
}
