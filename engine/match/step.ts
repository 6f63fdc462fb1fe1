/** One entry after another: a game judges it, and what it pays is booked here, for every game alike. */
import { type Amount, ZERO } from '@/engine/money/amount';
import { POT, type Posting } from '@/engine/money/posting';
import { MAX_BALANCE_DIGITS, outgrown, overlong } from './bounds';
import type { Entry, PlayerId } from './entries';
import type { Game, MatchState, Output, Setup, Verdict } from './game';
import { fault, inOrder, isError, type Problem } from './problem';

export interface Step<Rules, Own> {
  readonly state: MatchState<Rules, Own>;
  readonly output: Output;
  /** In their stable order. With an error among them the entry is refused and nothing changed. */
  readonly problems: readonly Problem[];
}

const NOTHING: Output = { round: null, postings: [] };

/** The match before its first entry; stakes, where a game has them, are paid. */
export function open<Rules, Own>(game: Game<Rules, Own>, setup: Setup<Rules>): Step<Rules, Own> {
  const { own, postings } = game.open(setup);
  const seated: MatchState<Rules, Own> = {
    setup,
    status: 'open',
    pot: ZERO,
    seats: setup.seats,
    net: new Map(setup.seats.map((player) => [player, ZERO])),
    rounds: 0,
    nextDealer: setup.dealer,
    winners: [],
    own,
  };
  return { state: book(seated, postings), output: { round: null, postings }, problems: [] };
}

/**
 * Judges one entry of the effective log.
 * @returns the state after it, what it produced, and its problems. An entry that is refused leaves
 * the state as it was; later entries are judged as if it had not been made.
 */
export function step<Rules, Own>(
  game: Game<Rules, Own>,
  state: MatchState<Rules, Own>,
  entry: Entry,
): Step<Rules, Own> {
  if (state.status !== 'open') return refused(state, [fault('closed', '')]);
  const long = overlong(entry);
  if (long.length > 0) return refused(state, long);
  const verdict = judge(game, state, entry);
  if ('refused' in verdict) return refused(state, verdict.refused);

  const booked = book({ ...state, ...verdict.change }, verdict.postings);
  if (outgrown(booked)) {
    return refused(state, [fault('too-large', '', { most: MAX_BALANCE_DIGITS })]);
  }
  const problems = inOrder(verdict.warnings);
  if (!verdict.round) {
    return { state: booked, output: { round: null, postings: verdict.postings }, problems };
  }
  const number = state.rounds + 1;
  const net = netOf(verdict.postings);
  const round = { number, net, ...verdict.round };
  return {
    state: { ...booked, rounds: number },
    output: { round, postings: verdict.postings },
    problems,
  };
}

function judge<Rules, Own>(
  game: Game<Rules, Own>,
  state: MatchState<Rules, Own>,
  entry: Entry,
): Verdict<Rules, Own> {
  switch (entry.type) {
    case 'round':
      return game.round(state, entry);
    case 'join':
      return game.join(state, entry);
    case 'leave':
      return game.leave(state, entry);
    case 'penalty':
      return game.penalty(state, entry);
    case 'close':
      return game.close(state, entry);
    case 'reenganche':
      return (
        game.reenganche?.(state, entry) ?? {
          refused: [fault('reenganche', '', { player: entry.player, reason: 'late', count: 0 })],
        }
      );
  }
}

/** What is merely unusual about an entry that does not count is not worth saying. */
function refused<Rules, Own>(
  state: MatchState<Rules, Own>,
  problems: readonly Problem[],
): Step<Rules, Own> {
  return { state, output: NOTHING, problems: inOrder(problems.filter(isError)) };
}

/** What postings move for each player; the pot is not a player. */
export function netOf(
  postings: readonly Pick<Posting, 'from' | 'to' | 'amount'>[],
): Map<PlayerId, Amount> {
  const net = new Map<PlayerId, Amount>();
  for (const { from, to, amount } of postings) {
    if (from !== POT) net.set(from, (net.get(from) ?? ZERO).sub(amount));
    if (to !== POT) net.set(to, (net.get(to) ?? ZERO).add(amount));
  }
  return net;
}

/** Books postings, and gives everybody who sits an account. Nets and pot keep the sum zero. */
function book<Rules, Own>(
  state: MatchState<Rules, Own>,
  postings: readonly Posting[],
): MatchState<Rules, Own> {
  const net = new Map(state.net);
  for (const player of state.seats) if (!net.has(player)) net.set(player, ZERO);
  let pot = state.pot;
  for (const { from, to, amount } of postings) {
    if (from === POT) pot = pot.sub(amount);
    else net.set(from, (net.get(from) ?? ZERO).sub(amount));
    if (to === POT) pot = pot.add(amount);
    else net.set(to, (net.get(to) ?? ZERO).add(amount));
  }
  return { ...state, net, pot };
}
