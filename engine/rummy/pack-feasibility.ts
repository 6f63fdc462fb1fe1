/** Whether hands known only by their points can have come from one pack together: an exact decision. */

/** How many cards of each value are left in the pack. */
export type Supply = ReadonlyMap<number, number>;

/** A hand of which only the sum is known, and how many cards it can have been at the most. */
export interface WantedHand {
  readonly points: number;
  readonly most: number;
}

/**
 * Decides whether all hands can be dealt from the supply at once (rules/loba.md "Hand points,
 * impossible values"). A hand of 0 points is no cards at all.
 *
 * Why it is right: values are taken from the highest to the lowest, and for each value every way to
 * share its cards out among the hands is tried, so a deal is found if there is one. A branch is left
 * only for a reason that no deal can mend: one hand cannot be completed from the lower values even
 * with all of them to itself; the best cards left do not reach what some of the hands still need;
 * the worst cards left are too many points for them; the hands cost more than all cards left
 * (see `prices`); or the same rest has failed before.
 */
export function canDeal(supply: Supply, hands: readonly WantedHand[]): boolean {
  if (hands.some(({ points, most }) => points < 0 || most < 0)) return false;
  const { values, fewest, best, worst, tooDear } = knowledgeOf(supply, mostCards(hands));
  const failed = new Set<string>();

  const hopeless = (level: number, rest: readonly WantedHand[]): boolean => {
    let [points, most] = [0, 0];
    for (const hand of byNeed(rest)) {
      points += hand.points;
      most += hand.most;
      if (points > best(level, most)) return true;
    }
    let [least, cards] = [0, 0];
    for (const hand of [...rest].sort((a, b) => a.points - b.points)) {
      least += hand.points;
      cards += fewest(level, hand.points);
      if (least < worst(level, cards)) return true;
    }
    return false;
  };

  const search = (level: number, wanted: readonly WantedHand[]): boolean => {
    const rest = wanted.filter(({ points }) => points > 0);
    if (rest.length === 0) return true;
    const value = values[level];
    if (value === undefined) return false;
    if (rest.some(({ points, most }) => fewest(level, points) > most)) return false;
    const key = `${level}:${rest.map(({ points, most }) => `${points}/${most}`).sort()}`;
    if (failed.has(key)) return false;
    if (failed.size >= MOST_DEAD_ENDS) return true;
    const lost = hopeless(level, rest) || (failed.size >= PATIENCE && tooDear(level, rest));
    if (!lost && shareOut(level, value, byNeed(rest))) return true;
    failed.add(key);
    return false;
  };

  /** Tries every way to share the cards of one value out, the most promising ones first. */
  const shareOut = (level: number, { value, count }: Value, rest: readonly WantedHand[]) => {
    const options = rest.map((hand) => {
      const shares: number[] = [];
      for (let x = 0; x <= Math.min(count, hand.most) && x * value <= hand.points; x++) {
        if (fewest(level + 1, hand.points - x * value) <= hand.most - x) shares.push(x);
      }
      return shares;
    });
    const fair = fairShares(value, count, rest, options);
    const ordered = options.map((shares, index) =>
      [...shares].sort(
        (a, b) => Math.abs(a - (fair[index] ?? 0)) - Math.abs(b - (fair[index] ?? 0)),
      ),
    );
    const points = rest.reduce((all, hand) => all + hand.points, 0);
    const most = rest.reduce((all, hand) => all + hand.most, 0);
    let needed = 0;
    while (points - needed * value > best(level + 1, most - needed)) needed++;
    const [least, greatest] = [suffixes(options, 0), suffixes(options, -1)];

    const next: WantedHand[] = [];
    const assign = (index: number, given: number): boolean => {
      if (given + (least[index] ?? 0) > count) return false;
      if (given + (greatest[index] ?? 0) < needed) return false;
      const hand = rest[index];
      if (hand === undefined) return search(level + 1, next);
      const twin = rest[index - 1];
      const same = twin?.points === hand.points && twin.most === hand.most;
      const before = next[index - 1];
      for (const x of ordered[index] ?? []) {
        const left = { points: hand.points - x * value, most: hand.most - x };
        // Two hands in the same position are interchangeable: one order of them is enough.
        if (same && before !== undefined && left.points < before.points) continue;
        next.push(left);
        if (assign(index + 1, given + x)) return true;
        next.pop();
      }
      return false;
    };
    return assign(0, 0);
  };

  return search(0, hands);
}

/**
 * The tables of rules/loba.md stay far below this, whatever was named. A table of values made to
 * be hard does not; then nothing has been proved, and only what is proved impossible is refused.
 */
const MOST_DEAD_ENDS = 50_000;

/** After so many dead ends the bound that costs more to ask is worth it. */
const PATIENCE = 20;

function mostCards(hands: readonly WantedHand[]): number {
  return Math.max(0, ...hands.map(({ most }) => most));
}

/** What is true of a pack whatever is sought in it, worked out as far as anybody has asked. */
interface Knowledge extends ReturnType<typeof extremes> {
  readonly values: readonly Value[];
  readonly fewest: ReturnType<typeof fewestCards>;
  readonly tooDear: ReturnType<typeof prices>;
}

/** Most rounds name no card, so the same few packs are asked about again and again. */
const KNOWN = new Map<string, Knowledge>();
const MOST_KNOWN = 64;

function knowledgeOf(supply: Supply, most: number): Knowledge {
  const values = valuesOf(supply);
  const key = `${most}:${values.map(({ value, count }) => `${value}x${count}`).join()}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const fresh = {
    values,
    fewest: fewestCards(values, most),
    tooDear: prices(values),
    ...extremes(values),
  };
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, fresh);
  return fresh;
}

interface Value {
  readonly value: number;
  readonly count: number;
}

/** Highest first; cards worth nothing help nobody. */
function valuesOf(supply: Supply): Value[] {
  return [...supply]
    .filter(([value, count]) => value > 0 && count > 0)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.value - a.value);
}

/** Those first who need the most for each card they may still take. */
function byNeed(hands: readonly WantedHand[]): WantedHand[] {
  return [...hands].sort(
    (a, b) => b.points * a.most - a.points * b.most || b.points - a.points || b.most - a.most,
  );
}

/**
 * The fewest cards from a level down that make a sum, with all of them to choose from; Infinity
 * where none do.
 */
function fewestCards(values: readonly Value[], most: number) {
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

/**
 * A bound that sees how badly sums fit: each card costs what it is worth above some price, and the
 * hands, each composed as cheaply as it can be, may not cost more than all cards left together.
 */
function prices(values: readonly Value[]) {
  const ladders = values.slice(1).map(({ value: price }) => ({
    supply: values.map((_, level) =>
      values.slice(level).reduce((all, one) => all + one.count * Math.max(0, one.value - price), 0),
    ),
    cheapest: cheapestHand(values, price),
  }));
  return (level: number, hands: readonly WantedHand[]): boolean =>
    ladders.some(({ supply, cheapest }) => {
      let cost = 0;
      for (const { points, most } of hands) cost += cheapest(level, points, most);
      return cost > (supply[level] ?? 0);
    });
}

/** What a hand costs at the least, composed from a level down with all cards to choose from. */
function cheapestHand(values: readonly Value[], price: number) {
  const known = values.map(() => new Map<string, number>());
  const cheapest = (level: number, points: number, most: number): number => {
    if (points === 0) return 0;
    const memory = known[level];
    const one = values[level];
    if (memory === undefined || one === undefined || points > most * one.value) return Infinity;
    const key = `${points}/${most}`;
    const before = memory.get(key);
    if (before !== undefined) return before;
    let found = Infinity;
    const cost = Math.max(0, one.value - price);
    for (let x = 0; x <= Math.min(one.count, most) && x * one.value <= points; x++) {
      if (x * cost >= found) break;
      found = Math.min(found, x * cost + cheapest(level + 1, points - x * one.value, most - x));
    }
    memory.set(key, found);
    return found;
  };
  return cheapest;
}

/** The most and the least that so many cards from a level down are worth; the least of too many is Infinity. */
function extremes(values: readonly Value[]) {
  const best = (level: number, cards: number): number => {
    let [sum, left] = [0, cards];
    for (let at = level; at < values.length && left > 0; at++) {
      const { value, count } = values[at] as Value;
      const taken = Math.min(count, left);
      sum += taken * value;
      left -= taken;
    }
    return sum;
  };
  const worst = (level: number, cards: number): number => {
    let [sum, left] = [0, cards];
    for (let at = values.length - 1; at >= level && left > 0; at--) {
      const { value, count } = values[at] as Value;
      const taken = Math.min(count, left);
      sum += taken * value;
      left -= taken;
    }
    return left > 0 ? Infinity : sum;
  };
  return { best, worst };
}

/** A first guess: each card to who then needs the most for a card, as long as he can use it. */
function fairShares(
  value: number,
  count: number,
  hands: readonly WantedHand[],
  options: readonly (readonly number[])[],
): number[] {
  const shares = hands.map(() => 0);
  for (let given = 0; given < count; given++) {
    let neediest = -1;
    let highest = -1;
    hands.forEach((hand, index) => {
      const share = shares[index] ?? 0;
      if (share >= (options[index]?.at(-1) ?? 0)) return;
      const need = (hand.points - share * value) / (hand.most - share);
      if (need > highest) [neediest, highest] = [index, need];
    });
    if (neediest < 0) break;
    shares[neediest] = (shares[neediest] ?? 0) + 1;
  }
  return shares;
}

/** For each place, what all from there on take at the least (`at` 0) or at the most (`at` -1). */
function suffixes(options: readonly (readonly number[])[], at: 0 | -1): number[] {
  const sums = [0];
  for (let index = options.length - 1; index >= 0; index--) {
    sums.unshift((sums[0] ?? 0) + (options[index]?.at(at) ?? 0));
  }
  return sums;
}
