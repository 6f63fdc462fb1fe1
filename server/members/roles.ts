// Who may give and take which role: owners all of them, organisers those below their own.
import { and, count, eq } from 'drizzle-orm';
import { clubs, members, type Role } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable, Transaction } from '@/server/database';
import { found, Refusal } from '@/server/refusal';

const BELOW_ORGANISER: readonly Role[] = ['scorer', 'member'];

/** @throws Refusal `not-allowed` */
export function refuseAbove(scope: Scope, ...roles: readonly Role[]): void {
  if (scope.standing === 'owner') return;
  if (!roles.every((role) => BELOW_ORGANISER.includes(role))) throw new Refusal('not-allowed');
}

/**
 * Two owners who leave at once must not both find the other one there. To be taken before any lock of
 * nights and players. It lets others write what names the club: a round, say, that is being saved.
 */
export async function lockMembers(tx: Transaction, clubId: string): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}

export async function memberIn(db: Queryable, { clubId }: Pick<Scope, 'clubId'>, userId: string) {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.clubId, clubId), eq(members.userId, userId)));
  return found(member);
}

/** A club without an owner would be nobody's. @throws Refusal `last-owner` */
export async function refuseLastOwner(tx: Transaction, clubId: string): Promise<void> {
  const [owners] = await tx
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.clubId, clubId), eq(members.role, 'owner')));
  if ((owners?.count ?? 0) < 2) throw new Refusal('last-owner');
}
