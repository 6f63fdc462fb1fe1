// What goes wrong at a table and is put right a round later: the log has both, and comes to the same.
import type { Random } from '@/engine/machines/random';
import type { Entry, LogEntry } from '@/engine/match/entries';

const PART = 1 / 9;

/**
 * The same match with corrections: a round that was entered as the one before and amended, one that was
 * entered twice and voided, one that was forgotten and inserted.
 */
export function withSlips(log: readonly Entry[], random: Random): LogEntry[] {
  const written: LogEntry[] = [];
  let correction: LogEntry | null = null;
  for (const [at, entry] of log.entries()) {
    const before = log[at - 1];
    const slips = correction === null && entry.type === 'round' && before?.type === 'round';
    const next = written.length + 1;
    if (!slips || at === log.length - 1 || !random.chance(PART)) {
      written.push(entry);
      if (correction !== null && (at === log.length - 1 || random.chance(1 / 2))) {
        written.push(correction);
        correction = null;
      }
      continue;
    }
    const slip = random.pick(['amend', 'void', 'insert'] as const);
    if (slip === 'amend') {
      written.push(before);
      correction = { type: 'amend', entry: next, with: entry };
    } else if (slip === 'void') {
      written.push(before, entry);
      correction = { type: 'void', entry: next };
    } else {
      correction = { type: 'insert', before: next, with: entry };
    }
  }
  return written;
}
