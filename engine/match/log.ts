/** The effective log: what remains when void, amend and insert have been applied (format.md, "Entries"). */
import type { Entry, LogEntry } from './entries';
import { fault, type LocatedProblem } from './problem';

/** An entry that counts, under the number by which it is known. */
export interface EffectiveEntry {
  readonly number: number;
  readonly entry: Entry;
  /** JSON pointer from the match to where the text stands: `/log/5` or `/log/7/with`. */
  readonly at: string;
}

export interface EffectiveLog {
  /** In the order in which it happened, which an insert makes differ from the order of writing. */
  readonly entries: readonly EffectiveEntry[];
  /** Corrections that name nothing; they have no effect. */
  readonly problems: readonly LocatedProblem[];
}

interface Slot {
  readonly number: number;
  current: { entry: Entry; at: string } | null;
}

/** An entry of the log that no correction has changed; `index` from 0. */
export function asWritten(entry: Entry, index: number): EffectiveEntry {
  return { number: index + 1, entry, at: `/log/${index}` };
}

/** Whether it says what happened, and not what was written wrongly or forgotten before. */
export function isNoCorrection(written: LogEntry): written is Entry {
  return written.type !== 'void' && written.type !== 'amend' && written.type !== 'insert';
}

/**
 * Applies the corrections of a log, oldest first. The outcome is that of a log in which the voided
 * entry was never made, the amended one was right at once, and the inserted one was not forgotten.
 */
export function effectiveLog(log: readonly LogEntry[]): EffectiveLog {
  const slots: Slot[] = [];
  const byNumber = new Map<number, Slot>();
  const problems: LocatedProblem[] = [];

  log.forEach((written, index) => {
    const number = index + 1;
    const at = `/log/${index}`;
    const refuse = (field: string, entry: number) => {
      problems.push({ ...fault('void-target', `${at}${field}`, { entry }), entry: number });
    };

    switch (written.type) {
      case 'void': {
        const target = byNumber.get(written.entry);
        if (target?.current) target.current = null;
        else refuse('/entry', written.entry);
        return;
      }
      case 'amend': {
        const target = byNumber.get(written.entry);
        if (target) target.current = { entry: written.with, at: `${at}/with` };
        else refuse('/entry', written.entry);
        return;
      }
      case 'insert': {
        const target = byNumber.get(written.before);
        if (!target) {
          refuse('/before', written.before);
          return;
        }
        const slot: Slot = { number, current: { entry: written.with, at: `${at}/with` } };
        byNumber.set(number, slot);
        slots.splice(slots.indexOf(target), 0, slot);
        return;
      }
      default: {
        const slot: Slot = { number, current: asWritten(written, index) };
        byNumber.set(number, slot);
        slots.push(slot);
      }
    }
  });

  const entries = slots.flatMap(({ number, current }) => (current ? [{ ...current, number }] : []));
  return { entries, problems };
}
