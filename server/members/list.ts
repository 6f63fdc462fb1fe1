// Everybody who belongs to a club, with his role and whom he plays as.
import { and, asc, eq } from 'drizzle-orm';
import { claims, members, players, ROLES, type Role, users } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { namesNow } from '@/server/players/people';

export interface ListedMember {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly playerId: string | null;
  /** The guest whom he says he is, until an organiser has answered. */
  readonly claims: { readonly playerId: string; readonly name: string } | null;
}

/** Owners first, then by name. */
export async function listMembers(db: Queryable, { clubId }: Scope): Promise<ListedMember[]> {
  const own = db
    .select({ userId: players.userId, id: players.id })
    .from(players)
    .where(eq(players.clubId, clubId))
    .as('own');
  const rows = await db
    .select({
      userId: members.userId,
      name: users.name,
      role: members.role,
      playerId: own.id,
      claimed: claims.playerId,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(own, eq(own.userId, members.userId))
    .leftJoin(claims, and(eq(claims.clubId, members.clubId), eq(claims.userId, members.userId)))
    .where(eq(members.clubId, clubId))
    .orderBy(asc(users.name), asc(members.userId));
  const rank = (role: Role) => ROLES.indexOf(role);
  const names = await namesNow(
    db,
    clubId,
    rows.map(({ claimed }) => claimed),
  );
  return rows
    .map(({ claimed, ...member }) => {
      const guest = names.get(claimed ?? '');
      return {
        ...member,
        claims: claimed && guest ? { playerId: claimed, name: guest.name } : null,
      };
    })
    .sort((a, b) => rank(a.role) - rank(b.role));
}
