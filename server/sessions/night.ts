// One night, read or written: every write of a night takes its lock first, so readers skip nothing.
import { and, eq, sql } from 'drizzle-orm';
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

function isSession(scope: Scope, sessionId: string) {
  if (scope.onlySession !== null && scope.onlySession !== sessionId) throw new Refusal('not-found');
  return and(eq(sessions.clubId, scope.clubId), eq(sessions.id, sessionId));
}

export interface LockedNight {
  readonly tx: Transaction;
  readonly session: SessionRow;
  /** The version this write will give the night. */
  readonly nextVersion: number;
  /** To be called once by a write that changed something: bumps the version and wakes the viewers. */
  readonly changed: () => Promise<void>;
}

/** Runs a write of a night in one transaction, alone. Viewers hear of it at the commit. */
export async function writeNight<T>(
  db: Database,
  scope: Scope,
  sessionId: string,
  work: (night: LockedNight) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const where = isSession(scope, sessionId);
    const [row] = await tx.select().from(sessions).where(where).for('update');
    const session = found(row);
    const nextVersion = session.version + 1;
    const changed = async () => {
      await tx.update(sessions).set({ version: nextVersion }).where(where);
      await tx.execute(sql`select pg_notify(${NIGHTS_CHANNEL}, ${sessionId})`);
    };
    return work({ tx, session, nextVersion, changed });
  });
}

/** What is settled is frozen: a correction afterwards would move what people have paid. */
export function refuseSettled(session: SessionRow): void {
  if (session.status === 'settled') throw new Refusal('night-settled');
}
