// Whether four hands of points can come from one pack, against trying every way to deal a far smaller one.

import { seeded } from '@/engine/machines/random';
import { completeRules } from '@/engine/match/house-rules';
import { DE_MENOS_RULES, type DeMenosRules } from '@/engine/rummy/loba-rules';
import { canDeal } from '@/engine/rummy/pack-feasibility';
import type { Supply, WantedHand } from '@/engine/rummy/pack-values';
import { lobaPack } from '@/engine/rummy/packs';
import { canDealSlowly } from '@/engine/testing/plain-dealing';
import { fastestOfBoth, type Measured } from './measure';

const QUESTIONS = 200;
const HANDS = 4;
const NINE = 9;
/** About as many cards as can be tried out whole. */
const SMALL_PACK = [25, 15, 10, 10, 10, 9, 8, 7, 6, 5];
const SMALL_HAND = 2;
const SMALL_QUESTIONS = 20;

export function dealing(): Measured[] {
  const pack = lobaPack(completeRules(DE_MENOS_RULES) as DeMenosRules);
  const supply = new Map<number, number>();
  for (const { copies, worth } of pack.cards.values()) {
    supply.set(worth, (supply.get(worth) ?? 0) + copies);
  }
  const random = seeded(1);
  // Around 115 points each, which is all that four hands can have together, it is hardest to tell.
  const asked = Array.from({ length: QUESTIONS }, () => hands(NINE, () => 100 + random.below(32)));
  const small = Array.from({ length: SMALL_QUESTIONS }, () =>
    hands(SMALL_HAND, () => 12 + random.below(14)),
  );
  const smallSupply = supplyOf(SMALL_PACK);
  const ask = () =>
    asked.forEach((wanted) => {
      canDeal(supply, wanted);
    });
  const slowly = () =>
    small.forEach((wanted) => {
      canDealSlowly(SMALL_PACK, wanted);
    });
  const quickly = () =>
    small.forEach((wanted) => {
      canDeal(smallSupply, wanted);
    });
  const [whole, exhaustive] = fastestOfBoth(3, ask, slowly);
  const [same, sameExhaustive] = fastestOfBoth(3, quickly, slowly);
  return [
    {
      what: `four hands of ${SMALL_PACK.length} cards, against trying every deal`,
      milliseconds: same / SMALL_QUESTIONS,
      reference: sameExhaustive / SMALL_QUESTIONS,
      budget: 0.1,
    },
    {
      what: `four hands of 108 cards, against trying every deal of ${SMALL_PACK.length}`,
      milliseconds: whole / QUESTIONS,
      reference: exhaustive / SMALL_QUESTIONS,
      budget: 0.1,
    },
  ];
}

function hands(most: number, points: () => number): WantedHand[] {
  return Array.from({ length: HANDS }, () => ({ points: points(), most }));
}

function supplyOf(cards: readonly number[]): Supply {
  const supply = new Map<number, number>();
  for (const card of cards) supply.set(card, (supply.get(card) ?? 0) + 1);
  return supply;
}
