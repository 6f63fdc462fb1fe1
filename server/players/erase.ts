// A person's name goes for good: from the club's players, from every remark, from its log and its exports.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  claims,
  invitations,
  merges,
  plannedAnswers,
  players,
  requests,
  sessionPlayers,
  sessions,
  users,
} from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot, type Transaction } from '@/server/database';
import { name as nameSchema } from '@/server/input';
import { endMembershipIn } from '@/server/members/remove';
import { lockMembers } from '@/server/members/roles';
import { Refusal } from '@/server/refusal';
import { tellNights } from '@/server/sessions/night';
import { blankNotes, countNotes, ERASED } from './notes';
import { type PlayerRow, playerIn } from './player';
import { lockBoth } from './together';

export interface ErasurePreview {
  /** How many remarks name him and go along. */
  readonly notes: number;
  /** Whether his account leaves the club. */
  readonly account: boolean;
  /** Under which names he was entered and merged. */
  readonly also: readonly string[];
}

/** @throws Refusal `not-found` */
export function previewErasure(
  db: Database,
  scope: Scope,
  playerId: string,
): Promise<ErasurePreview> {
  return snapshot(db, async (tx) => {
    const player = await playerIn(tx, scope, playerId);
    const all = await everybodyHeIs(tx, player);
    return {
      notes: await countNotes(tx, scope.clubId, await namesOf(tx, all)),
      account: player.userId !== null,
      also: all.filter(({ id }) => id !== playerId).map(({ name }) => name),
    };
  });
}

/**
 * Nothing that was played, settled or paid moves: it is somebody's whose name is not known. Erased again,
 * nothing changes.
 * @param input `name` as it is shown, typed by who erases
 * @throws Refusal `not-found`, `invalid-input` for another name, `last-owner` where his account is the club's,
 * `conflict` where somebody just became him
 */
export async function erasePlayer(
  db: Database,
  scope: Scope,
  input: { readonly playerId: string; readonly name: string },
): Promise<void> {
  const { clubId } = scope;
  await db.transaction(async (tx) => {
    await lockMembers(tx, clubId);
    const [row] = await tx
      .select({ erasedAt: players.erasedAt })
      .from(players)
      .where(and(eq(players.clubId, clubId), eq(players.id, input.playerId)));
    if (row && row.erasedAt !== null) return;
    const player = await playerIn(tx, scope, input.playerId);
    const typed = nameSchema.safeParse(input.name);
    if (!typed.success || typed.data !== nameSchema.parse(player.name)) {
      throw new Refusal('invalid-input', { at: '/name' });
    }
    await erase(tx, scope, player);
  });
}

/**
 * For whoever may, the owner or he himself with his account, and has locked the club's members.
 * @throws Refusal `not-found`, `last-owner`, `conflict` where somebody just became him
 */
export async function erase(
  tx: Transaction,
  actor: Pick<Scope, 'clubId' | 'userId' | 'linkId'>,
  found: PlayerRow,
): Promise<void> {
  const { clubId } = actor;
  const known = (await everybodyHeIs(tx, found)).map(({ id }) => id);
  const nights = await lockBoth(tx, clubId, known);
  // Who he is, what he is called and whose account he has is certain from here on.
  const player = await playerIn(tx, actor, found.id);
  const all = await everybodyHeIs(tx, player);
  const ids = all.map(({ id }) => id);
  if (ids.some((id) => !known.includes(id))) throw new Refusal('conflict');
  const names = await namesOf(tx, all);
  if (player.userId !== null) await endMembershipIn(tx, actor, player.userId);
  await tx
    .update(players)
    .set({ name: ERASED, active: false, userId: null, erasedAt: sql`now()` })
    .where(and(eq(players.clubId, clubId), inArray(players.id, ids)));
  await tx
    .update(sessionPlayers)
    .set({ documentId: null })
    .where(and(eq(sessionPlayers.clubId, clubId), inArray(sessionPlayers.playerId, ids)));
  await tx
    .delete(plannedAnswers)
    .where(and(eq(plannedAnswers.clubId, clubId), inArray(plannedAnswers.playerId, ids)));
  await tx.delete(claims).where(and(eq(claims.clubId, clubId), inArray(claims.playerId, ids)));
  await tx
    .update(invitations)
    .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, now())` })
    .where(and(eq(invitations.clubId, clubId), inArray(invitations.playerId, ids)));
  // Of a request its hash is kept; of "add him" little else is in it than his name.
  await tx.delete(requests).where(inArray(sql`${requests.answer} ->> 'id'`, ids));
  await blankNotes(tx, clubId, names);
  await tellNights(tx, clubId, await openOf(tx, clubId, nights));
  await record(tx, actor, 'players.erase', { playerId: player.id });
}

/** He, and whom he was merged from. */
async function everybodyHeIs(db: Queryable, player: PlayerRow): Promise<PlayerRow[]> {
  const all = [player];
  for (const { clubId, id } of all) {
    const rows = await db
      .select({ player: players })
      .from(merges)
      .innerJoin(players, and(eq(players.clubId, merges.clubId), eq(players.id, merges.fromId)))
      .where(and(eq(merges.clubId, clubId), eq(merges.intoId, id), isNull(merges.undoneAt)));
    all.push(...rows.map((row) => row.player));
  }
  return all;
}

async function namesOf(db: Queryable, all: readonly PlayerRow[]): Promise<string[]> {
  const ids = all.flatMap(({ userId }) => userId ?? []);
  const accounts = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  return [...all.map(({ name }) => name), ...accounts.flatMap(({ name, email }) => [name, email])];
}

async function openOf(db: Queryable, clubId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.clubId, clubId), inArray(sessions.id, [...ids]), eq(sessions.status, 'open')),
    );
  return rows.map(({ id }) => id);
}
