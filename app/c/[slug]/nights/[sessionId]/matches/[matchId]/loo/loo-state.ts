/** The one place where a match's state is taken for that of a Loo game, which its screen knows it is. */
import type { LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { MatchState } from '@/engine/match/game';
import type { Timeline } from '@/engine/match/replay';

export function looState<Rules extends LooRules>(state: MatchState<unknown, unknown>) {
  return state as LooState<Rules>;
}

/** The table as it was before an entry. */
export function stateBefore(timeline: Timeline, entry: number): MatchState<unknown, unknown> {
  const index = timeline.played.findIndex((one) => one.number === entry);
  return timeline.played[index - 1]?.state ?? timeline.opening.state;
}
