// Where somebody is signed in, told to himself, and how he signs out elsewhere.
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { logins } from '@/db/schema';
import type { Queryable } from '@/server/database';

export interface ListedLogin {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Days, UTC. */
  readonly since: string;
  readonly lastSeen: string;
  /** The one that asks. */
  readonly current: boolean;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The one that asks first, then the ones used last. */
export async function listLogins(
  db: Queryable,
  userId: string,
  currentId: string | null,
): Promise<ListedLogin[]> {
  const rows = await db
    .select()
    .from(logins)
    .where(and(eq(logins.userId, userId), gt(logins.expiresAt, new Date())))
    .orderBy(desc(logins.seenAt), desc(logins.createdAt));
  return rows
    .map(({ id, browser, system, createdAt, seenAt }) => ({
      id,
      browser,
      system,
      since: dayOf(createdAt),
      lastSeen: dayOf(seenAt),
      current: id === currentId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Signed out already, nothing changes; of others he knows nothing. */
export async function signOutLogin(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(logins).where(and(eq(logins.userId, userId), eq(logins.id, id)));
}

/** Everywhere but here. */
export async function signOutOthers(
  db: Queryable,
  userId: string,
  currentId: string | null,
): Promise<void> {
  const others = currentId === null ? undefined : ne(logins.id, currentId);
  await db.delete(logins).where(and(eq(logins.userId, userId), others));
}
