/** How a round came out: shown by a flush, taken without play, or played for its tricks. */
import type { LooRound, PlayerId } from '@/engine/match/entries';
import { fault, isError, type Problem, type ProblemParams } from '@/engine/match/problem';
import { POT } from '@/engine/money/posting';
import { judgeFlush } from './flush';
import type { WonTrick } from './money';
import type { LooRules } from './rules';
import type { Called, Deal, LooVariant } from './state';
import { type ReadTricks, readTricks } from './tricks';

/** A round as it was told: by whose rules, to whom it was dealt, what was called. */
export interface ToldRound<Rules extends LooRules> {
  readonly variant: LooVariant<Rules>;
  readonly rules: Rules;
  readonly deal: Deal;
  readonly called: Called;
  readonly entry: LooRound;
}

export interface RoundResult {
  readonly kind: 'played' | 'unplayed' | 'flush';
  readonly won: readonly WonTrick[];
  readonly counts: ReadonlyMap<PlayerId, number>;
  /** Who took the whole pot; null for a played round or a pot that carries. */
  readonly taker: PlayerId | null;
  /** Who pays a loo, clockwise from the dealer's left, and where it goes. */
  readonly payers: readonly PlayerId[];
  readonly loosTo: string;
}

/** No result where the problems are such that nothing can be told. */
export interface JudgedResult {
  readonly result: RoundResult | null;
  readonly problems: readonly Problem[];
}

/**
 * What a round's tricks, cards or flush come to, and every fault in them (rules/loo.md "What an
 * entered result is checked for").
 */
export function judgeResult<Rules extends LooRules>(told: ToldRound<Rules>): JudgedResult {
  const judged = judge(told);
  return { result: judged.result, problems: [...checkExchange(told), ...judged.problems] };
}

function judge<Rules extends LooRules>(told: ToldRound<Rules>): JudgedResult {
  const { called, entry } = told;
  if (entry.flush !== undefined) return withoutPlay(told, judgeFlush(told, entry.flush));
  const exempted = entry.exempt?.length ? [fault('flush', '/exempt')] : [];
  const { result, problems } =
    called.unplayed === undefined
      ? judgeTricks(told)
      : withoutPlay(told, { result: untouched(called.unplayed), problems: [] });
  return { result: exempted.length > 0 ? null : result, problems: [...exempted, ...problems] };
}

/** The pot to the only one in, or to the next round. */
function untouched(taker: PlayerId | null): RoundResult {
  return { kind: 'unplayed', won: [], counts: new Map(), taker, payers: [], loosTo: POT };
}

/** A round taken without play has no tricks and no cards. */
function withoutPlay<Rules extends LooRules>(
  { deal, entry }: ToldRound<Rules>,
  judged: JudgedResult,
): JudgedResult {
  const { total } = readTricks(entry.tricks, deal.order);
  const at = total > 0 ? '/tricks' : entry.cards ? '/cards' : null;
  if (at === null) return judged;
  const taker = judged.result?.taker ?? null;
  const params: ProblemParams = taker === null ? {} : { player: taker };
  return { result: null, problems: [...judged.problems, fault('unplayed', at, params)] };
}

/** Exchanging is a house rule, for who stands on his own hand. */
export function mayExchange<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  called: Called,
  player: PlayerId,
): boolean {
  return variant.exchange(rules) && called.calls.get(player) === 'stand';
}

/** Whether it matters who won which trick, and not only how many (rules/loo.md "Whole units"). */
export function orderCounts<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
): boolean {
  return rules.remainder === 'early-tricks' || variant.trickShare(rules) === 'remaining-pot';
}

function checkExchange<Rules extends LooRules>(told: ToldRound<Rules>): Problem[] {
  const { variant, rules, called, entry } = told;
  return (entry.exchanged ?? []).flatMap((player, index) => {
    if (mayExchange(variant, rules, called, player)) return [];
    return [fault('exchanged', `/exchanged/${index}`, { player })];
  });
}

function judgeTricks<Rules extends LooRules>(told: ToldRound<Rules>): JudgedResult {
  const { variant, rules, deal, called, entry } = told;
  const { referee } = variant;
  const refereed = referee?.(rules, deal, called, entry) ?? { problems: [], tricks: null };
  const entered = readTricks(entry.tricks, deal.order);
  const laid = refereed.tricks && readTricks(refereed.tricks, deal.order);
  const tricks = entered.total === 0 && laid ? laid : entered;
  // Cards at fault leave no tricks to miss: the cards are what has to be mended.
  const unknown = tricks.total === 0 && refereed.problems.some(isError);
  const ordered = tricks.ordered || laid !== null;
  const counted = unknown ? [] : checkTricks(told, tricks, ordered);
  const problems = [...refereed.problems, ...counted];
  if (problems.some(isError)) return { result: null, problems };
  const payers = called.active.filter(
    (player) => player !== called.defender && !tricks.counts.has(player),
  );
  // Cards know the order in which the tricks fell, also where only counts were entered beside them.
  const { won, counts } = laid ?? tricks;
  return { result: { kind: 'played', won, counts, taker: null, payers, loosTo: POT }, problems };
}

function checkTricks<Rules extends LooRules>(
  { variant, rules, called }: ToldRound<Rules>,
  tricks: ReadTricks,
  inOrder: boolean,
): Problem[] {
  if (tricks.total === 0) return [fault('tricks-missing', '/tricks', { of: variant.tricks })];
  const problems: Problem[] = [];
  if (orderCounts(variant, rules) && !inOrder) problems.push(fault('order-needed', '/tricks'));
  if (tricks.total !== variant.tricks) {
    problems.push(fault('trick-total', '/tricks', { count: tricks.total, of: variant.tricks }));
  }
  for (const player of tricks.counts.keys()) {
    if (!called.active.includes(player)) {
      problems.push(fault('not-active', '/tricks', { player }));
    }
  }
  return problems;
}
