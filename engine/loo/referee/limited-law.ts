/** What Limited Loo demands of a card: trumps led, suit followed, the best card beaten (rules/loo.md, limited-loo). */
import type { Card } from '@/engine/cards/card';
import type { LimitedRules } from '@/engine/loo/rules';
import type { Deal } from '@/engine/loo/state';
import { type Duty, duty, type Law, ofSuit, type Position, suitLed, winning } from './law';

/**
 * A blind single begins without trump. Only a double, or a single that the house plays like one in
 * everything (`off`), asks for the ace of trumps to be led; `trump-turned` does not, for it is
 * still a single (rules/loo.md "Play with a known trump", "In a double: …").
 */
export function limitedLaw(rules: LimitedRules, deal: Deal): Law {
  const single = deal.kind === 'single' ? rules.single : 'off';
  const aceLead = single === 'off';
  return {
    tricks: 3,
    trumpKnown: single === 'blind-trump' ? 'after-a-void' : 'from-the-start',
    isPam: () => false,
    suitOf: (card) => card.suit,
    duties: (position, hand) => {
      const led = suitLed(position);
      if (led === null) return leading(position, hand, aceLead);
      const suited = ofSuit(position, hand, led);
      return suited.length > 0 ? following(position, suited) : trumping(position, hand);
    },
  };
}

/**
 * A trump at every lead, and the highest that can be held first: the king where the ace is turned up.
 * Nobody holds an unknown trump, so it binds nobody.
 */
function leading(position: Position, hand: readonly Card[], aceLead: boolean): Duty[] {
  const trumps = ofSuit(position, hand, position.trump);
  const top = position.turnUp?.rank === 'A' ? 'K' : 'A';
  const first = aceLead ? trumps.filter((card) => card.rank === top) : [];
  return [...duty('must-lead-trump', trumps), ...duty('must-lead-ace', first)];
}

/**
 * Beating binds only where the suit led can still win: under a trump that lies in a plain suit
 * any card of the suit is good ("if the suit led allows it").
 */
function following(position: Position, suited: readonly Card[]): Duty[] {
  return [...duty('must-follow', suited), ...duty('must-head', winning(position, suited))];
}

/** Who is void plays a trump that wins; where none would, any card. Unknown trumps bind nobody. */
function trumping(position: Position, hand: readonly Card[]): Duty[] {
  return duty('must-trump', winning(position, ofSuit(position, hand, position.trump)));
}
