// Two players turn out to be one person: the nights of one become nights of the other. The log is not touched.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mergedPlaces, merges, plannedAnswers, players, sessionPlayers } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot, type Transaction } from '@/server/database';
import { recountTallies } from '@/server/matches/tallies';
import { outdateNights } from '@/server/ratings/outdate';
import { Refusal } from '@/server/refusal';
import { tellNights } from '@/server/sessions/night';
import { playerIn } from './player';
import { type Apart, lockBoth, whyApart } from './together';

export interface MergeInput {
  /** Who is no player of his own any more. */
  readonly fromId: string;
  /** Who he is. */
  readonly intoId: string;
}

export interface MergePreview {
  /** Why they cannot be one; null where they can. */
  readonly apart: Apart | null;
  /** What would go along. */
  readonly nights: number;
  readonly account: boolean;
}

/** @throws Refusal `not-found`, `invalid-input` for one player alone */
export function previewMerge(db: Database, scope: Scope, input: MergeInput): Promise<MergePreview> {
  return snapshot(db, async (tx) => {
    const { from, into } = await bothIn(tx, scope, input);
    const places = await placesOf(tx, scope.clubId, from.id);
    return {
      apart: await whyApart(tx, scope.clubId, from, into),
      nights: new Set(places.map(({ sessionId }) => sessionId)).size,
      account: from.userId !== null,
    };
  });
}

/**
 * What was asked of the one before (an invitation, a claim, whether he comes) is asked of the other; what
 * both have answered, the other's answer decides. Asked again, nothing changes.
 * @throws Refusal `not-found`, `invalid-input`, `both-members`, `played-together`, `counted-together`, `conflict`
 */
export async function mergePlayers(
  db: Database,
  scope: Scope,
  input: MergeInput,
): Promise<{ mergeId: string }> {
  const { clubId } = scope;
  const { fromId, intoId } = input;
  return db.transaction(async (tx) => {
    await lockBoth(tx, clubId, [fromId, intoId]);
    const before = await mergeOf(tx, clubId, input);
    if (before) return { mergeId: before };
    const { from, into } = await bothIn(tx, scope, input);
    const apart = await whyApart(tx, clubId, from, into);
    if (apart) throw new Refusal(apart.code, apart.date === null ? {} : { date: apart.date });

    const [merge] = await tx
      .insert(merges)
      .values({ clubId, fromId, intoId, movedUserId: from.userId, userId: scope.userId })
      .returning({ id: merges.id });
    const mergeId = merge!.id;
    const places = await placesOf(tx, clubId, fromId);
    if (places.length > 0) {
      await tx.insert(mergedPlaces).values(places.map((one) => ({ clubId, mergeId, ...one })));
      await tx
        .update(sessionPlayers)
        .set({ playerId: intoId })
        .where(and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.playerId, fromId)));
    }
    if (from.userId !== null) await moveAccount(tx, clubId, from.userId, fromId, intoId);
    await answerFor(tx, clubId, fromId, intoId);
    await outdateNights(tx, clubId, placesIds(places));
    await recountTallies(tx, clubId, [fromId, intoId]);
    await tellNights(tx, clubId, placesIds(places));
    await record(tx, scope, 'players.merge', { mergeId, fromId, intoId });
    return { mergeId };
  });
}

const placesIds = (places: readonly { sessionId: string }[]) => [
  ...new Set(places.map(({ sessionId }) => sessionId)),
];

async function bothIn(db: Queryable, scope: Scope, { fromId, intoId }: MergeInput) {
  if (fromId === intoId) throw new Refusal('invalid-input', { at: '/intoId' });
  return { from: await playerIn(db, scope, fromId), into: await playerIn(db, scope, intoId) };
}

async function mergeOf(db: Queryable, clubId: string, { fromId, intoId }: MergeInput) {
  const [merge] = await db
    .select({ id: merges.id })
    .from(merges)
    .where(
      and(
        eq(merges.clubId, clubId),
        eq(merges.fromId, fromId),
        eq(merges.intoId, intoId),
        isNull(merges.undoneAt),
      ),
    );
  return merge?.id;
}

function placesOf(db: Queryable, clubId: string, playerId: string) {
  return db
    .select({ sessionId: sessionPlayers.sessionId, ref: sessionPlayers.ref })
    .from(sessionPlayers)
    .where(and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.playerId, playerId)));
}

/** One account is one player of a club: it leaves the one before it comes to the other. */
export async function moveAccount(
  tx: Transaction,
  clubId: string,
  userId: string,
  from: string,
  to: string,
): Promise<void> {
  const player = (id: string) => and(eq(players.clubId, clubId), eq(players.id, id));
  await tx.update(players).set({ userId: null }).where(player(from));
  await tx.update(players).set({ userId }).where(player(to));
}

/** Copies, so that each of them has his own again where the merge is undone. */
async function answerFor(tx: Transaction, clubId: string, from: string, into: string) {
  // In the database: a moment that is read and written again loses its microseconds.
  await tx.execute(sql`
    insert into planned_answers (club_id, planned_id, player_id, answer, at)
    select club_id, planned_id, ${into}, answer, at from planned_answers
    where club_id = ${clubId} and player_id = ${from}
    on conflict do nothing`);
}

/** Takes back the answers that were copied and not changed since. */
export async function unanswerFor(tx: Transaction, clubId: string, from: string, into: string) {
  await tx.delete(plannedAnswers).where(
    and(
      eq(plannedAnswers.clubId, clubId),
      eq(plannedAnswers.playerId, into),
      sql`exists (select 1 from planned_answers his where his.club_id = ${plannedAnswers.clubId}
            and his.planned_id = ${plannedAnswers.plannedId} and his.player_id = ${from}
            and his.answer = ${plannedAnswers.answer} and his.at = ${plannedAnswers.at})`,
    ),
  );
}

/** Where a merge has put somebody: his places, to be given back. */
export function placesMovedBy(db: Queryable, clubId: string, mergeIds: readonly string[]) {
  return db
    .select({
      mergeId: mergedPlaces.mergeId,
      sessionId: mergedPlaces.sessionId,
      ref: mergedPlaces.ref,
    })
    .from(mergedPlaces)
    .where(and(eq(mergedPlaces.clubId, clubId), inArray(mergedPlaces.mergeId, [...mergeIds])));
}
