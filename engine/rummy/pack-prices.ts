/**
 * Prices as a proof that some hands ask more of a pack than there is in it. Whatever the cards cost:
 * hands dealt at once hold each of them once at the most, so together they cost no more than all
 * cards left. Where the cheapest compositions of the hands do, there is no deal.
 */
import type { FewestCards, Value, WantedHand } from './pack-values';

export interface PriceList {
  /** By level; none is below zero. */
  readonly prices: readonly number[];
  /** By how much the hands, each composed as cheaply as it can be, cost more than all cards from a level down. */
  readonly excess: (level: number, hands: readonly WantedHand[]) => number;
}

/** @param prices by level, none below zero */
export function priceList(
  values: readonly Value[],
  fewest: FewestCards,
  prices: readonly number[],
): PriceList {
  const cheapest = cheapestHand(values, fewest, prices);
  const costs = values.map(({ count }, level) => count * (prices[level] ?? 0));
  const all = costs.map((_, level) => costs.slice(level).reduce((sum, one) => sum + one, 0));
  return {
    prices,
    excess: (level, hands) =>
      hands.reduce((sum, hand) => sum + cheapest(level, hand), -(all[level] ?? 0)),
  };
}

/** Each card costs what it is worth above that of some level: where sums fit badly, this sees it. */
export function ladder(values: readonly Value[], fewest: FewestCards): PriceList[] {
  return values.slice(1).map(({ value: least }) =>
    priceList(
      values,
      fewest,
      values.map(({ value }) => Math.max(0, value - least)),
    ),
  );
}

/** Cards that no hand has. */
const MORE_THAN_A_HAND = 128;

/** What a hand costs at the least, composed from a level down with all cards to choose from. */
function cheapestHand(values: readonly Value[], fewest: FewestCards, prices: readonly number[]) {
  const known = values.map(() => new Map<number, number>());
  const cheapest = (level: number, hand: WantedHand): number => {
    const { points, most } = hand;
    if (points === 0) return 0;
    const memory = known[level];
    const one = values[level];
    if (memory === undefined || one === undefined || fewest(level, hand) > most) return Infinity;
    const key = points * MORE_THAN_A_HAND + most;
    const before = memory.get(key);
    if (before !== undefined) return before;
    let found = Infinity;
    for (let x = 0; x <= Math.min(one.count, most) && x * one.value <= points; x++) {
      const cost = x * (prices[level] ?? 0);
      if (cost >= found) break;
      const rest = { points: points - x * one.value, most: most - x };
      found = Math.min(found, cost + cheapest(level + 1, rest));
    }
    memory.set(key, found);
    return found;
  };
  return cheapest;
}

/** An auction that has found neither a deal nor a proof by then is broken off. */
const ROUNDS = 200;
/** How large the opening prices are beside the steps in which they change. */
const OPENING = 64;

/** Auctions the cards from a level down among these hands: `dealt`, a proof that they cannot be, or null. */
export type Auction = (level: number, hands: readonly WantedHand[]) => 'dealt' | PriceList | null;

/**
 * Every hand bids for its cheapest composition; what is wanted more often than it is there becomes
 * dearer, what is left over cheaper, until all get what they bid for or prove that they cannot.
 * @param known prices to begin from: those that come nearest to a proof
 */
export function auctionOf(
  values: readonly Value[],
  fewest: FewestCards,
  known: readonly PriceList[],
): Auction {
  const compositions = compositionsOf(values, fewest);
  return (level, hands) => {
    const offers = hands.map((hand) => compositions(level, hand));
    let prices = openingPrices(known, level, hands);
    for (let round = 0; round < ROUNDS; round++) {
      const bids = offers.map((offer) => cheapestOf(offer, prices));
      const over = values.map(
        ({ count }, at) => bids.reduce((sum, bid) => sum + (bid[at] ?? 0), 0) - count,
      );
      if (over.every((cards) => cards <= 0)) return 'dealt';
      const excess = over.reduce((sum, cards, at) => sum + cards * (prices[at] ?? 0), 0);
      if (excess > 0) return priceList(values, fewest, prices);
      prices = prices.map((price, at) => (at < level ? 0 : Math.max(0, price + (over[at] ?? 0))));
    }
    return null;
  };
}

function openingPrices(
  known: readonly PriceList[],
  level: number,
  hands: readonly WantedHand[],
): number[] {
  let [nearest, opening]: [number, number[]] = [-Infinity, []];
  for (const list of known) {
    const prices = list.prices.map((price, at) => (at < level ? 0 : price));
    const size = Math.hypot(...prices);
    const distance = list.excess(level, hands) / size;
    if (distance <= nearest) continue;
    nearest = distance;
    opening = prices.map((price) => Math.round((price * OPENING) / size));
  }
  return opening;
}

/** How many cards of each level a hand takes. */
type Composition = Uint8Array;

/** The first of the cheapest. */
function cheapestOf(offer: readonly Composition[], prices: readonly number[]): Composition {
  let [least, cheapest] = [Infinity, offer[0] as Composition];
  for (const one of offer) {
    let cost = 0;
    for (let at = 0; at < one.length; at++) cost += (one[at] as number) * (prices[at] as number);
    if (cost < least) [least, cheapest] = [cost, one];
  }
  return cheapest;
}

/** Every way to compose a hand from a level down: thousands at the most, and asked for again and again. */
function compositionsOf(values: readonly Value[], fewest: FewestCards) {
  const known = new Map<string, Composition[]>();
  return (level: number, { points, most }: WantedHand): readonly Composition[] => {
    const key = `${level}:${points}/${most}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found: Composition[] = [];
    const taken = new Uint8Array(values.length);
    const compose = (at: number, left: number, cards: number): void => {
      const one = values[at];
      if (left === 0) found.push(taken.slice());
      if (left === 0 || one === undefined || fewest(at, { points: left, most: cards }) > cards)
        return;
      for (let x = 0; x <= Math.min(one.count, cards) && x * one.value <= left; x++) {
        taken[at] = x;
        compose(at + 1, left - x * one.value, cards - x);
      }
      taken[at] = 0;
    };
    compose(level, points, most);
    known.set(key, found);
    return found;
  };
}
