/** What a correction moves: two timelines of one match, before and after, laid side by side. */
import { type Amount, ZERO } from '@/engine/money/amount';
import type { PlayerId } from './entries';
import { isError, type LocatedProblem } from './problem';
import type { Timeline } from './replay';

export interface Moved<Value> {
  readonly was: Value;
  readonly becomes: Value;
}

export interface Moves {
  /** The pot after each round that differs; null where there is no such round. */
  readonly pots: readonly ({ readonly round: number } & Moved<Amount | null>)[];
  /** Of everybody whose net differs. */
  readonly nets: readonly ({ readonly player: PlayerId } & Moved<Amount>)[];
  readonly pot: Moved<Amount>;
  /** Errors that were not there before: entries that have to be mended. */
  readonly mend: readonly LocatedProblem[];
}

export function whatItMoves(before: Timeline, after: Timeline): Moves {
  return {
    pots: movedPots(before, after),
    nets: movedNets(before, after),
    pot: { was: before.state.pot, becomes: after.state.pot },
    mend: newErrors(before, after),
  };
}

/** The pot after each accepted round, by the round's number. */
function potsByRound(timeline: Timeline): Amount[] {
  return timeline.played.flatMap(({ output, state }) => (output.round ? [state.pot] : []));
}

function movedPots(before: Timeline, after: Timeline): Moves['pots'] {
  const [was, becomes] = [potsByRound(before), potsByRound(after)];
  const rounds = Math.max(was.length, becomes.length);
  return Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    was: was[index] ?? null,
    becomes: becomes[index] ?? null,
  })).filter((pot) => !pot.was || !pot.becomes || !pot.was.equals(pot.becomes));
}

function movedNets(before: Timeline, after: Timeline): Moves['nets'] {
  const players = new Set([...before.state.net.keys(), ...after.state.net.keys()]);
  return [...players].flatMap((player) => {
    const was = before.state.net.get(player) ?? ZERO;
    const becomes = after.state.net.get(player) ?? ZERO;
    return was.equals(becomes) ? [] : [{ player, was, becomes }];
  });
}

function newErrors(before: Timeline, after: Timeline): LocatedProblem[] {
  const key = (problem: LocatedProblem) => `${problem.entry} ${problem.code}`;
  const known = new Set(before.problems.filter(isError).map(key));
  return after.problems.filter((problem) => isError(problem) && !known.has(key(problem)));
}

/** Errors of entries that stand in the log all the same: a correction before them left them refused. */
export function toBeMended(timeline: Timeline): LocatedProblem[] {
  return timeline.problems.filter(isError);
}
