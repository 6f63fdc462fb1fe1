/** Judges a Loo round as it was entered: who was dealt in, the calls, the tricks, and what they pay. */

import type { LooRound, PlayerId } from '@/engine/match/entries';
import type { LooFacts, Verdict } from '@/engine/match/game';
import { fault, isError, type Problem, warning } from '@/engine/match/problem';
import { seatAfter } from '@/engine/match/seating';
import { type Amount, amount, sum, ZERO } from '@/engine/money/amount';
import { POT, type Posting } from '@/engine/money/posting';
import { readCalls } from './calls';
import { deal as dealRound } from './deal';
import {
  antes,
  dividesUnevenly,
  looPrice,
  loos,
  paidIn,
  penaltyPostings,
  potTaken,
  trickShares,
} from './money';
import { judgeResult, type RoundResult, type ToldRound } from './result';
import { type LooRules, payable } from './rules';
import type { Deal, LooOwn, LooState, LooVariant } from './state';

/**
 * Judges one round. A result that cannot have happened is refused with every fault that is in it;
 * one that can is paid in the order of rules/loo.md "A round in order".
 */
export function judgeRound<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  state: LooState<Rules>,
  entry: LooRound,
): Verdict<Rules, LooOwn> {
  const { deal, problems: dealt } = dealRound(variant, state, entry);
  const penalties = checkPenalties(state, entry);
  if (deal === null) return { refused: [...dealt, ...penalties] };

  const { called, problems: calls } = readCalls(variant, state.setup.rules, deal, entry);
  const told = { variant, rules: state.setup.rules, deal, called, entry };
  const { result, problems: results } = judgeResult(told);
  const problems = [...dealt, ...penalties, ...calls, ...results];
  if (problems.some(isError) || result === null) return { refused: problems };
  return pay(told, state, result, problems);
}

/** Amounts above zero, whole where the table plays with chips. Absent players may pay. */
function checkPenalties<Rules extends LooRules>(
  state: LooState<Rules>,
  entry: LooRound,
): Problem[] {
  return (entry.penalties ?? []).flatMap((penalty, index) => {
    const at = `/penalties/${index}`;
    const { player } = penalty;
    const problems: Problem[] = [];
    if (!state.seats.includes(player)) {
      problems.push(fault('not-seated', `${at}/player`, { player }));
    }
    if (amount(penalty.amount).compare(ZERO) <= 0) {
      problems.push(fault('amount', `${at}/amount`, { player }));
    } else if (!payable(state.setup.rules, penalty.amount)) {
      problems.push(fault('whole-units', `${at}/amount`, { player }));
    }
    return problems;
  });
}

function pay<Rules extends LooRules>(
  told: ToldRound<Rules>,
  state: LooState<Rules>,
  result: RoundResult,
  warnings: readonly Problem[],
): Verdict<Rules, LooOwn> {
  const { variant, rules, deal, called, entry } = told;
  const entered = paidIn(rules, deal, called, entry);
  const openingPot = state.pot.add(sum(entered.map((one) => one.amount)));
  const price = looPrice(rules, deal, openingPot);
  const paidOut = payOut(told, openingPot, result);
  const fines = loos(result.payers, price, result.loosTo);
  const later = penaltyPostings(entry.penalties ?? [], 'next-pot');
  const postings = [...entered, ...paidOut, ...fines, ...later];

  const looed = result.kind === 'flush' && price.equals(0) ? [] : result.payers;
  const facts: LooFacts = {
    kind: deal.kind,
    openingPot,
    closingPot: potAfter(state.pot, postings),
    played: result.kind === 'played',
    dealtIn: state.seats.filter((player) => deal.order.includes(player)),
    active: state.seats.filter((player) => called.active.includes(player)),
    miss: called.miss,
    defender: called.defender,
    tricks: result.counts,
    looed: state.seats.filter((player) => looed.includes(player)),
    taker: result.taker,
  };
  return {
    warnings: [...warnings, ...unusual(variant, state, deal)],
    postings,
    change: {
      nextDealer: seatAfter(state.seats, deal.dealer),
      own: remember(state, deal, result, fines),
    },
    round: { dealer: deal.dealer, facts },
  };
}

function payOut<Rules extends LooRules>(
  { variant, rules, called }: ToldRound<Rules>,
  openingPot: Amount,
  result: RoundResult,
): Posting[] {
  switch (result.kind) {
    case 'flush':
      return result.taker === null ? [] : potTaken(result.taker, openingPot, 'flush');
    case 'unplayed':
      return result.taker === null ? [] : potTaken(result.taker, openingPot, 'pot-taken');
    case 'played':
      return trickShares(rules, variant.trickShare(rules), openingPot, result.won, called.defender);
  }
}

function potAfter(pot: Amount, postings: readonly Posting[]): Amount {
  return postings.reduce((left, { from, to, amount: value }) => {
    if (to === POT) return left.add(value);
    return from === POT ? left.sub(value) : left;
  }, pot);
}

function remember<Rules extends LooRules>(
  state: LooState<Rules>,
  deal: Deal,
  result: RoundResult,
  fines: readonly Posting[],
): LooOwn {
  const { dealtIn, deals } = state.own;
  return {
    dealtIn: new Set([...dealtIn, ...deal.order]),
    deals: new Map([...deals, [deal.dealer, (deals.get(deal.dealer) ?? 0) + 1]]),
    lastLoos:
      result.kind === 'played'
        ? fines.map((one): readonly [PlayerId, Amount] => [one.from, one.amount])
        : [],
  };
}

function unusual<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  state: LooState<Rules>,
  deal: Deal,
): Problem[] {
  const { rules } = state.setup;
  const problems: Problem[] = [];
  const [fewest, most] = variant.bookPlayers;
  const count = deal.order.length;
  if (count < fewest || count > most) {
    problems.push(warning('seats-unusual', '', { count, fewest, most }));
  }
  if (dividesUnevenly(rules, antes(rules, deal), variant.tricks)) {
    problems.push(warning('ante-indivisible', '', { tricks: variant.tricks }));
  }
  const { end } = rules;
  const number = state.rounds + 1;
  if (end !== 'open' && 'rounds' in end && number > end.rounds) {
    problems.push(warning('after-end', '', { round: number, rounds: end.rounds }));
  }
  return problems;
}
