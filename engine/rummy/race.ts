/** Matches in which plus points count, and the highest total at or over the target wins (rules/loba.md). */
import type { PlayerId } from '@/engine/match/entries';
import type { DeMasRules } from './loba-rules';
import { type Ending, playersIn, type RummyOwn, tallyOf, withPoints } from './state';

/** Nobody is ever out. A newcomer enters at the lowest total. */
export function race(): Ending<DeMasRules> {
  return {
    best: 'highest',
    afterRound: (rules, round) => {
      const own = { ...round.own, tallies: withPoints(round) };
      return { own, out: [], winners: leaders(rules, round.players, own) };
    },
    afterLeaving,
    mayReenter: () => [],
    lateEntry: ({ lateEntry }, totals) =>
      lateEntry === 'no' ? null : { total: Math.min(...totals), reenganches: 0 },
  };
}

/** In a play-off, equal highest totals play on until one stands alone at the top. */
function leaders({ target, tie }: DeMasRules, players: readonly PlayerId[], own: RummyOwn) {
  const highest = Math.max(...players.map((player) => tallyOf(own, player).total));
  if (highest < target) return [];
  const equal = players.filter((player) => tallyOf(own, player).total === highest);
  return equal.length > 1 && tie === 'play-off' ? [] : equal;
}

/** The last one at the table has won, and so has who then leads a play-off alone. */
function afterLeaving(rules: DeMasRules, seats: readonly PlayerId[], own: RummyOwn): PlayerId[] {
  const players = playersIn(seats, own);
  return players.length === 1 ? players : leaders(rules, players, own);
}
