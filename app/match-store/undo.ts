/** What Undo takes back: the newest thing done that has not been taken back already. */
import type { Entry, LogEntry } from '@/engine/match/entries';
import { textOf } from './local-log';
import { sameText } from './same-text';

/** A text that came, went or was replaced; null where none stands. */
export interface Deed {
  readonly target: number;
  readonly before: Entry | null;
  readonly after: Entry | null;
}

/**
 * The newest deed of a log, or null. An undo is an entry of its own and takes its deed along, so
 * undoing again goes one further back instead of to and fro.
 */
export function lastDeed(log: readonly LogEntry[]): Deed | null {
  const texts = new Map<number, Entry | null>();
  const deeds: Deed[] = [];
  log.forEach((written, index) => {
    const target = targetOf(written, index + 1);
    if (target !== index + 1 && !texts.has(target)) return;
    const before = texts.get(target) ?? null;
    const after = textOf(written);
    if (before === null && after === null) return;
    texts.set(target, after);
    const last = deeds.at(-1);
    const takesBack =
      last?.target === target && sameText(last.before, after) && sameText(last.after, before);
    if (takesBack) deeds.pop();
    else deeds.push({ target, before, after });
  });
  return deeds.at(-1) ?? null;
}

/** The correction that takes a deed back. */
export function undoing({ target, before }: Deed): LogEntry {
  return before === null
    ? { type: 'void', entry: target }
    : { type: 'amend', entry: target, with: before };
}

/** The correction that brings a deed back after it was taken back. */
export function redoing({ target, after }: Deed): LogEntry {
  return after === null
    ? { type: 'void', entry: target }
    : { type: 'amend', entry: target, with: after };
}

function targetOf(written: LogEntry, number: number): number {
  return written.type === 'void' || written.type === 'amend' ? written.entry : number;
}
