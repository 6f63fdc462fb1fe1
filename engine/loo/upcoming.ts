/** The round about to be dealt, with everybody dealt in: what stands on the table before anyone calls. */
import type { Upcoming } from '@/engine/match/game';
import { outlook } from './outlook';
import type { LooRules } from './rules';
import type { LooState, LooVariant } from './state';

/** @returns null when the match is over or nobody could be dealt in. */
export function upcomingRound<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  state: LooState<Rules>,
): Upcoming | null {
  if (state.status !== 'open') return null;
  const next = outlook(variant, state, { type: 'round' });
  if (next === null) return null;
  const { deal, openingPot, share } = next;
  const { dealer, kind } = deal;
  return { number: state.rounds + 1, dealer, kind, openingPot, share };
}
