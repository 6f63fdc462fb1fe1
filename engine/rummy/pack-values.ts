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

export type FewestCards = (level: number, points: number) => number;

/**
 * The fewest cards from a level down that make a sum, with all of them to choose from; Infinity
 * where none do. @param most the most cards that any hand can have
 */
export function fewestCards(values: readonly Value[], most: number): FewestCards {
  const known = values.map(() => new Map<number, number>());
  const fewest = (level: number, points: number): number => {
    if (points === 0) return 0;
    const memory = known[level];
    const value = values[level];
    if (memory === undefined || value === undefined || points > most * value.value) return Infinity;
    const before = memory.get(points);
    if (before !== undefined) return before;
    let found = Infinity;
    for (let x = 0; x <= Math.min(value.count, most) && x * value.value <= points; x++) {
      found = Math.min(found, x + fewest(level + 1, points - x * value.value));
    }
    memory.set(points, found);
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
