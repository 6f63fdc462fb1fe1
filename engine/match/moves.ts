/** What a correction moves: two timelines of one match, before and after, laid side by side. */
import { type Amount, ZERO } from '@/engine/money/amount';
import type { PlayerId } from './entries';
import type { AnyGame } from './game';
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
  /** Of everybody whose points differ, in games that count them; null for who does not sit there. */
  readonly totals: readonly ({ readonly player: PlayerId } & Moved<number | null>)[];
  /** Eliminations that come or go. */
  readonly outs: readonly Elimination[];
  /** Re-entries that fall away, or count again. */
  readonly reentries: readonly Reentry[];
  /** Errors that were not there before: entries that have to be mended. */
  readonly mend: readonly LocatedProblem[];
}

export interface Elimination {
  readonly player: PlayerId;
  /** Its number among the rounds, where it happens or happened. */
  readonly round: number;
  /** Whether it comes; else it goes. */
  readonly comes: boolean;
}

export interface Reentry {
  readonly player: PlayerId;
  readonly entry: number;
  readonly comes: boolean;
}

/** What differs between a match before a correction and after it, in units and points. */
export function whatItMoves(
  before: Timeline,
  after: Timeline,
  game: Pick<AnyGame, 'summary'>,
): Moves {
  return {
    pots: movedPots(before, after),
    nets: movedNets(before, after),
    pot: { was: before.state.pot, becomes: after.state.pot },
    totals: movedTotals(before, after, game),
    outs: comeAndGone(eliminations(before), eliminations(after)),
    reentries: comeAndGone(reentries(before), reentries(after)),
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

function movedTotals(
  before: Timeline,
  after: Timeline,
  { summary }: Pick<AnyGame, 'summary'>,
): Moves['totals'] {
  const totalsOf = ({ state }: Timeline) =>
    new Map(summary?.(state).standings?.map(({ player, total }) => [player, total]));
  const [was, becomes] = [totalsOf(before), totalsOf(after)];
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .map((player) => ({
      player,
      was: was.get(player) ?? null,
      becomes: becomes.get(player) ?? null,
    }))
    .filter((total) => total.was !== total.becomes);
}

/** Under the entry that made the round: its number among the rounds may move with a correction. */
function eliminations({ played }: Timeline): Map<string, Omit<Elimination, 'comes'>> {
  return new Map(
    played.flatMap(({ number, output: { round } }) => {
      const out = round && 'out' in round.facts ? round.facts.out : [];
      return out.map((player) => [
        `${number} ${player}`,
        { player, round: round?.number ?? number },
      ]);
    }),
  );
}

function reentries({ played }: Timeline): Map<string, Omit<Reentry, 'comes'>> {
  return new Map(
    played.flatMap(({ number, entry, problems }) =>
      entry.type === 'reenganche' && !problems.some(isError)
        ? [[`${number} ${entry.player}`, { player: entry.player, entry: number }]]
        : [],
    ),
  );
}

/** What is only in one of the two: gone with the first, come with the second. */
function comeAndGone<One extends object>(
  before: ReadonlyMap<string, One>,
  after: ReadonlyMap<string, One>,
): (One & { readonly comes: boolean })[] {
  const only = (
    these: ReadonlyMap<string, One>,
    others: ReadonlyMap<string, One>,
    comes: boolean,
  ) => [...these].flatMap(([key, one]) => (others.has(key) ? [] : [{ ...one, comes }]));
  return [...only(before, after, false), ...only(after, before, true)];
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
