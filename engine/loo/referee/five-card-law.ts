/** What five-card Loo demands of a card, with Pam in all his houses (rules/loo.md, five-card-loo). */
import type { Card, Suit } from '@/engine/cards/card';
import type { FiveCardRules } from '@/engine/loo/rules';
import { type Duty, duty, type Law, ofSuit, type Position, suitLed, winning } from './law';

/**
 * Anything may be led. Pam counts as a trump, or as a club under `pamSuit: clubs`, for leading,
 * following and trumping alike; taken literally also where the jack of trumps is Pam, since the
 * table gives the suit "Pam belongs to" without regard to which jack he is.
 */
export function fiveCardLaw(rules: FiveCardRules): Law {
  const isPam = pamOf(rules);
  return {
    tricks: 5,
    trumpKnown: 'from-the-start',
    isPam,
    suitOf: (card, trump) => {
      if (!isPam(card, trump)) return card.suit;
      return rules.pamSuit === 'clubs' ? 'C' : (trump ?? card.suit);
    },
    duties: (position, hand) => {
      const led = suitLed(position);
      if (led === null) return [];
      const suited = ofSuit(position, hand, led);
      return suited.length > 0
        ? following(rules, position, suited)
        : trumping(rules, position, hand);
    },
  };
}

function pamOf({ pam }: FiveCardRules): Law['isPam'] {
  switch (pam) {
    case 'jack-of-clubs':
      return (card) => card.rank === 'J' && card.suit === 'C';
    case 'jack-of-trumps':
      return (card, trump) => card.rank === 'J' && card.suit === trump;
    case 'off':
      return () => false;
  }
}

/**
 * Beat the best card if the suit led allows it; Pam is the only card of the suit that beats an ace.
 * When Pam is civil he passes an ace of trumps that is led, as long as his holder has another
 * trump; nothing else beats the ace, so nothing more is asked. Where Pam is a club, playing him on
 * trumps while holding one is `must-follow`, as with any card of another suit.
 */
function following(rules: FiveCardRules, position: Position, suited: readonly Card[]): Duty[] {
  const follow = duty('must-follow', suited);
  if (rules.pamCivil && isAceOfTrumpsLed(position)) {
    const others = suited.filter((card) => !position.law.isPam(card, position.trump));
    return [...follow, ...duty('pam-must-pass', others)];
  }
  return [...follow, ...duty('must-head', winning(position, suited))];
}

function isAceOfTrumpsLed({ trick: [lead], trump }: Position): boolean {
  return lead?.rank === 'A' && lead.suit === trump;
}

/** Who is void must trump even where it does not win, by default with the highest; Pam tops them all. */
function trumping(rules: FiveCardRules, position: Position, hand: readonly Card[]): Duty[] {
  const trumps = ofSuit(position, hand, position.trump);
  const must = duty('must-trump', trumps);
  if (rules.trumping === 'any') return must;
  return [...must, ...duty('must-trump-high', highest(position, trumps, position.trump))];
}

function highest(position: Position, trumps: readonly Card[], trump: Suit | null): Card[] {
  const rank = (card: Card) => (position.law.isPam(card, trump) ? Infinity : card.height);
  const top = Math.max(...trumps.map(rank));
  return trumps.filter((card) => rank(card) === top);
}
