// Somebody deletes his account: his name goes from every club he is in, and the account itself with it.
import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  clubs,
  houseRuleVersions,
  invitations,
  links,
  logins,
  matches,
  members,
  passwordLinks,
  plannedNights,
  players,
  requests,
  sessions,
  users,
} from '@/db/schema';
import { purgeClubIn } from '@/server/clubs/purge';
import { type Database, type Queryable, snapshot, type Transaction } from '@/server/database';
import { endMembershipIn } from '@/server/members/remove';
import { lockMembers } from '@/server/members/roles';
import { erase } from '@/server/players/erase';
import { blankNotes } from '@/server/players/notes';
import { found, Refusal } from '@/server/refusal';
import { forgetFailures } from './attempts';

export interface ClubLeft {
  readonly clubId: string;
  readonly name: string;
  /**
   * `stays` without him; `goes` with him, as nobody else could ever open it; `held`: somebody else has to be
   * made an owner first.
   */
  readonly fate: 'stays' | 'goes' | 'held';
}

export function previewDeletion(db: Database, userId: string): Promise<{ clubs: ClubLeft[] }> {
  return snapshot(db, async (tx) => ({ clubs: await clubsOf(tx, userId) }));
}

/**
 * Nothing that was played, settled or paid in clubs that stay moves. A club of which he is the only member
 * goes with him.
 * @throws Refusal `last-owner`
 */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const { name, email } = found(user);
    for (const { clubId } of await clubsOf(tx, userId)) await lockMembers(tx, clubId);
    for (const { clubId, fate } of await clubsOf(tx, userId)) {
      if (fate === 'held') throw new Refusal('last-owner');
      if (fate === 'goes') await purgeClubIn(tx, clubId);
      else await leave(tx, clubId, userId, [name, email]);
    }
    await forgetAuthor(tx, userId);
    await tx.delete(requests).where(eq(requests.userId, userId));
    await tx.delete(logins).where(eq(logins.userId, userId));
    await forgetFailures(tx, email);
    await tx.delete(users).where(eq(users.id, userId));
  });
}

async function clubsOf(db: Queryable, userId: string): Promise<ClubLeft[]> {
  const own = alias(members, 'own');
  const rows = await db
    .select({
      clubId: own.clubId,
      name: clubs.name,
      role: own.role,
      all: count(),
      owners: sql<number>`count(*) filter (where ${members.role} = 'owner')::int`,
    })
    .from(own)
    .innerJoin(clubs, eq(clubs.id, own.clubId))
    .innerJoin(members, eq(members.clubId, own.clubId))
    .where(eq(own.userId, userId))
    .groupBy(own.clubId, own.userId, clubs.id)
    .orderBy(asc(own.clubId));
  return rows.map(({ clubId, name, role, all, owners }) => {
    const held = role === 'owner' && owners === 1;
    return { clubId, name, fate: all === 1 ? 'goes' : held ? 'held' : 'stays' };
  });
}

async function leave(
  tx: Transaction,
  clubId: string,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const actor = { clubId, userId, linkId: null };
  const [player] = await tx
    .select()
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.userId, userId)));
  if (player) return erase(tx, actor, player);
  await endMembershipIn(tx, actor, userId);
  await blankNotes(tx, clubId, names);
}

/** What he made stays; that he made it is forgotten wherever an account is named. */
async function forgetAuthor(tx: Transaction, userId: string): Promise<void> {
  for (const table of [sessions, houseRuleVersions, plannedNights, invitations, links]) {
    await tx.update(table).set({ createdBy: null }).where(eq(table.createdBy, userId));
  }
  await tx.update(matches).set({ scoringUserId: null }).where(eq(matches.scoringUserId, userId));
  await tx
    .delete(passwordLinks)
    .where(or(eq(passwordLinks.userId, userId), eq(passwordLinks.createdBy, userId)));
}
