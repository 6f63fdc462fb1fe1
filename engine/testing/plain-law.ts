/** A second, deliberately plain reading of what may be played in Loo (rules/loo.md), to hold the referee against. */
import { type Card, cardText, type Suit } from '@/engine/cards/card';
import type { Position } from '@/engine/loo/referee/law';
import type { FiveCardRules, LimitedRules } from '@/engine/loo/rules';
import type { Deal } from '@/engine/loo/state';

/** Whether this card of this hand may be played now. */
export interface Asked<Rules> {
  readonly rules: Rules;
  readonly deal: Deal;
  readonly position: Position;
  readonly hand: readonly Card[];
  readonly card: Card;
}

/** Limited Loo, as one sentence of the rules after another. */
export function limitedAllows({ rules, deal, position, hand, card }: Asked<LimitedRules>): boolean {
  const { trump, trick, turnUp } = position;
  const doubled = deal.kind === 'double' || rules.single === 'off';
  const [lead] = trick;
  if (!lead) {
    if (trump === null || hand.every((one) => one.suit !== trump)) return true;
    const top = cardText(turnUp!) === `A${trump}` ? `K${trump}` : `A${trump}`;
    if (doubled && hand.some((one) => cardText(one) === top)) return cardText(card) === top;
    return card.suit === trump;
  }
  const value = (one: Card) => {
    if (one.suit === trump) return 100 + one.height;
    return one.suit === lead.suit ? one.height : 0;
  };
  const best = Math.max(...trick.map(value));
  const suited = hand.filter((one) => one.suit === lead.suit);
  const must = suited.length > 0 ? suited : hand.filter((one) => one.suit === trump);
  if (suited.length > 0 && card.suit !== lead.suit) return false;
  return must.some((one) => value(one) > best) ? must.includes(card) && value(card) > best : true;
}

/** Five-card Loo, likewise. */
export function fiveCardAllows({ rules, position, hand, card }: Asked<FiveCardRules>): boolean {
  const { trick } = position;
  const trump = position.trump as Suit;
  const pam =
    rules.pam === 'off' ? '' : rules.pam === 'jack-of-clubs' ? 'JC' : (`J${trump}` as const);
  const suit = (one: Card) =>
    cardText(one) !== pam ? one.suit : rules.pamSuit === 'clubs' ? 'C' : trump;
  const [lead] = trick;
  if (!lead) return true;
  const led = suit(lead);
  const value = (one: Card) => {
    if (cardText(one) === pam) return 1000;
    if (suit(one) === trump) return 100 + one.height;
    return suit(one) === led ? one.height : 0;
  };
  const suited = hand.filter((one) => suit(one) === led);
  const trumps = hand.filter((one) => suit(one) === trump);
  if (suited.length > 0) {
    if (!suited.includes(card)) return false;
    if (rules.pamCivil && cardText(lead) === `A${trump}`) {
      return suited.length === 1 || cardText(card) !== pam;
    }
    const best = Math.max(...trick.map(value));
    return suited.every((one) => value(one) <= best) || value(card) > best;
  }
  if (trumps.length === 0) return true;
  if (!trumps.includes(card)) return false;
  return rules.trumping === 'any' || value(card) === Math.max(...trumps.map(value));
}
