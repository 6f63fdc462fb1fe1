/** The reenganche: who is just out may re-enter until the next round is entered (rules/loba.md). */
import type { PlayerId, Reenganche } from '@/engine/match/entries';
import type { Verdict } from '@/engine/match/game';
import { fault, type ProblemParams } from '@/engine/match/problem';
import type { EliminationRules } from './house-rules';
import { reentryFee } from './pot';
import { playersIn, type RummyOwn, type RummyState, tallyOf, withTally } from './state';

/**
 * Fixed when a round ends, from those in; never a total that is out. `second-highest` counts equal
 * ones one by one, and is the highest if only one is in.
 */
export function reentryScore(
  { reenganche }: EliminationRules,
  totalsIn: readonly number[],
): number | null {
  const { score } = reenganche;
  const [highest, second] = [...totalsIn].sort((a, b) => b - a);
  if (highest === undefined) return null;
  if (typeof score === 'number') return score;
  return score === 'second-highest' ? (second ?? highest) : highest;
}

/** Just out, not too often yet, and enough others in; in seating order. */
export function mayReenter(
  rules: EliminationRules,
  seats: readonly PlayerId[],
  own: RummyOwn,
): PlayerId[] {
  return seats.filter((player) => whyNot(rules, seats, own, player) === null);
}

/** Why somebody at the table may not re-enter now; null where he may. */
function whyNot(
  { reenganche }: EliminationRules,
  seats: readonly PlayerId[],
  own: RummyOwn,
  player: PlayerId,
): ProblemParams | null {
  const { max, needs } = reenganche;
  const { state, reenganches } = tallyOf(own, player);
  if (state !== 'out' || !own.justOut.includes(player)) return { reason: 'late', count: 0 };
  if (max !== null && reenganches >= max) return { reason: 'often', count: max };
  const others = playersIn(seats, own).length;
  if (own.reentryScore === null || others < needs) return { reason: 'few', count: needs };
  return null;
}

/**
 * Judges one re-entry: the fee goes into the pot, and he plays on at the score fixed by the round.
 */
export function judgeReenganche<Rules extends EliminationRules>(
  state: RummyState<Rules>,
  { player }: Reenganche,
): Verdict<Rules, RummyOwn> {
  const { seats, own, setup } = state;
  if (!seats.includes(player)) return { refused: [fault('not-seated', '/player', { player })] };
  const reason = whyNot(setup.rules, seats, own, player);
  if (reason !== null || own.reentryScore === null) {
    return { refused: [fault('reenganche', '/player', { player, ...reason })] };
  }
  const reenganches = tallyOf(own, player).reenganches + 1;
  return {
    warnings: [],
    postings: reentryFee(setup.rules, player),
    change: {
      own: withTally(own, player, {
        state: 'in',
        went: null,
        total: own.reentryScore,
        reenganches,
      }),
    },
  };
}
