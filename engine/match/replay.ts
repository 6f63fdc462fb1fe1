/** A whole log, judged from the first entry to the last; and again from the first that changed. */
import type { Entry, LogEntry } from './entries';
import type { Game, MatchState, Output, Setup } from './game';
import { asWritten, type EffectiveEntry, effectiveLog, isNoCorrection } from './log';
import { isError, type LocatedProblem } from './problem';
import { open, type Step, step } from './step';

/** An effective entry with what came of it and the state after it. */
export interface Played<Rules = unknown, Own = unknown> extends EffectiveEntry, Step<Rules, Own> {}

/** A match with everything its log says, in playing order. Immutable; versions share their beginnings. */
export interface Timeline<Rules = unknown, Own = unknown> {
  readonly setup: Setup<Rules>;
  readonly log: readonly LogEntry[];
  readonly opening: Step<Rules, Own>;
  readonly played: readonly Played<Rules, Own>[];
  /** How many played entries at the beginning are those of the timeline it was folded on from. */
  readonly kept: number;
  readonly state: MatchState<Rules, Own>;
  /** All problems, by entry number; `at` is a pointer from the match (`/log/2/tricks`). */
  readonly problems: readonly LocatedProblem[];
}

/**
 * Replays a log. Given an earlier timeline of the same match, it folds on from the first effective
 * entry that differs, so appending costs one step and a correction the rounds that follow it.
 */
export function replay<Rules, Own>(
  game: Game<Rules, Own>,
  setup: Setup<Rules>,
  log: readonly LogEntry[],
  earlier?: Timeline<Rules, Own>,
): Timeline<Rules, Own> {
  const opening = earlier?.opening ?? open(game, setup);
  const { kept, known, rest } = whatRemains(log, earlier);
  const played: Played<Rules, Own>[] = [...kept];
  let state = kept.at(-1)?.state ?? opening.state;
  for (const one of rest) {
    const judged = step(game, state, one.entry);
    state = judged.state;
    played.push({ ...one, ...judged });
  }
  const problems = [...known, ...played.slice(kept.length).flatMap(located)];
  problems.sort((a, b) => (a.entry ?? 0) - (b.entry ?? 0));
  return { setup, log, opening, played, kept: kept.length, state, problems };
}

interface Remaining<Rules, Own> {
  /** What need not be judged again. */
  readonly kept: readonly Played<Rules, Own>[];
  /** The problems of what is kept, and of corrections that name nothing. */
  readonly known: readonly LocatedProblem[];
  readonly rest: readonly EffectiveEntry[];
}

/** An entry at the end, which is what a table saves all evening, costs the same in a log of any length. */
function whatRemains<Rules, Own>(
  log: readonly LogEntry[],
  earlier: Timeline<Rules, Own> | undefined,
): Remaining<Rules, Own> {
  const appended = earlier ? appendedTo(earlier.log, log) : null;
  if (earlier && appended) {
    return { kept: earlier.played, known: earlier.problems, rest: appended };
  }
  const { entries, problems } = effectiveLog(log);
  const same = earlier ? commonBeginning(earlier.played, entries) : 0;
  const kept = earlier ? earlier.played.slice(0, same) : [];
  return { kept, known: [...problems, ...kept.flatMap(located)], rest: entries.slice(same) };
}

/** Null where the earlier log is not the beginning of this one, or a correction may reach back into it. */
function appendedTo(
  earlier: readonly LogEntry[],
  log: readonly LogEntry[],
): EffectiveEntry[] | null {
  if (earlier.some((entry, index) => entry !== log[index])) return null;
  const added = log.slice(earlier.length);
  if (!added.every(isNoCorrection)) return null;
  return added.map((entry, index) => asWritten(entry, earlier.length + index));
}

function commonBeginning(
  before: readonly EffectiveEntry[],
  after: readonly EffectiveEntry[],
): number {
  const shorter = Math.min(before.length, after.length);
  for (let index = 0; index < shorter; index++) {
    const [a, b] = [before[index], after[index]];
    if (a?.number !== b?.number || a?.at !== b?.at || a?.entry !== b?.entry) return index;
  }
  return shorter;
}

function located(one: Played): LocatedProblem[] {
  return one.problems.map((problem) => ({
    ...problem,
    entry: one.number,
    at: `${one.at}${problem.at}`,
  }));
}

/** Whether an entry, known by its number, was refused. */
export function isRefused(timeline: Timeline, number: number): boolean {
  return timeline.problems.some((problem) => problem.entry === number && isError(problem));
}

/** The rounds that count, in playing order, each with the entry that made it. */
export function roundsOf(
  timeline: Timeline,
): { entry: number; written: Entry; output: Output & { round: NonNullable<Output['round']> } }[] {
  return timeline.played.flatMap(({ number, entry, output }) =>
    output.round
      ? [{ entry: number, written: entry, output: { ...output, round: output.round } }]
      : [],
  );
}
