// The other end of an invitation: what it opens, and coming in by it.
import { and, eq } from 'drizzle-orm';
import { clubs, invitations, members, players, ROLES, type Role, users } from '@/db/schema';
import { record } from '@/server/audit';
import { hashPassword } from '@/server/auth/password';
import type { Database, Queryable, Transaction } from '@/server/database';
import type { Locale } from '@/server/input';
import { openedBy } from '@/server/links/token';
import { namesNow } from '@/server/players/people';
import { found, Refusal } from '@/server/refusal';
import { giveAccount } from './give-account';
import { lockMembers } from './roles';

export interface OpenInvitation {
  readonly club: string;
  readonly slug: string;
  readonly role: Role;
  /** The guest whom the invited one is. */
  readonly player: string | null;
}

/** @throws Refusal `not-found` for one that never was, `expired-link` for one that is over or was used */
export async function openInvitation(db: Queryable, token: string): Promise<OpenInvitation> {
  const invitation = await standing(db, token);
  const { clubId, playerId } = invitation;
  const [row] = await db
    .select({ club: clubs.name, slug: clubs.slug })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  const names = await namesNow(db, clubId, [playerId]);
  return { ...found(row), role: invitation.role, player: names.get(playerId ?? '')?.name ?? null };
}

/**
 * For somebody with an account. Who belongs to the club already keeps the higher of both roles.
 * @throws Refusal `not-found`, `expired-link`
 */
export function acceptInvitation(
  db: Database,
  userId: string,
  token: string,
): Promise<{ slug: string }> {
  return db.transaction((tx) => join(tx, userId, token));
}

export interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
}

/** For somebody without an account. @throws Refusal `not-found`, `expired-link`, `taken-email` */
export async function registerByInvitation(
  db: Database,
  { token, name, email, password, locale }: NewAccount,
): Promise<{ slug: string }> {
  await standing(db, token);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name, email, passwordHash, locale })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) throw new Refusal('taken-email', { at: '/email' });
    return join(tx, user.id, token);
  });
}

async function join(tx: Transaction, userId: string, token: string): Promise<{ slug: string }> {
  const { clubId } = await standing(tx, token);
  // A club may be about to go with its only member.
  await lockMembers(tx, clubId);
  // The lock lets the second of two who come at once find it used.
  const invitation = await standing(tx, token, true);
  const { role, playerId, many } = invitation;
  const [known] = await tx
    .insert(members)
    .values({ clubId, userId, role })
    .onConflictDoNothing()
    .returning({ role: members.role });
  if (!known) await raise(tx, clubId, userId, role);
  await becomePlayer(tx, clubId, userId, playerId);
  if (!many) {
    await tx
      .update(invitations)
      .set({ usedAt: new Date() })
      .where(and(eq(invitations.clubId, clubId), eq(invitations.id, invitation.id)));
  }
  await record(tx, { clubId, userId, linkId: null }, 'members.join', {
    invitationId: invitation.id,
    role,
  });
  const [club] = await tx.select({ slug: clubs.slug }).from(clubs).where(eq(clubs.id, clubId));
  return found(club);
}

async function raise(tx: Transaction, clubId: string, userId: string, role: Role): Promise<void> {
  const who = and(eq(members.clubId, clubId), eq(members.userId, userId));
  const [member] = await tx.select({ role: members.role }).from(members).where(who);
  if (ROLES.indexOf(found(member).role) <= ROLES.indexOf(role)) return;
  await tx.update(members).set({ role }).where(who);
}

/** The guest he was invited as, with his history; nobody plays as two. */
async function becomePlayer(
  tx: Transaction,
  clubId: string,
  userId: string,
  playerId: string | null,
): Promise<void> {
  if (playerId === null) return;
  const [own] = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.userId, userId)));
  if (own) return;
  await giveAccount(tx, clubId, playerId, userId);
}

async function standing(db: Queryable, token: string, lock = false) {
  const id = openedBy(token, 'invitation');
  if (id === null) throw new Refusal('not-found');
  const query = db.select().from(invitations).where(eq(invitations.id, id));
  const [row] = await (lock ? query.for('update') : query);
  const invitation = found(row);
  const over = invitation.usedAt !== null || invitation.revokedAt !== null;
  if (over || invitation.expiresAt <= new Date()) throw new Refusal('expired-link');
  return invitation;
}
