/** Whether two entries say the same, however their keys are ordered: the database orders them anew. */
import type { LogEntry } from '@/engine/match/entries';

export function sameText(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** The same happening, whenever it was entered and whatever was noted beside it. */
export function sameDeed(a: LogEntry, b: LogEntry): boolean {
  return sameText(bare(a), bare(b));
}

function bare({ time: _time, by: _by, note: _note, ...entry }: LogEntry): unknown {
  return entry;
}

function canonical(entry: unknown): string {
  return JSON.stringify(entry, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
