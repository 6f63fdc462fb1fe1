// Gives a member another role; making somebody an owner is how a club is handed over.
import { and, eq } from 'drizzle-orm';
import { members, type Role } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { lockMembers, memberIn, refuseAbove, refuseLastOwner } from './roles';

/** @throws Refusal `not-found`, `not-allowed`, `last-owner` */
export async function changeRole(
  db: Database,
  scope: Scope,
  { userId, role }: { readonly userId: string; readonly role: Role },
): Promise<void> {
  const { clubId } = scope;
  await db.transaction(async (tx) => {
    await lockMembers(tx, clubId);
    const member = await memberIn(tx, scope, userId);
    if (member.role === role) return;
    refuseAbove(scope, member.role, role);
    if (member.role === 'owner') await refuseLastOwner(tx, clubId);
    await tx
      .update(members)
      .set({ role })
      .where(and(eq(members.clubId, clubId), eq(members.userId, userId)));
    await record(tx, scope, 'members.changeRole', { userId, role });
  });
}
