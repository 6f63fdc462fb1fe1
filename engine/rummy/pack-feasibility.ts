/** Whether hands known only by their points can have come from one pack together: an exact decision. */

import { type Auction, auctionOf, ladder, type PriceList } from './pack-prices';
import {
  bestCards,
  type FewestCards,
  fewestCards,
  type Supply,
  type Value,
  valuesOf,
  type WantedHand,
  worstCards,
} from './pack-values';

/** After so many dead ends it is worth asking the prices that are known. */
const PATIENCE = 20;
/** After so many below one hand-out, its cards are auctioned. */
const STUBBORNNESS = 200;

/**
 * Decides whether all hands can be dealt from the supply at once (rules/loba.md "Hand points,
 * impossible values"). A hand of 0 points is no cards at all.
 *
 * Why it is right: values are taken from the highest to the lowest, and for each value every way to
 * share its cards out among the hands is tried, so a deal is found if there is one. A branch is left
 * only for a reason that no deal can mend: one hand cannot be completed from the lower values even
 * with all of them to itself; the best cards left do not reach what some of the hands still need;
 * the worst cards left are too many points for them; at some prices the hands cost more than all
 * cards left (`pack-prices.ts`); or the same rest has failed before.
 *
 * Why it ends soon: with the values that books know the bounds leave a few hundred dead ends at the
 * most. A house's own table can be as awkward as it likes (all values even, but for the jokers);
 * there an auction finds the prices that prove it.
 */
export function canDeal(supply: Supply, hands: readonly WantedHand[]): boolean {
  if (hands.some(({ points, most }) => points < 0 || most < 0)) return false;
  const { values, fewest, steps } = knowledgeOf(supply);
  const proofs = [...steps];
  const failed = new Set<string>();
  let auction: Auction | undefined;

  const hopeless = (level: number, rest: readonly WantedHand[]): boolean => {
    let [points, most] = [0, 0];
    for (const hand of byNeed(rest)) {
      points += hand.points;
      most += hand.most;
      if (points > bestCards(values, level, most)) return true;
    }
    let [least, cards] = [0, 0];
    for (const hand of [...rest].sort((a, b) => a.points - b.points)) {
      least += hand.points;
      cards += fewest(level, hand);
      if (least < worstCards(values, level, cards)) return true;
    }
    return failed.size >= PATIENCE && proofs.some((list) => list.excess(level, rest) > 0);
  };

  const auctioned = (level: number, rest: readonly WantedHand[]): boolean | null => {
    auction ??= auctionOf(values, fewest, steps);
    const found = auction(level, rest);
    if (found === 'dealt') return true;
    if (found === null) return null;
    proofs.push(found);
    return false;
  };

  const search = (level: number, wanted: readonly WantedHand[]): boolean => {
    const rest = wanted.filter(({ points }) => points > 0);
    if (rest.length === 0) return true;
    const value = values[level];
    if (value === undefined) return false;
    if (rest.some((hand) => fewest(level, hand) > hand.most)) return false;
    const key = `${level}:${rest.map(({ points, most }) => `${points}/${most}`).sort()}`;
    if (failed.has(key)) return false;
    if (!hopeless(level, rest) && shareOut(level, value, byNeed(rest))) return true;
    failed.add(key);
    return false;
  };

  /** Tries every way to share the cards of one value out, the most promising ones first. */
  const shareOut = (level: number, { value, count }: Value, rest: readonly WantedHand[]) => {
    const options = rest.map((hand) => {
      const shares: number[] = [];
      for (let x = 0; x <= Math.min(count, hand.most) && x * value <= hand.points; x++) {
        const left = { points: hand.points - x * value, most: hand.most - x };
        if (fewest(level + 1, left) <= left.most) shares.push(x);
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
    while (points - needed * value > bestCards(values, level + 1, most - needed)) needed++;
    const [least, greatest] = [suffixes(options, 0), suffixes(options, -1)];

    const begun = failed.size;
    let known: boolean | null | undefined;
    const next: WantedHand[] = [];
    const assign = (index: number, given: number): boolean => {
      if (given + (least[index] ?? 0) > count) return false;
      if (given + (greatest[index] ?? 0) < needed) return false;
      const hand = rest[index];
      if (hand === undefined) {
        if (search(level + 1, next)) return true;
        if (failed.size - begun >= STUBBORNNESS && known === undefined) {
          known = auctioned(level, rest);
        }
        return known === true;
      }
      const twin = rest[index - 1];
      const same = twin?.points === hand.points && twin.most === hand.most;
      const before = next[index - 1];
      for (const x of ordered[index] ?? []) {
        const left = { points: hand.points - x * value, most: hand.most - x };
        // Two hands in the same position are interchangeable: one order of them is enough.
        if (same && before !== undefined && left.points < before.points) continue;
        next.push(left);
        if (assign(index + 1, given + x)) return true;
        if (known === false) return false;
        next.pop();
      }
      return false;
    };
    return assign(0, 0);
  };

  return search(0, hands);
}

/** What is true of a pack whatever is sought in it, worked out as far as anybody has asked. */
interface Knowledge {
  readonly values: readonly Value[];
  readonly fewest: FewestCards;
  readonly steps: readonly PriceList[];
}

/** Most rounds name no card, so the same few packs are asked about again and again. */
const KNOWN = new Map<string, Knowledge>();
const MOST_KNOWN = 16;
/** Where cards are worth more than that, sums hardly come twice, and to remember them costs more than it saves. */
const MOST_WORTH_REMEMBERING = 200;

function knowledgeOf(supply: Supply): Knowledge {
  const values = valuesOf(supply);
  const key = values.map(({ value, count }) => `${value}x${count}`).join();
  const known = KNOWN.get(key);
  if (known) return known;
  const fewest = fewestCards(values);
  const fresh = { values, fewest, steps: ladder(values, fewest) };
  if ((values[0]?.value ?? 0) > MOST_WORTH_REMEMBERING) return fresh;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, fresh);
  return fresh;
}

/** Those first who need the most for each card they may still take. */
function byNeed(hands: readonly WantedHand[]): WantedHand[] {
  return [...hands].sort(
    (a, b) => b.points * a.most - a.points * b.most || b.points - a.points || b.most - a.most,
  );
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
