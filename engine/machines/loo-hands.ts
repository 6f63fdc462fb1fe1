/** The cards of a Loo round before it is played: dealt, passed, taken from the miss, exchanged. */
import type { Card, Suit } from '@/engine/cards/card';
import { FRENCH_PACK } from '@/engine/cards/pack';
import type { Law } from '@/engine/loo/referee/law';
import type { Called } from '@/engine/loo/state';
import type { PlayerId } from '@/engine/match/entries';
import type { Random } from './random';

export interface DealtCards {
  readonly hands: ReadonlyMap<PlayerId, readonly Card[]>;
  /** The spare hand; empty where the house has none. */
  readonly miss: readonly Card[];
  /** Turned up before play, or lying ready to be. */
  readonly turnUp: Card;
  readonly stock: readonly Card[];
}

/** A shuffled pack, dealt. @throws RangeError where one pack does not serve so many */
export function dealCards(
  order: readonly PlayerId[],
  cards: number,
  withMiss: boolean,
  random: Random,
): DealtCards {
  const pack = random.shuffled(FRENCH_PACK);
  const hands = new Map(order.map((player) => [player, pack.splice(0, cards)]));
  const miss = withMiss ? pack.splice(0, cards) : [];
  const [turnUp, ...stock] = pack;
  if (turnUp === undefined) throw new RangeError('one pack does not serve so many');
  return { hands, miss, turnUp, stock };
}

/** What everybody still in plays with; the miss goes to who took it, or defends with it. */
export function handsInPlay({ hands, miss }: DealtCards, called: Called): Map<PlayerId, Card[]> {
  return new Map(
    called.active.map((player) => {
      const spare = player === called.miss || player === called.defender;
      return [player, [...(spare ? miss : (hands.get(player) ?? []))]];
    }),
  );
}

/** Lets some who stand on their own hand change cards, as long as the stock serves them. */
export function exchange(
  inPlay: Map<PlayerId, Card[]>,
  called: Called,
  stock: readonly Card[],
  random: Random,
): PlayerId[] {
  const left = [...stock];
  return called.active.filter((player) => {
    const hand = inPlay.get(player) ?? [];
    const count = Math.min(left.length, random.below(hand.length + 1));
    if (called.calls.get(player) !== 'stand' || count === 0) return false;
    inPlay.set(player, [...random.shuffled(hand).slice(count), ...left.splice(0, count)]);
    return true;
  });
}

/** The first in turn shows it; another flush and Pam are exempt. Passers have laid their cards away. */
export function flushShown(
  law: Law,
  inPlay: ReadonlyMap<PlayerId, readonly Card[]>,
  trump: Suit,
): { flush?: PlayerId; exempt?: readonly PlayerId[] } {
  const hands = [...inPlay];
  const holder = hands.find(([, hand]) => isFlush(law, hand, trump))?.[0];
  if (holder === undefined) return {};
  const exempt = hands
    .filter(([player]) => player !== holder)
    .filter(([, hand]) => isFlush(law, hand, trump) || holdsPam(law, hand, trump))
    .map(([player]) => player);
  return { flush: holder, ...(exempt.length > 0 ? { exempt } : {}) };
}

/** Five of a suit, or four and Pam (rules/loo.md "Flush"). */
function isFlush(law: Law, hand: readonly Card[], trump: Suit): boolean {
  const suits = new Set(hand.filter((card) => !law.isPam(card, trump)).map((card) => card.suit));
  return suits.size === 1;
}

function holdsPam(law: Law, hand: readonly Card[], trump: Suit): boolean {
  return hand.some((card) => law.isPam(card, trump));
}
