/** How a round came out: shown by a flush, taken without play, or played for its tricks. */
import type { LooRound, PlayerId } from '@/engine/match/entries';
import { fault, isError, type Problem, type ProblemParams } from '@/engine/match/problem';
import { POT } from '@/engine/money/posting';
import type { WonTrick } from './money';
import type { LooRules } from './rules';
import type { Called, Deal, LooVariant } from './state';
import { type ReadTricks, readTricks } from './tricks';

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

interface Judged {
  readonly result: RoundResult | null;
  readonly problems: readonly Problem[];
}

export function judgeResult<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  entry: LooRound,
): Judged {
  const tricks = readTricks(entry.tricks, deal.order);
  const exchanged = checkExchange(variant, rules, called, entry);
  const judged = judge(variant, rules, deal, called, entry, tricks);
  return { result: judged.result, problems: [...exchanged, ...judged.problems] };
}

function judge<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  entry: LooRound,
  tricks: ReadTricks,
): Judged {
  if (entry.flush !== undefined) {
    const flush = judgeFlush(variant, rules, deal, called, entry, entry.flush);
    return withoutPlay(flush, entry, tricks);
  }
  const exempted = entry.exempt?.length ? [fault('flush', '/exempt')] : [];
  const judged = judgeWithoutFlush(variant, rules, deal, called, entry, tricks);
  if (exempted.length === 0) return judged;
  return { result: null, problems: [...exempted, ...judged.problems] };
}

function judgeWithoutFlush<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  entry: LooRound,
  tricks: ReadTricks,
): Judged {
  if (called.unplayed === undefined) {
    return judgeTricks(variant, rules, deal, called, entry, tricks);
  }
  const result = { ...NO_PLAY, kind: 'unplayed' as const, taker: called.unplayed };
  return withoutPlay({ result, problems: [] }, entry, tricks);
}

const NO_PLAY = { won: [], counts: new Map(), payers: [], loosTo: POT };

/** A round taken without play has no tricks and no cards. */
function withoutPlay(judged: Judged, entry: LooRound, tricks: ReadTricks): Judged {
  const at = tricks.total > 0 ? '/tricks' : entry.cards ? '/cards' : null;
  if (at === null) return judged;
  const taker = judged.result?.taker ?? null;
  const params: ProblemParams = taker === null ? {} : { player: taker };
  return { result: null, problems: [...judged.problems, fault('unplayed', at, params)] };
}

/**
 * A flush shown before play takes the pot; who then pays a loo, and where to, is the house's choice
 * (rules/loo.md "Flush"). It counts before the right of the only one in.
 */
function judgeFlush<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  { exempt = [] }: LooRound,
  holder: PlayerId,
): Judged {
  const problems: Problem[] = [];
  if (!mayShowFlush(variant, rules, called, holder)) {
    problems.push(fault('flush', '/flush', { player: holder }));
  } else if (exempt.includes(holder)) {
    problems.push(fault('flush', '/exempt', { player: holder }));
  }
  const liable = liableToFlush(variant, rules, deal, called, holder);
  const result: RoundResult = {
    ...NO_PLAY,
    kind: 'flush',
    taker: holder,
    payers: liable.filter((player) => !exempt.includes(player)),
    loosTo: variant.flush(rules) === 'pot-and-pay' ? holder : POT,
  };
  return { result: problems.length > 0 ? null : result, problems };
}

/** A house rule, for who is dealt in and has not passed; the screen asks it before anybody is tapped. */
export function mayShowFlush<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  called: Called,
  player: PlayerId,
): boolean {
  return variant.flush(rules) !== 'off' && called.active.includes(player);
}

/** Who pays a loo to a flush unless he is exempt, clockwise from the dealer's left. */
export function liableToFlush<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  holder: PlayerId,
): PlayerId[] {
  const liable = variant.flush(rules) === 'stood-only' ? called.active : deal.order;
  return liable.filter((player) => player !== holder);
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

function checkExchange<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  called: Called,
  entry: LooRound,
): Problem[] {
  return (entry.exchanged ?? []).flatMap((player, index) => {
    if (mayExchange(variant, rules, called, player)) return [];
    return [fault('exchanged', `/exchanged/${index}`, { player })];
  });
}

function judgeTricks<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  deal: Deal,
  called: Called,
  entry: LooRound,
  entered: ReadTricks,
): Judged {
  const { referee } = variant;
  const refereed =
    entry.cards && referee ? referee(rules, deal, called, entry) : { problems: [], tricks: null };
  const problems = [...refereed.problems];
  const laid = refereed.tricks && readTricks(refereed.tricks, deal.order);
  const tricks = entered.total === 0 && laid ? laid : entered;
  // Cards at fault leave no tricks to miss: the cards are what has to be mended.
  const unknown = tricks.total === 0 && problems.some(isError);
  const ordered = tricks.ordered || laid !== null;
  if (!unknown) problems.push(...checkTricks(variant, rules, called, tricks, ordered));
  if (problems.some(isError)) return { result: null, problems };
  const payers = called.active.filter(
    (player) => player !== called.defender && !tricks.counts.has(player),
  );
  // Cards know the order in which the tricks fell, also where only counts were entered beside them.
  const { won, counts } = laid ?? tricks;
  return { result: { ...NO_PLAY, kind: 'played', won, counts, taker: null, payers }, problems };
}

function checkTricks<Rules extends LooRules>(
  variant: LooVariant<Rules>,
  rules: Rules,
  called: Called,
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
