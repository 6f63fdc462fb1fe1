// Ends a membership. The player stays, as a guest with all his history.
import { and, eq } from 'drizzle-orm';
import { calendars, claims, members, players } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { lockMembers, memberIn, refuseAbove, refuseLastOwner } from './roles';

/** Everybody may go; the last owner hands over first. @throws Refusal `last-owner` */
export function leaveClub(db: Database, scope: Scope): Promise<void> {
  return endMembership(db, scope, userIn(scope));
}

/** @throws Refusal `not-found`, `not-allowed`, `last-owner` */
export function removeMember(db: Database, scope: Scope, userId: string): Promise<void> {
  return endMembership(db, scope, userId);
}

async function endMembership(db: Database, scope: Scope, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembers(tx, scope.clubId);
    const member = await memberIn(tx, scope, userId);
    if (userId !== scope.userId) refuseAbove(scope, member.role);
    await endMembershipIn(tx, scope, userId);
  });
}

/** For whoever may end it. @throws Refusal `not-found`, `last-owner` */
export async function endMembershipIn(
  tx: Transaction,
  actor: Pick<Scope, 'clubId' | 'userId' | 'linkId'>,
  userId: string,
): Promise<void> {
  const { clubId } = actor;
  await lockMembers(tx, clubId);
  const member = await memberIn(tx, actor, userId);
  if (member.role === 'owner') await refuseLastOwner(tx, clubId);
  await tx.delete(calendars).where(and(eq(calendars.clubId, clubId), eq(calendars.userId, userId)));
  await tx.delete(claims).where(and(eq(claims.clubId, clubId), eq(claims.userId, userId)));
  await tx
    .update(players)
    .set({ userId: null })
    .where(and(eq(players.clubId, clubId), eq(players.userId, userId)));
  await tx.delete(members).where(and(eq(members.clubId, clubId), eq(members.userId, userId)));
  await record(tx, actor, 'members.remove', { userId });
}
