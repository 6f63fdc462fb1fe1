// One night, read or written: every write of a night takes its lock first, so readers skip nothing.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { sessions } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Database, Queryable, Transaction } from '@/server/database';
import { found, Refusal } from '@/server/refusal';

export type SessionRow = typeof sessions.$inferSelect;

/** The channel on which writers tell every process which night has something new. */
export const NIGHTS_CHANNEL = 'nights';

/** Fetch or refuse; a link sees its own night only. */
export async function sessionIn(
  db: Queryable,
  scope: Scope,
  sessionId: string,
): Promise<SessionRow> {
  const [session] = await db.select().from(sessions).where(isSession(scope, sessionId));
  return found(session);
}

/** A night that one's own match concerns, whoever asks. */
export async function nightOf(db: Queryable, clubId: string, id: string): Promise<SessionRow> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.clubId, clubId), eq(sessions.id, id)));
  return found(session);
}

/** A link opens its own night and no other. @throws Refusal `not-found` */
export function refuseOtherNight({ onlySession }: Scope, sessionId: string): void {
  if (onlySession !== null && onlySession !== sessionId) throw new Refusal('not-found');
}

function isSession(scope: Scope, sessionId: string) {
  refuseOtherNight(scope, sessionId);
  return and(eq(sessions.clubId, scope.clubId), eq(sessions.id, sessionId));
}

export interface LockedNight {
  readonly tx: Transaction;
  readonly session: SessionRow;
  /** The other night, where the write concerns two. */
  readonly other: SessionRow | null;
  /** The version this write will give the night. */
  readonly nextVersion: number;
  /** To be called once by a write that changed something: bumps the versions and wakes the viewers. */
  readonly changed: () => Promise<void>;
}

/**
 * Runs a write of a night in one transaction, alone. Viewers hear of it at the commit.
 * @param also another night of the club that the write moves; both are locked in the order of their ids
 */
export async function writeNight<T>(
  db: Database,
  scope: Scope,
  sessionId: string,
  work: (night: LockedNight) => Promise<T>,
  also: string | null = null,
): Promise<T> {
  return db.transaction(async (tx) => {
    refuseOtherNight(scope, sessionId);
    const ids = also === null ? [sessionId] : [sessionId, also];
    const rows = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.clubId, scope.clubId), inArray(sessions.id, ids)))
      .orderBy(asc(sessions.id))
      .for('update');
    const session = found(rows.find(({ id }) => id === sessionId));
    const other = also === null || also === sessionId ? null : found(rows.find(isOf(also)));
    const changed = () =>
      tellNights(
        tx,
        scope.clubId,
        rows.map(({ id }) => id),
      );
    return work({ tx, session, other, nextVersion: session.version + 1, changed });
  });
}

/** Bumps the versions of nights that the caller has locked; their viewers hear of it at the commit. */
export async function tellNights(
  tx: Transaction,
  clubId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of new Set(ids)) {
    await tx
      .update(sessions)
      .set({ version: sql`${sessions.version} + 1` })
      .where(and(eq(sessions.clubId, clubId), eq(sessions.id, id)));
    await tx.execute(sql`select pg_notify(${NIGHTS_CHANNEL}, ${id})`);
  }
}

const isOf = (id: string) => (session: SessionRow) => session.id === id;

/** What is settled is frozen: a correction afterwards would move what people have paid. */
export function refuseSettled(session: SessionRow): void {
  if (session.status === 'settled') throw new Refusal('night-settled');
}
