/** A penalty between rounds, the same in every game: into the pot at once, or to another player. */
import { type AmountInput, amount, ZERO } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import type { Penalty } from './entries';
import type { MatchState, Verdict } from './game';
import { fault, type Problem } from './problem';

/**
 * Payer and receiver are seated and different; the amount is above zero (rules/loo.md "Slips and
 * other money"). `payable` says whether the table's chips can pay it.
 */
export function judgePenalty<Rules, Own>(
  state: MatchState<Rules, Own>,
  entry: Penalty,
  payable: (amount: AmountInput) => boolean = () => true,
): Verdict<Rules, Own> {
  const problems: Problem[] = [];
  const { player, to } = entry;
  if (!state.seats.includes(player)) problems.push(fault('not-seated', '/player', { player }));
  if (to !== POT && !state.seats.includes(to)) {
    problems.push(fault('not-seated', '/to', { player: to }));
  }
  const value = amount(entry.amount);
  if (value.compare(ZERO) <= 0) problems.push(fault('amount', '/amount', { player }));
  else if (!payable(entry.amount)) problems.push(fault('whole-units', '/amount', { player }));
  if (player === to) problems.push(fault('penalty', '/to', { player }));
  if (problems.length > 0) return { refused: problems };
  return {
    warnings: [],
    postings: [{ from: player, to, amount: value, reason: 'penalty' }],
    change: {},
  };
}
