/** The round about to be dealt, with everybody dealt in: what stands on the table before anyone calls. */
import type { Upcoming } from '@/engine/match/game';
import { sum } from '@/engine/money/amount';
import { deal } from './deal';
import { antes } from './money';
import type { LooRules } from './rules';
import type { LooState, LooVariant } from './state';

/** @returns null when the match is over or nobody could be dealt in. */
export function upcomingRound<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  state: LooState<Rules>,
): Upcoming | null {
  if (state.status !== 'open') return null;
  const { deal: next } = deal(variant, state, { type: 'round' });
  if (next === null) return null;
  const paid = antes(state.setup.rules, next).map((one) => one.amount);
  const openingPot = state.pot.add(sum(paid));
  return {
    number: state.rounds + 1,
    dealer: next.dealer,
    kind: next.kind,
    openingPot,
    share: openingPot.div(variant.tricks),
  };
}
