// What the engine says of an entry that would be appended: the same for a preview and for the deed.
import { and, eq, inArray } from 'drizzle-orm';
import { entries } from '@/db/schema';
import { MAX_ENTRIES } from '@/engine/document/limits';
import { readLogEntry } from '@/engine/document/read';
import type { LogEntry } from '@/engine/match/entries';
import { fault, isError } from '@/engine/match/problem';
import { replay, type Timeline } from '@/engine/match/replay';
import type { Queryable } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { refuseElsewhere } from '@/server/sessions/seated';
import { gameOf, type MatchRow, timelineOf } from './match';

export interface Judged {
  readonly entry: LogEntry;
  readonly before: Timeline;
  readonly timeline: Timeline;
}

/**
 * Reads an entry and replays the match with it. Refused is only what is wrong with the entry itself;
 * a correction that leaves later entries refused is accepted, and they wait to be mended.
 * @throws Refusal `invalid-input`, `against-the-rules`, `already-seated`
 */
export async function judge(db: Queryable, match: MatchRow, sent: unknown): Promise<Judged> {
  const game = gameOf(match);
  const read = readLogEntry(game.id, await withNumbers(db, match, sent));
  if ('faults' in read) {
    throw new Refusal('invalid-input', { at: `/entry${read.faults[0]?.pointer ?? ''}` });
  }
  const { entry } = read;
  if (match.version >= MAX_ENTRIES) {
    throw new Refusal('against-the-rules', {}, [{ ...fault('too-large', ''), entry: null }]);
  }
  const before = await timelineOf(db, match);
  const timeline = replay(game, before.setup, [...before.log, entry], before);
  const own = `/log/${match.version}`;
  const errors = timeline.problems.filter(
    (problem) => isError(problem) && (problem.at === own || problem.at.startsWith(`${own}/`)),
  );
  if (errors.length > 0) throw new Refusal('against-the-rules', {}, errors);
  await refuseElsewhere(db, match, before.state, timeline.state);
  return { entry, before, timeline };
}

/** An entry that was not yet confirmed on the phone is named by its client id. */
async function withNumbers(db: Queryable, match: MatchRow, sent: unknown): Promise<unknown> {
  if (typeof sent !== 'object' || sent === null) return sent;
  const named = (['entry', 'before'] as const).flatMap((field) => {
    const value: unknown = (sent as Record<string, unknown>)[field];
    return typeof value === 'string' ? [{ field, clientId: value }] : [];
  });
  if (named.length === 0) return sent;
  const rows = await db
    .select({ clientId: entries.clientId, number: entries.number })
    .from(entries)
    .where(
      and(
        eq(entries.clubId, match.clubId),
        eq(entries.matchId, match.id),
        inArray(
          entries.clientId,
          named.map((one) => one.clientId),
        ),
      ),
    );
  const resolved: Record<string, unknown> = { ...sent };
  for (const { field, clientId } of named) {
    const row = rows.find((one) => one.clientId === clientId);
    if (!row) throw new Refusal('invalid-input', { at: `/entry/${field}` });
    resolved[field] = row.number;
  }
  return resolved;
}
