// The proof that somebody may do something in a club: use cases ask for one, and only here one is made.
import { and, eq, isNull } from 'drizzle-orm';
import { links, members } from '@/db/schema';
import type { Queryable } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { permissionOf, type Standing } from './permissions';

/** Who asks. A link is already known to be genuine; whether it was revoked is looked up at each call. */
export type Actor =
  | { readonly kind: 'stranger' }
  /** With which of his logins, where he came by one. */
  | { readonly kind: 'user'; readonly userId: string; readonly loginId?: string }
  | { readonly kind: 'link'; readonly linkId: string };

declare const proof: unique symbol;

/** Somebody with a standing in one club; every query of a use case filters by its `clubId`. */
export interface Scope {
  readonly clubId: string;
  readonly standing: Standing;
  readonly userId: string | null;
  readonly linkId: string | null;
  /** A link opens this night and no other; null for members. */
  readonly onlySession: string | null;
  readonly [proof]: true;
}

/**
 * Checks the permission table and gives the scope to act in.
 * @throws Refusal `signed-out` for strangers, `not-found` where the actor does not belong to the club
 * (as if it did not exist), `not-allowed` where his standing there does not suffice.
 */
export async function authorise(
  db: Queryable,
  actor: Actor,
  path: string,
  clubId: string,
): Promise<Scope> {
  if (actor.kind === 'stranger') throw new Refusal('signed-out');
  const scope =
    actor.kind === 'user'
      ? await asMember(db, actor.userId, clubId)
      : await asHolder(db, actor.linkId, clubId);
  if (scope === null) throw new Refusal('not-found');
  const permission = permissionOf(path);
  if (!Array.isArray(permission) || !permission.includes(scope.standing)) {
    throw new Refusal('not-allowed');
  }
  return scope as Scope;
}

/** Whose account it is that acts. @throws Refusal `not-allowed` for a link, which is nobody's */
export function userIn({ userId }: Scope): string {
  if (userId === null) throw new Refusal('not-allowed');
  return userId;
}

type Unproved = Omit<Scope, typeof proof>;

async function asMember(db: Queryable, userId: string, clubId: string): Promise<Unproved | null> {
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.clubId, clubId), eq(members.userId, userId)));
  if (!member) return null;
  return { clubId, standing: member.role, userId, linkId: null, onlySession: null };
}

async function asHolder(db: Queryable, linkId: string, clubId: string): Promise<Unproved | null> {
  const [link] = await db
    .select({ scope: links.scope, sessionId: links.sessionId })
    .from(links)
    .where(and(eq(links.clubId, clubId), eq(links.id, linkId), isNull(links.revokedAt)));
  if (!link) return null;
  return {
    clubId,
    standing: `${link.scope}-link`,
    userId: null,
    linkId,
    onlySession: link.sessionId,
  };
}
