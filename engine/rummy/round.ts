/** Judges a round of Loba or Chinchón as it was entered, and books what it pays and changes. */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import type { RummyFacts, Verdict } from '@/engine/match/game';
import { fault, isError, type Problem } from '@/engine/match/problem';
import { seatAfter } from '@/engine/match/seating';
import { sum } from '@/engine/money/amount';
import { deal } from './deal';
import type { RummyRules } from './house-rules';
import { roundFees, won } from './pot';
import {
  type Outcome,
  type RummyOwn,
  type RummyState,
  type RummyVariant,
  type Scored,
  tallyOf,
} from './state';

/** A result that cannot have happened is refused with every fault that is in it. */
export function judgeRound<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  entry: RummyRound,
): Verdict<Rules, RummyOwn> {
  const { rules } = state.setup;
  const { dealer, players, problems: dealt } = deal(variant, state, entry);
  const number = state.rounds + 1;
  const scored = variant.score({ rules, round: number, players }, entry);
  const problems = [...dealt, ...scored.problems];
  if (dealer === null || problems.some(isError)) return { refused: problems };

  const { seats, own } = state;
  const { points } = scored;
  const outcome = variant.ending.afterRound(rules, { number, seats, own, players, points });
  const endless = players.filter(
    (player) => !Number.isSafeInteger(tallyOf(outcome.own, player).total),
  );
  if (endless.length > 0) return { refused: endless.map(tooLarge) };
  return book(variant, state, dealer, players, scored, outcome, problems);
}

function tooLarge(player: PlayerId): Problem {
  return fault('too-large', '/points', { player });
}

function book<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  state: RummyState<Rules>,
  dealer: PlayerId,
  players: readonly PlayerId[],
  scored: Scored,
  { own, out, winners: byTotals }: Outcome,
  warnings: readonly Problem[],
): Verdict<Rules, RummyOwn> {
  const { seats, setup } = state;
  const { points, wentOut } = scored;
  const fees = roundFees(setup.rules, players);
  const winners = scored.wins === undefined ? byTotals : [scored.wins];
  const pot = state.pot.add(sum(fees.map((one) => one.amount)));
  const end = won(variant, setup.rules, pot, seats, own, winners);
  const facts: RummyFacts = {
    points,
    totals: new Map(players.map((player) => [player, tallyOf(own, player).total])),
    out,
    wentOut,
  };
  const byWinner = setup.rules.nextDealer === 'round-winner';
  return {
    warnings,
    postings: [...fees, ...end.postings],
    change: {
      own,
      nextDealer: nextDealer(byWinner, wentOut, seats, dealer),
      ...end.change,
    },
    round: { dealer, facts },
  };
}

/** A blocked round has no winner, so the deal goes on to the next seat (rules/loba.md `nextDealer`). */
function nextDealer(
  byWinner: boolean,
  wentOut: PlayerId | null,
  seats: readonly PlayerId[],
  dealer: PlayerId,
): PlayerId {
  return byWinner && wentOut !== null ? wentOut : seatAfter(seats, dealer);
}
