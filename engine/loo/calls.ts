/** What was called, and what could be: the judge and the table screen ask the same question here. */
import { suitOf } from '@/engine/cards/notation';
import { type Call, type LooRound, own, type PlayerId, type Suit } from '@/engine/match/entries';
import { type ErrorCode, fault, type Problem } from '@/engine/match/problem';
import type { LooRules } from './rules';
import type { Called, Deal, LooVariant } from './state';

const CALLS: readonly Call[] = ['stand', 'pass', 'miss', 'defend'];

/** The suit that is trump, as written or as turned up; undefined where neither is known. */
function statedTrump(entry: LooRound): Suit | undefined {
  if (entry.trump) return entry.trump;
  return entry.cards?.turnUp === undefined ? undefined : suitOf(entry.cards.turnUp);
}

/** Judges the calls one after another, clockwise from the dealer's left, the dealer last. */
export function readCalls<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  entry: LooRound,
): { called: Called; problems: Problem[] } {
  const problems: Problem[] = [];
  const trump = statedTrump(entry);
  const calls = new Map<PlayerId, Call>();
  for (const player of deal.order) {
    const call = own(entry.calls, player) ?? 'stand';
    const code = variant.refuseCall(rules, { deal, others: calls, player, call, trump });
    if (code !== null) problems.push(callFault(code, deal, calls, player));
    calls.set(player, call);
  }
  if (variant.needsTrump(rules, deal) && trump === undefined) {
    problems.push(fault('trump-missing', ''));
  }
  const active = deal.order.filter((player) => calls.get(player) !== 'pass');
  const called: Called = {
    calls,
    active,
    miss: deal.order.find((player) => calls.get(player) === 'miss') ?? null,
    defender: deal.order.find((player) => calls.get(player) === 'defend') ?? null,
    unplayed: variant.unplayed(rules, deal, active),
  };
  return { called, problems };
}

function callFault(
  code: ErrorCode,
  deal: Deal,
  earlier: ReadonlyMap<PlayerId, Call>,
  player: PlayerId,
): Problem {
  const inBefore = deal.order.filter((one) => earlier.has(one) && earlier.get(one) !== 'pass');
  const other = inBefore.find((one) => earlier.get(one) === 'miss') ?? inBefore[0] ?? player;
  return fault(code, `/calls/${player}`, { player, other, count: inBefore.length });
}

/** What a player may call while the others have called this; the screen offers nothing else. */
export function callsOpenTo<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  calls: ReadonlyMap<PlayerId, Call>,
  player: PlayerId,
  trump?: Suit,
): Call[] {
  const others = new Map([...calls].filter(([one]) => one !== player));
  return CALLS.filter(
    (call) => variant.refuseCall(rules, { deal, others, player, call, trump }) === null,
  );
}
