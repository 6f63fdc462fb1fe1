/** The match's sheet: its entries as they count now, the newest first. */
import type { EntryState, LogRow } from '@/app/match-store';
import type { Entry } from '@/engine/match/entries';
import type { RoundOutput } from '@/engine/match/game';
import { isError, type Problem } from '@/engine/match/problem';
import type { Played, Timeline } from '@/engine/match/replay';
import type { TableState } from './pad';

export interface HistoryLine {
  /** Under which corrections name it. */
  readonly entry: number;
  readonly text: Entry;
  /** The number it has, or would have if it counted, among the rounds; null for other entries. */
  readonly round: number | null;
  readonly output: RoundOutput | null;
  /** Why it does not count; empty where it does. */
  readonly errors: readonly Problem[];
  readonly state: EntryState;
  readonly corrected: boolean;
}

const made = new WeakMap<Played, HistoryLine>();

export function historyOf(timeline: Timeline, rows: readonly LogRow[]): HistoryLine[] {
  let rounds = 0;
  const lines = timeline.played.map((one): HistoryLine => {
    const isRound = one.entry.type === 'round';
    const number = isRound ? rounds + 1 : null;
    if (one.output.round) rounds += 1;
    const state = stateOf(one, rows);
    const known = made.get(one);
    // The same object while nothing about it has changed, so that a save paints one line and not hundreds.
    if (known?.state === state && known.round === number) return known;
    const line: HistoryLine = {
      entry: one.number,
      text: one.entry,
      round: number,
      output: one.output.round,
      errors: one.problems.filter(isError),
      state,
      corrected: isCorrected(one),
    };
    made.set(one, line);
    return line;
  });
  return lines.reverse();
}

/** Entries that a correction left without effect, the oldest first: they have to be mended in turn. */
export function toMend(lines: readonly HistoryLine[]): HistoryLine[] {
  return lines.filter((line) => line.errors.length > 0).reverse();
}

/** The table as it was before an entry. */
export function stateBefore(timeline: Timeline, entry: number): TableState {
  const index = timeline.played.findIndex((one) => one.number === entry);
  return timeline.played[index - 1]?.state ?? timeline.opening.state;
}

/** The row where its text stands: the entry's own, or that of the correction. */
function rowIndex(at: string): number {
  return Number(at.split('/')[2]);
}

function stateOf({ at }: Played, rows: readonly LogRow[]): EntryState {
  return rows[rowIndex(at)]?.state ?? 'confirmed';
}

/** An entry that was put in stands in its own row too, whichever its number. */
function isCorrected({ at, number }: Played): boolean {
  return rowIndex(at) !== number - 1;
}
