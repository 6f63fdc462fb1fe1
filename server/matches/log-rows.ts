// The log as people read it: each entry with its texts, and who entered it when.
import { and, asc, eq, gt } from 'drizzle-orm';
import { entries, entryTexts, members, users } from '@/db/schema';
import type { LogEntry } from '@/engine/match/entries';
import type { Queryable } from '@/server/database';
import { type EntryText, withTexts } from './texts';

export interface LogRow {
  readonly matchId: string;
  readonly number: number;
  readonly clientId: string;
  readonly entry: LogEntry;
  /** Null where a link was used, which has no name, and for who does not belong to the club any more. */
  readonly by: string | null;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

interface OfMatch {
  readonly clubId: string;
  readonly id: string;
}

const columns = {
  matchId: entries.matchId,
  number: entries.number,
  clientId: entries.clientId,
  body: entries.body,
  receivedAt: entries.receivedAt,
  by: users.name,
};

/** The entries after the given number, oldest first. */
export async function logRows(db: Queryable, match: OfMatch, after = 0): Promise<LogRow[]> {
  const ofMatch = and(
    eq(entries.clubId, match.clubId),
    eq(entries.matchId, match.id),
    gt(entries.number, after),
  );
  const rows = await db
    .select(columns)
    .from(entries)
    .leftJoin(members, and(eq(members.clubId, entries.clubId), eq(members.userId, entries.userId)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(ofMatch)
    .orderBy(asc(entries.number));
  return joinTexts(rows, await textsOf(db, match, after));
}

/** What a night's viewer has not seen: the entries of all its matches after a version of the night. */
export async function nightRows(
  db: Queryable,
  clubId: string,
  sessionId: string,
  afterVersion: number,
): Promise<LogRow[]> {
  const rows = await db
    .select(columns)
    .from(entries)
    .leftJoin(members, and(eq(members.clubId, entries.clubId), eq(members.userId, entries.userId)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(entries.clubId, clubId),
        eq(entries.sessionId, sessionId),
        gt(entries.sessionVersion, afterVersion),
      ),
    )
    .orderBy(asc(entries.sessionVersion));
  const matchIds = [...new Set(rows.map((row) => row.matchId))];
  const texts = await Promise.all(
    matchIds.map((id) => {
      const first = Math.min(...rows.filter((row) => row.matchId === id).map((row) => row.number));
      return textsOf(db, { clubId, id }, first - 1);
    }),
  );
  return joinTexts(rows, texts.flat());
}

type TextRow = EntryText & { readonly matchId: string; readonly number: number };

function textsOf(db: Queryable, match: OfMatch, after: number): Promise<TextRow[]> {
  const { matchId, number, at, text } = entryTexts;
  return db
    .select({ matchId, number, at, text })
    .from(entryTexts)
    .where(
      and(
        eq(entryTexts.clubId, match.clubId),
        eq(entryTexts.matchId, match.id),
        gt(entryTexts.number, after),
      ),
    );
}

type Row = Omit<LogRow, 'entry' | 'receivedAt'> & { body: LogEntry; receivedAt: Date };

function joinTexts(rows: readonly Row[], texts: readonly TextRow[]): LogRow[] {
  return rows.map(({ body, receivedAt, ...row }) => ({
    ...row,
    entry: withTexts(
      body,
      texts.filter((text) => text.matchId === row.matchId && text.number === row.number),
    ),
    receivedAt: receivedAt.toISOString(),
  }));
}
