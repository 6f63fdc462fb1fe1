/** The money of Loba and Chinchón: what everybody puts into the pot, and who gets it. */
import type { PlayerId } from '@/engine/match/entries';
import type { MatchState } from '@/engine/match/game';
import { type Amount, type AmountInput, amount } from '@/engine/money/amount';
import { POT, type Posting, type PostingReason, payment } from '@/engine/money/posting';
import type { EliminationRules, RummyRules } from './house-rules';
import { inStandingOrder, type RummyOwn, type RummyVariant, tallyOf } from './state';

function paidIn(players: readonly PlayerId[], input: AmountInput, reason: PostingReason) {
  return players.flatMap((player) => payment(player, POT, amount(input), reason));
}

/** What each pays when the match starts, or when he joins it. */
export function stakes(rules: RummyRules, players: readonly PlayerId[]): Posting[] {
  return paidIn(players, rules.stake, 'stake');
}

/** What each player in pays for every round. */
export function roundFees(rules: RummyRules, players: readonly PlayerId[]): Posting[] {
  return paidIn(players, rules.roundFee, 'round-fee');
}

/** What one reenganche costs: its own fee, or the stake once more. */
export function reentryFee(rules: EliminationRules, player: PlayerId): Posting[] {
  const { fee } = rules.reenganche;
  return paidIn([player], fee === 'stake' ? rules.stake : fee, 'reenganche');
}

/** Equal shares of the pot, to winners as their prize, or to those in at a close. */
export function shared(
  pot: Amount,
  players: readonly PlayerId[],
  reason: 'prize' | 'final-split',
): Posting[] {
  return players.flatMap((player) => payment(POT, player, pot.div(players.length), reason));
}

/** How the match ends, if it has winners: they share the pot, and the points where those are paid. */
export function won<Rules extends RummyRules>(
  variant: RummyVariant<Rules>,
  rules: Rules,
  pot: Amount,
  seats: readonly PlayerId[],
  own: RummyOwn,
  winners: readonly PlayerId[],
): {
  postings: Posting[];
  change: Partial<Pick<MatchState<Rules, RummyOwn>, 'status' | 'winners'>>;
} {
  if (winners.length === 0) return { postings: [], change: {} };
  const points = variant.pointsArePaid(rules) ? pointsPaid(seats, own, winners) : [];
  return {
    postings: [...shared(pot, winners, 'prize'), ...points],
    change: { status: 'won', winners },
  };
}

/**
 * Everybody else who has played, also who is out or left, pays his total in units, in equal parts
 * to the winners; nothing where it is not above zero (rules/loba.md, `prize`).
 */
function pointsPaid(
  seats: readonly PlayerId[],
  own: RummyOwn,
  winners: readonly PlayerId[],
): Posting[] {
  return inStandingOrder(seats, own)
    .filter((player) => !winners.includes(player) && tallyOf(own, player).dealt)
    .flatMap((player) => {
      const share = amount(tallyOf(own, player).total).div(winners.length);
      return winners.flatMap((winner) => payment(player, winner, share, 'prize'));
    });
}
