// Asks somebody into the club: a link to send, or to show as a QR code.
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { invitations, type Role } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Queryable } from '@/server/database';
import { tokenOf } from '@/server/links/token';
import { once } from '@/server/once';
import { namesNow } from '@/server/players/people';
import { playerIn } from '@/server/players/player';
import { found, Refusal } from '@/server/refusal';
import { refuseAbove } from './roles';

/** Until the next night, and some more. */
const DAYS = 14;
const DAY = 86_400_000;

export interface InviteInput {
  /** The idempotency key: sent again, it is the same invitation. */
  readonly requestId: string;
  readonly role: Role;
  /** The guest whom the invited one is. */
  readonly playerId: string | null;
  /** For everybody at the table at once; only as plain members, and not as a certain guest. */
  readonly many: boolean;
}

export interface Invitation {
  readonly invitationId: string;
  readonly path: string;
}

/** @throws Refusal `not-allowed`, `not-found`, `invalid-input`, `taken-player` for a player who has an account */
export async function invite(
  db: Database,
  scope: Scope,
  { requestId, ...input }: InviteInput,
): Promise<Invitation> {
  const { clubId } = scope;
  const { role, playerId, many } = input;
  refuseAbove(scope, role);
  if (many && (role !== 'member' || playerId !== null)) {
    throw new Refusal('invalid-input', { at: '/many' });
  }
  const asked = { userId: userIn(scope), requestId, path: 'members.invite' };
  return db.transaction(async (tx) => {
    const { invitationId } = await once(tx, { ...asked, body: { clubId, ...input } }, async () => {
      if (playerId !== null) await refuseTaken(tx, scope, playerId);
      const expiresAt = new Date(Date.now() + DAYS * DAY);
      const [made] = await tx
        .insert(invitations)
        .values({ clubId, role, playerId, many, expiresAt, createdBy: userIn(scope) })
        .returning({ id: invitations.id });
      await record(tx, scope, 'members.invite', { invitationId: made!.id, role });
      return { invitationId: made!.id };
    });
    return { invitationId, path: pathOf(invitationId) };
  });
}

export function pathOf(invitationId: string): string {
  return `/join/${tokenOf(invitationId, 'invitation')}`;
}

/** Still open ones, the newest last. */
export async function listInvitations(db: Queryable, { clubId }: Scope) {
  const rows = await db
    .select({
      invitationId: invitations.id,
      role: invitations.role,
      many: invitations.many,
      expiresAt: invitations.expiresAt,
      playerId: invitations.playerId,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.clubId, clubId),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(invitations.createdAt));
  const names = await namesNow(
    db,
    clubId,
    rows.map(({ playerId }) => playerId),
  );
  return rows.map(({ playerId, ...row }) => ({
    ...row,
    player: names.get(playerId ?? '')?.name ?? null,
    expiresAt: row.expiresAt.toISOString(),
    path: pathOf(row.invitationId),
  }));
}

/** Revoking once more changes nothing. @throws Refusal `not-found` */
export async function revokeInvitation(
  db: Database,
  scope: Scope,
  invitationId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, now())` })
      .where(and(eq(invitations.clubId, scope.clubId), eq(invitations.id, invitationId)))
      .returning({ role: invitations.role });
    refuseAbove(scope, found(row).role);
    await record(tx, scope, 'members.revokeInvitation', { invitationId });
  });
}

async function refuseTaken(db: Queryable, scope: Scope, playerId: string): Promise<void> {
  const { userId } = await playerIn(db, scope, playerId);
  if (userId !== null) throw new Refusal('taken-player');
}
