// Takes a demonstration away, so that nothing says that there was one.
import { and, eq, like, notExists, sql } from 'drizzle-orm';
import { clubs, members, users } from '@/db/schema';
import { deleteAccount } from '@/server/auth/delete-account';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { purgeClub, purgeClubIn } from '@/server/clubs/purge';
import type { Database } from '@/server/database';
import { lockMembers } from '@/server/members/roles';
import { Refusal } from '@/server/refusal';
import { DEMO_ACCOUNTS } from './account';

/** @throws Refusal `not-allowed` for a club that is none */
export async function removeDemo(db: Database, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembers(tx, scope.clubId);
    const { demo } = await clubIn(tx, scope);
    if (!demo) throw new Refusal('not-allowed');
    await purgeClubIn(tx, scope.clubId);
  });
}

/**
 * All demonstrations of this installation, and the accounts that were made for them, but for those that
 * have come to belong to another club.
 * @returns how many clubs went
 */
export async function removeAllDemos(db: Database): Promise<number> {
  const rows = await db.select({ id: clubs.id }).from(clubs).where(eq(clubs.demo, true));
  for (const { id } of rows) await purgeClub(db, id);
  const memberships = db.select({ one: sql`1` }).from(members).where(eq(members.userId, users.id));
  const idle = await db
    .select({ id: users.id })
    .from(users)
    .where(and(like(users.email, DEMO_ACCOUNTS), notExists(memberships)));
  for (const { id } of idle) await deleteAccount(db, id);
  return rows.length;
}
