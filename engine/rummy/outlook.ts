/** What can be said of a round while it is being entered, before its result is complete. */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import type { Problem } from '@/engine/match/problem';
import { deal } from './deal';
import type { RummyRules } from './house-rules';
import { type RummyState, type RummyVariant, tallyOf } from './state';

export interface RummyOutlook {
  /** Null where nobody could have dealt. */
  readonly dealer: PlayerId | null;
  /** Everybody dealt in, in seating order. */
  readonly players: readonly PlayerId[];
  /** Of each of them, as far as it is entered; whose hand is missing counts nothing yet. */
  readonly points: ReadonlyMap<PlayerId, number>;
  /** What those points would make of the totals, before re-entries. */
  readonly totals: ReadonlyMap<PlayerId, number>;
  /** Who would be out by them. */
  readonly out: readonly PlayerId[];
  /** Of the result alone; what is still missing is among them. */
  readonly problems: readonly Problem[];
}

/** What a round would do as far as it is entered: the screen shows it before anything is sent. */
export function outlook<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  entry: RummyRound,
): RummyOutlook {
  const { dealer, players } = deal(variant, state, entry);
  const { seats, own, setup } = state;
  const { rules } = setup;
  const number = state.rounds + 1;
  const { points, problems } = variant.score({ rules, round: number, players }, entry);
  const after = variant.ending.afterRound(rules, { number, seats, own, players, points });
  const totals = players.map((one): [PlayerId, number] => [one, tallyOf(after.own, one).total]);
  return { dealer, players, points, totals: new Map(totals), out: after.out, problems };
}
