/** Joining, leaving and closing a Loo match (rules/loo.md "Joining, leaving, sitting out, closing"). */
import type { Close, Join, Leave, PlayerId } from '@/engine/match/entries';
import type { Verdict } from '@/engine/match/game';
import { fault, type Problem, warning } from '@/engine/match/problem';
import { seated, unseated } from '@/engine/match/seating';
import type { Posting } from '@/engine/money/posting';
import { excusedLoos, finalSplit, leaverShare } from './money';
import type { LooRules } from './rules';
import type { LooOwn, LooState } from './state';

/** From the next round, at a named place, without back payment. Who has left may join again. */
export function judgeJoin<Rules extends LooRules>(
  state: LooState<Rules>,
  entry: Join,
): Verdict<Rules, LooOwn> {
  const { player, after } = entry;
  const problems: Problem[] = [];
  if (!state.setup.players.includes(player)) {
    problems.push(fault('not-seated', '/player', { player }));
  }
  if (after !== undefined && !state.seats.includes(after)) {
    problems.push(fault('not-seated', '/after', { player: after }));
  }
  if (state.seats.includes(player)) problems.push(fault('seated', '/player', { player }));
  if (problems.length > 0) return { refused: problems };
  return { warnings: [], postings: [], change: { seats: seated(state.seats, player, after) } };
}

/** Keeps his net; by agreement he takes an equal share of the pot along. Somebody has to stay. */
export function judgeLeave<Rules extends LooRules>(
  state: LooState<Rules>,
  entry: Leave,
): Verdict<Rules, LooOwn> {
  const { player } = entry;
  if (!state.seats.includes(player)) {
    return { refused: [fault('not-seated', '/player', { player })] };
  }
  if (state.seats.length === 1) return { refused: [fault('players', '/player', { count: 1 })] };
  const postings = entry.share
    ? leaverShare(state.setup.rules, state.pot, state.seats.length, player)
    : [];
  return { warnings: [], postings, change: unseated(state.seats, state.nextDealer, player) };
}

/**
 * Excused loos go back first, then the pot is split equally and exactly among those seated who have
 * been dealt in at least once; among all seated where nobody of them has been.
 */
export function judgeClose<Rules extends LooRules>(
  state: LooState<Rules>,
  _entry: Close,
): Verdict<Rules, LooOwn> {
  const { seats, pot, own } = state;
  const excused = state.setup.rules.lastLoos === 'excused' ? excusedLoos(pot, own.lastLoos) : [];
  const left = excused.reduce((rest: typeof pot, one: Posting) => rest.sub(one.amount), pot);
  const dealtIn = seats.filter((player) => own.dealtIn.has(player));
  const sharers = dealtIn.length > 0 ? dealtIn : seats;
  return {
    warnings: uneven(dealtIn, own.deals) ? [warning('close-uneven', '')] : [],
    postings: [...excused, ...finalSplit(left, sharers)],
    change: { status: 'closed' },
  };
}

function uneven(players: readonly PlayerId[], deals: ReadonlyMap<PlayerId, number>): boolean {
  return new Set(players.map((player) => deals.get(player) ?? 0)).size > 1;
}
