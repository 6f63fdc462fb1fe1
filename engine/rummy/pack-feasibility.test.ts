import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeRules } from '@/engine/match/house-rules';
import { DEPTH } from '@/engine/testing/nights';
import { canDealSlowly } from '@/engine/testing/plain-dealing';
import { CHINCHON_RULES, type ChinchonRules } from './chinchon-rules';
import { DE_MENOS_RULES, type DeMenosRules } from './loba-rules';
import { canDeal } from './pack-feasibility';
import { auctionOf, ladder } from './pack-prices';
import { fewestCards, type Supply, valuesOf, type WantedHand } from './pack-values';
import { chinchonPack, lobaPack, mostPoints, type Pack } from './packs';

function loba(written: object = {}): Pack {
  return lobaPack(completeRules(DE_MENOS_RULES, written) as DeMenosRules);
}

function spanish(written: object = {}): Pack {
  return chinchonPack(completeRules(CHINCHON_RULES, written) as ChinchonRules);
}

function supplyOf(pack: Pack): Supply {
  const supply = new Map<number, number>();
  for (const { copies, worth } of pack.cards.values()) {
    supply.set(worth, (supply.get(worth) ?? 0) + copies);
  }
  return supply;
}

const nine = (...points: number[]): WantedHand[] => points.map((one) => ({ points: one, most: 9 }));

/** What no hand can be worth, up to the most it can. */
function impossible(pack: Pack, cards: number, from: number): number[] {
  const most = mostPoints(pack, cards);
  const sums = Array.from({ length: most - from + 1 }, (_, index) => from + index);
  return sums.filter((points) => !canDeal(supplyOf(pack), [{ points, most: cards }]));
}

describe('hand points that no hand can have (rules/loba.md "Hand points, impossible values")', () => {
  test.each([
    ['rioplatense', {}, 175, [1, 171, 172, 173, 174]],
    ['all ten', { values: 'all-ten' }, 90, [1]],
    ['without jokers', { jokers: 0 }, 130, [1]],
    [
      'Uruguay',
      { values: 'uruguay' },
      225,
      [1, 2, 211, 212, 213, 214, 216, 217, 218, 219, 221, 222, 223, 224],
    ],
  ])('%s', (_, rules, most, none) => {
    expect(mostPoints(loba(rules), 9)).toBe(most);
    expect(impossible(loba(rules), 9, 1)).toEqual(none);
  });

  test('seven Spanish cards make 0 to 70 without 68 and 69', () => {
    expect(impossible(spanish(), 7, 0)).toEqual([68, 69]);
  });

  test.each([
    ['rioplatense', {}, 130],
    ['without jokers', { jokers: 0 }, 90],
    ['all ten', { values: 'all-ten' }, 60],
    ['Uruguay', { values: 'uruguay' }, 150],
  ])('six cards, %s', (_, rules, most) => {
    expect(mostPoints(loba(rules), 6)).toBe(most);
  });
});

describe('all losers share one pack', () => {
  const pack = supplyOf(loba());
  test.each([
    ['two losers: 280', nine(140, 140), true],
    ['281 is too much', nine(141, 140), false],
    ['three losers: 370', nine(125, 125, 120), true],
    ['371 is too much', nine(125, 125, 121), false],
    ['four losers: 460', nine(115, 115, 115, 115), true],
    ['461 is too much', nine(115, 115, 115, 116), false],
    ['280 needs aces and jokers whole, which 141 and 139 are not', nine(141, 139), false],
    ['175 twice needs eight jokers', nine(175, 175), false],
    ['eight twos for eight hands', nine(...Array<number>(8).fill(2)), true],
    ['no ninth two', nine(...Array<number>(9).fill(2)), false],
    ['nor a ninth three', nine(...Array<number>(9).fill(3)), false],
    ['ten hands of nine cards, nearly the whole pack', nine(...Array<number>(10).fill(84)), true],
    ['one card each: four jokers', Array(4).fill({ points: 25, most: 1 }), true],
    ['one card each: no fifth joker', Array(5).fill({ points: 25, most: 1 }), false],
    ['nobody', [], true],
  ])('%s', (_, hands: readonly WantedHand[], possible) => {
    expect(canDeal(pack, hands)).toBe(possible);
  });
});

describe('a table of values of the house’s own, as awkward as it may be', () => {
  const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
  const table = (jokers: number, worths: readonly number[]) =>
    loba({
      values: Object.fromEntries([
        ['JK', jokers],
        ...ranks.map((rank, index): [string, number] => [rank, worths[index] ?? 1]),
      ]),
    });
  const even = [20, 30, 28, 26, 24, 18, 16, 14, 12, 10, 8, 6, 2];
  const threes = [27, 24, 21, 18, 15, 12, 9, 6, 3, 33, 36, 39, 4];
  test.each([
    ['four odd hands share four odd jokers', table(25, even), [139, 97, 107, 137, 88, 118], true],
    ['five odd hands do not', table(25, even), [139, 97, 107, 137, 88, 119], false],
    ['nor where the joker is the lowest', table(1, even), [19, 83, 26, 109, 56, 47, 33], false],
    [
      'seven cards that threes do not divide cost too many points',
      table(30, threes),
      [228, 228, 233, 243, 254, 235, 242],
      false,
    ],
    ['two of them fewer do not', table(30, threes), [228, 228, 234, 243, 252, 234, 240], true],
  ])('%s', (_, pack, points, possible) => {
    expect(canDeal(supplyOf(pack), nine(...points))).toBe(possible);
  });
});

describe('the decision is that of trying everything', () => {
  test('on tiny packs', () => {
    const hand = fc.record({
      points: fc.integer({ min: 0, max: 20 }),
      most: fc.integer({ min: 0, max: 4 }),
    });
    const cards = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 7 });
    fc.assert(
      fc.property(cards, fc.array(hand, { maxLength: 3 }), (pack, hands) => {
        const supply = new Map<number, number>();
        for (const card of pack) supply.set(card, (supply.get(card) ?? 0) + 1);
        expect(canDeal(supply, hands)).toBe(canDealSlowly(pack, hands));
      }),
      { numRuns: 2000 * DEPTH },
    );
  });

  test('an auction deals only what can be dealt, and proves only what cannot', () => {
    const hand = fc.record({
      points: fc.integer({ min: 1, max: 24 }),
      most: fc.integer({ min: 1, max: 4 }),
    });
    const cards = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
    const ends = { dealt: 0, proven: 0 };
    fc.assert(
      fc.property(cards, fc.array(hand, { maxLength: 3 }), (pack, hands) => {
        const supply = new Map<number, number>();
        for (const card of pack) supply.set(card, (supply.get(card) ?? 0) + 1);
        const values = valuesOf(supply);
        const fewest = fewestCards(values);
        fc.pre(hands.every((hand) => fewest(0, hand) <= hand.most));
        const end = auctionOf(values, fewest, ladder(values, fewest))(0, hands);
        if (end === null) return;
        ends[end === 'dealt' ? end : 'proven']++;
        expect(end === 'dealt').toBe(canDealSlowly(pack, hands));
        if (end !== 'dealt') expect(end.excess(0, hands)).toBeGreaterThan(0);
      }),
      { numRuns: 1000 * DEPTH },
    );
    expect(ends.dealt * ends.proven).toBeGreaterThan(0);
  });

  test('what was dealt from a pack is found possible, and quickly', () => {
    const cards = [...supplyOf(loba())].flatMap(([value, count]) =>
      Array<number>(count).fill(value),
    );
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.shuffledSubarray(cards, { minLength: 90 }), sizes, (deal, counts) => {
        let from = 0;
        const hands = counts.map((most) => {
          const hand = deal.slice(from, from + most);
          from += most;
          return { points: hand.reduce((sum, card) => sum + card, 0), most };
        });
        expect(canDeal(supplyOf(loba()), hands)).toBe(true);
      }),
      { numRuns: 300 * DEPTH },
    );
  });
});
