/** A played round of Loba, written as cards and as what a table enters that only counts. */
import { cardText } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import type { Hand, PlayerId, RummyRound } from '@/engine/match/entries';
import { figures, type LobaCard } from '@/engine/rummy/figures';
import type { DeMasRules, DeMenosRules, LobaRules } from '@/engine/rummy/loba-rules';
import { worthOf } from '@/engine/rummy/values';
import { worthOfFigure } from './loba-figures';
import type { LobaPlace, PlayedLoba } from './loba-round';
import type { Random } from './random';
import type { MachineRummyRound } from './rummy-table';

const FOUR_SUITS = 4;

/**
 * A played round of de Menos as its table may enter it.
 * @param hasDemand whether a contract demands figures in it
 */
export function deMenosEntries(
  rules: DeMenosRules,
  played: PlayedLoba,
  hasDemand: boolean,
  random: Random,
): MachineRummyRound {
  const laid = [...played.places].filter(([, { figures: one }]) => one.length > 0);
  const first = laid.map(([player, { firstLaying }]) => [player, firstLaying ?? 0] as const);
  const told: RummyRound = {
    type: 'round',
    out: played.wentOut,
    ...(played.inOneTurn && rules.oneTurn < 0 ? { oneTurn: true } : {}),
    ...(rules.minFirstMeld > 0 && laid.length > 0 ? { firstMeld: Object.fromEntries(first) } : {}),
    ...(hasDemand && laid.length > 0 ? { opened: laid.map(([player]) => player) } : {}),
  };
  const four = laid.flatMap(([player, place]) => {
    const count = fourPiernas(rules, place);
    return count > 0 ? [[player, count] as const] : [];
  });
  const counted = rules.fourPierna && four.length > 0;
  return {
    entryWithCards: { ...told, hands: handsOf(played, textsOf), melds: meldsOf(played) },
    entryResultLevel: {
      ...told,
      hands: handsOf(played, (hand) => asPoints(rules, hand, random)),
      ...(counted ? { fourPiernas: Object.fromEntries(four) } : {}),
    },
  };
}

/** A played round of de Más as its table may enter it: as figures, and as points. */
export function deMasEntries(
  rules: DeMasRules,
  played: PlayedLoba,
  random: Random,
): MachineRummyRound {
  const points = [...played.places].map(([player, place]) => {
    const isOut = player === played.wentOut;
    return [player, pointsOfPlace(rules, place, isOut)] as const;
  });
  const told: RummyRound = { type: 'round', out: played.wentOut };
  const hands = rules.handSubtracted || random.chance(1 / 2);
  return {
    entryWithCards: {
      ...told,
      ...(hands ? { hands: handsOf(played, textsOf) } : {}),
      melds: meldsOf(played),
    },
    entryResultLevel: { ...told, points: Object.fromEntries(points) },
  };
}

/** Figures, five for each to who went out, and the hand where it counts (rules/loba.md "loba-de-mas"). */
function pointsOfPlace(rules: DeMasRules, place: LobaPlace, isOut: boolean): number {
  const laid = place.figures.reduce((sum, { cards }) => sum + worthOfFigure(rules, cards), 0);
  const twice = rules.fourPierna ? fourPiernas(rules, place) : 0;
  const bonus = isOut ? rules.goingOut * (place.figures.length + twice) : 0;
  const hand = rules.handSubtracted ? sumOf(rules, place.hand) : 0;
  return laid + bonus - hand;
}

function fourPiernas(rules: LobaRules, { figures: laid }: LobaPlace): number {
  return laid.filter(({ cards }) =>
    figures(rules, cards).some((one) => one.kind === 'pierna' && one.cards === FOUR_SUITS),
  ).length;
}

function handsOf(
  { places, wentOut }: PlayedLoba,
  write: (hand: readonly LobaCard[]) => Hand,
): Record<PlayerId, Hand> {
  const losers = [...places].filter(([player]) => player !== wentOut);
  return Object.fromEntries(losers.map(([player, { hand }]) => [player, write(hand)]));
}

function meldsOf({ places }: PlayedLoba): Record<PlayerId, string[][]> {
  const laid = [...places].filter(([, { figures: one }]) => one.length > 0);
  return Object.fromEntries(
    laid.map(([player, place]) => [player, place.figures.map(({ cards }) => textsOf(cards))]),
  );
}

function textsOf(cards: readonly LobaCard[]): string[] {
  return cards.map((card) => (card === JOKER ? JOKER : cardText(card)));
}

/** Some add up in their heads, others leave it to the app. */
function asPoints(rules: LobaRules, hand: readonly LobaCard[], random: Random): Hand {
  const values = hand.map((card) => cardWorth(rules, card));
  return random.chance(1 / 3) ? values.join('+') : sumOf(rules, hand);
}

function sumOf(rules: LobaRules, hand: readonly LobaCard[]): number {
  return hand.reduce((sum, card) => sum + cardWorth(rules, card), 0);
}

function cardWorth(rules: LobaRules, card: LobaCard): number {
  return worthOf(rules, card === JOKER ? JOKER : card.rank);
}
