// A member's own address from which his calendar reads the club's nights: made, shown again, revoked.
import { and, eq } from 'drizzle-orm';
import { calendars } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Queryable } from '@/server/database';
import { tokenOf } from '@/server/links/token';

const own = (scope: Scope) =>
  and(eq(calendars.clubId, scope.clubId), eq(calendars.userId, userIn(scope)));

const pathOf = (id: string) => `/calendar/${tokenOf(id, 'calendar')}.ics`;

async function there(db: Queryable, scope: Scope): Promise<string | null> {
  const [row] = await db.select({ id: calendars.id }).from(calendars).where(own(scope));
  return row ? pathOf(row.id) : null;
}

/** Null before it is made. */
export async function getCalendar(db: Queryable, scope: Scope): Promise<{ path: string | null }> {
  return { path: await there(db, scope) };
}

/** Asked again, it is the same address. */
export async function makeCalendar(db: Database, scope: Scope): Promise<{ path: string }> {
  const { clubId } = scope;
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(calendars)
      .values({ clubId, userId: userIn(scope) })
      .onConflictDoNothing()
      .returning({ id: calendars.id });
    if (!made) return { path: (await there(tx, scope)) ?? '' };
    await record(tx, scope, 'planning.makeCalendar', { calendarId: made.id });
    return { path: pathOf(made.id) };
  });
}

/** Whoever reads from the address finds nothing there from now on; the next one is another. */
export async function revokeCalendar(db: Database, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(calendars).where(own(scope)).returning({ id: calendars.id });
    if (gone) await record(tx, scope, 'planning.revokeCalendar', { calendarId: gone.id });
  });
}
