/** What can be said of a round while it is being entered, before its result is complete. */
import type { LooRound } from '@/engine/match/entries';
import { type Amount, sum } from '@/engine/money/amount';
import { readCalls } from './calls';
import { deal as dealRound } from './deal';
import { paidIn } from './money';
import { type LooRules, wholeUnits } from './rules';
import type { Called, Deal, LooState, LooVariant } from './state';

export interface Outlook {
  readonly deal: Deal;
  readonly called: Called;
  /** With antes, penalties to this pot and the miss fee, as the calls now stand. */
  readonly openingPot: Amount;
  /** What a trick is worth; under whole units without the excess. */
  readonly share: Amount;
}

/** @returns null where nobody could deal, or the entry names somebody who was not dealt in. */
export function outlook<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  state: LooState<Rules>,
  entry: LooRound,
): Outlook | null {
  const { deal } = dealRound(variant, state, entry);
  if (deal === null) return null;
  const { rules } = state.setup;
  const { called } = readCalls(variant, rules, deal, entry);
  const entered = paidIn(rules, deal, called, entry).map((one) => one.amount);
  const openingPot = state.pot.add(sum(entered));
  const even = openingPot.div(variant.tricks);
  return { deal, called, openingPot, share: wholeUnits(rules) ? even.floor() : even };
}
