/** From a document to its result (format.md, "Result"): every match replayed, and the night settled. */
import type { PlayerId } from '@/engine/match/entries';
import type { LooFacts, RoundFacts, RoundOutput, Summary } from '@/engine/match/game';
import { isError, type LocatedProblem, warning } from '@/engine/match/problem';
import { type Played, replay, type Timeline } from '@/engine/match/replay';
import { type Amount, amount, amountText, ZERO } from '@/engine/money/amount';
import type { Posting } from '@/engine/money/posting';
import { exactMoney, toMinorUnits } from '@/engine/money/rounding';
import { settle, type Transfer } from '@/engine/money/settle';
import type { DocumentMatch, NightDocument } from './document';
import { setupOf } from './document';
import { gameOf } from './games';
import { type Writable, writeJson } from './write';

export const RESULT_FORMAT = 'lanturlu-result/1';

export interface NightResult {
  readonly matches: readonly MatchResult[];
  /** Units over all matches, of everybody who ever sat, in the order of the players. */
  readonly net: ReadonlyMap<PlayerId, Amount>;
  readonly currency: string | null;
  /** Minor units; null while a pot is not empty. Who has only shared an expense is here as well. */
  readonly money: ReadonlyMap<PlayerId, bigint> | null;
  readonly transfers: readonly Transfer<PlayerId>[] | null;
  readonly problems: readonly NightProblem[];
}

export interface MatchResult {
  readonly match: DocumentMatch;
  readonly timeline: Timeline;
  readonly dealer: PlayerId | null;
  readonly summary: Summary;
}

/** A problem with the match it is in, from 1, and a pointer from the document. */
export interface NightProblem extends LocatedProblem {
  readonly match: number;
}

/** Scores a night. Never throws on a document that was read. */
export function scoreNight(document: NightDocument): NightResult {
  const matches = document.matches.map((match) => scoreMatch(document, match));
  const net = netOf(document, matches);
  const open = matches.some(({ timeline }) => !timeline.state.pot.equals(ZERO));
  const money = open ? null : moneyOf(document, net);
  return {
    matches,
    net,
    currency: document.session?.currency ?? null,
    money,
    transfers: money && settle(money),
    problems: matches.flatMap(problemsOf),
  };
}

/** Whether everything that was entered counts. */
export function isAccepted(result: NightResult): boolean {
  return !result.problems.some(isError);
}

function scoreMatch(document: NightDocument, match: DocumentMatch): MatchResult {
  const game = gameOf(match.game);
  const timeline = replay(game, setupOf(document, match), match.log);
  const { state } = timeline;
  return {
    match,
    timeline,
    dealer: state.status === 'open' ? game.dealer(state) : null,
    summary: game.summary?.(state) ?? {},
  };
}

function netOf(document: NightDocument, matches: readonly MatchResult[]): Map<PlayerId, Amount> {
  const net = new Map<PlayerId, Amount>();
  for (const { id } of document.players) {
    const own = matches.flatMap(({ timeline }) => timeline.state.net.get(id) ?? []);
    if (own.length > 0)
      net.set(
        id,
        own.reduce((total, one) => total.add(one), ZERO),
      );
  }
  return net;
}

function moneyOf(
  document: NightDocument,
  net: ReadonlyMap<PlayerId, Amount>,
): Map<PlayerId, bigint> {
  const { session, expenses = [] } = document;
  const exact = exactMoney(
    net,
    amount(session?.unitValue ?? '1'),
    expenses.map((expense) => ({ ...expense, amount: amount(expense.amount) })),
  );
  const inOrder = document.players.flatMap(({ id }): [PlayerId, Amount][] => {
    const value = exact.get(id);
    return value === undefined ? [] : [[id, value]];
  });
  return toMinorUnits(new Map(inOrder), {
    currency: session?.currency ?? null,
    roundTo: session?.roundTo ?? 1,
  });
}

function problemsOf({ timeline }: MatchResult, index: number): NightProblem[] {
  const match = index + 1;
  const pointer = `/matches/${index}`;
  const problems = timeline.problems.map((problem) => ({
    ...problem,
    match,
    at: `${pointer}${problem.at}`,
  }));
  const { pot } = timeline.state;
  if (pot.equals(ZERO)) return problems;
  const open = warning('pot-open', pointer, { match, amount: amountText(pot) });
  return [...problems, { ...open, match, entry: null }];
}

/**
 * The result as one line of JSON.
 * @param sentence what a problem says, in the language of whoever reads it.
 */
export function resultText(
  result: NightResult,
  sentence: (problem: NightProblem) => string,
): string {
  return writeJson({
    format: RESULT_FORMAT,
    matches: result.matches.map(matchJson),
    net: texts(result.net),
    money: { currency: result.currency, net: result.money },
    transfers: result.transfers === null ? null : result.transfers.map((one) => ({ ...one })),
    problems: result.problems.map((problem) => ({
      match: problem.match,
      entry: problem.entry,
      severity: problem.severity,
      code: problem.code,
      message: sentence(problem),
      at: problem.at,
    })),
  });
}

/** Who may re-enter is said of every match, so that no reader has to ask which game it was. */
function matchJson({ match, timeline, dealer, summary }: MatchResult): Writable {
  const { state } = timeline;
  return {
    game: match.game,
    status: state.status,
    pot: amountText(state.pot),
    dealer,
    net: texts(state.net),
    rounds: timeline.played.flatMap(({ number, output }) =>
      output.round ? [roundJson(number, output.round)] : [],
    ),
    standings: summary.standings?.map(({ player, total, state, reenganches }) => ({
      player,
      total,
      state,
      reenganches,
    })),
    winners: summary.winners ?? state.winners,
    mayReenter: summary.mayReenter ?? [],
    reentryScore: summary.reentryScore ?? null,
    postings: [
      ...timeline.opening.output.postings.map((one) => postingJson(one, null, null)),
      ...timeline.played.flatMap(playedPostings),
    ],
  };
}

function playedPostings({ number, output }: Played): Writable[] {
  return output.postings.map((one) => postingJson(one, output.round?.number ?? null, number));
}

/** A posting that belongs to no round says so; a stake paid at the start belongs to no entry either. */
function postingJson(
  { from, to, amount: value, reason, trick }: Posting,
  round: number | null,
  entry: number | null,
): Writable {
  return { round, entry, from, to, amount: amountText(value), reason, trick };
}

/** One round as the result writes it, as plain JSON: what is kept of it for pages. */
export function roundResult(entry: number, round: RoundOutput): unknown {
  return JSON.parse(writeJson(roundJson(entry, round)));
}

function roundJson(entry: number, { number, dealer, net, facts }: RoundOutput): Writable {
  // Everybody who was dealt in has a net, also one of nothing.
  const players = isLoo(facts) ? facts.dealtIn : [...facts.totals.keys()];
  const all = new Map([...players, ...net.keys()].map((one) => [one, net.get(one) ?? ZERO]));
  return { number, entry, dealer, ...factsJson(facts), net: texts(all), ...totalsJson(facts) };
}

function isLoo(facts: RoundFacts): facts is LooFacts {
  return 'openingPot' in facts;
}

function factsJson(facts: RoundFacts): { [key: string]: Writable } {
  if (!isLoo(facts)) return {};
  const { dealtIn, tricks } = facts;
  const won = dealtIn.flatMap((player): [PlayerId, number][] => {
    const count = tricks.get(player);
    return count === undefined ? [] : [[player, count]];
  });
  return {
    kind: facts.kind,
    openingPot: amountText(facts.openingPot),
    closingPot: amountText(facts.closingPot),
    tricks: new Map(won),
    looed: facts.looed,
  };
}

function totalsJson(facts: RoundFacts): { [key: string]: Writable } {
  return isLoo(facts) ? {} : { totals: facts.totals, out: facts.out };
}

function texts(amounts: ReadonlyMap<PlayerId, Amount>): Map<PlayerId, string> {
  return new Map([...amounts].map(([player, value]) => [player, amountText(value)]));
}
