// One person turns out to be two after all: what a merge has moved goes back, and nothing that came later.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { merges, players, sessionPlayers } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot, type Transaction } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { recountTallies } from '@/server/matches/tallies';
import { outdateNights } from '@/server/ratings/outdate';
import { found, Refusal } from '@/server/refusal';
import { tellNights } from '@/server/sessions/night';
import { placeCounted } from '@/server/sessions/refs';
import { moveAccount, placesMovedBy, unanswerFor } from './merge';
import { lockBoth } from './together';

/**
 * A place in a night goes back as a whole, also with a match that was begun there since. Asked again, nothing
 * changes.
 * @throws Refusal `not-found`, `merged-since` while he is part of another player, `counted-together` where
 * a match of his was carried into a night that is settled by now, `conflict`
 */
export async function undoMerge(db: Database, scope: Scope, mergeId: string): Promise<void> {
  const { clubId } = scope;
  const isMerge = and(eq(merges.clubId, clubId), eq(merges.id, mergeId));
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(merges).where(isMerge);
    const { fromId, intoId } = found(known);
    await lockBoth(tx, clubId, [fromId, intoId]);
    const [merge] = await tx.select().from(merges).where(isMerge).for('update');
    const { undoneAt, movedUserId } = found(merge);
    if (undoneAt !== null) return;
    const [into] = await tx
      .select()
      .from(players)
      .where(and(eq(players.clubId, clubId), eq(players.id, intoId)));
    // Whose name is gone took along those he was.
    if (found(into).erasedAt !== null) throw new Refusal('not-found');
    if (await isMerged(tx, clubId, intoId)) throw new Refusal('merged-since');

    await tx.update(merges).set({ undoneAt: sql`now()` }).where(isMerge);
    const places = await placesMovedBy(tx, clubId, [mergeId]);
    for (const { sessionId, ref } of places) {
      await tx
        .update(sessionPlayers)
        .set({ playerId: fromId })
        .where(
          and(
            eq(sessionPlayers.clubId, clubId),
            eq(sessionPlayers.sessionId, sessionId),
            eq(sessionPlayers.ref, ref),
          ),
        );
    }
    if (movedUserId !== null && into!.userId === movedUserId) {
      await moveAccount(tx, clubId, movedUserId, intoId, fromId);
    }
    await unanswerFor(tx, clubId, fromId, intoId);
    const counted = await seatWhereCounted(tx, scope, fromId);
    await outdateNights(
      tx,
      clubId,
      places.map(({ sessionId }) => sessionId),
    );
    await recountTallies(tx, clubId, [fromId, intoId]);
    await tellNights(tx, clubId, [...places.map(({ sessionId }) => sessionId), ...counted]);
    await record(tx, scope, 'players.unmerge', { mergeId, fromId, intoId });
  });
}

async function isMerged(db: Queryable, clubId: string, playerId: string): Promise<boolean> {
  const [merge] = await db
    .select({ id: merges.id })
    .from(merges)
    .where(and(eq(merges.clubId, clubId), eq(merges.fromId, playerId), isNull(merges.undoneAt)));
  return merge !== undefined;
}

/**
 * A match of his that was carried into another night since counts there under the other one's place.
 * @returns the nights in which he has got a place of his own
 */
async function seatWhereCounted(
  tx: Transaction,
  scope: Scope,
  playerId: string,
): Promise<string[]> {
  const rows = await tx.execute<{ id: string; status: string }>(sql`
    select distinct night.id, night.status
    from session_players place
    join results on results.club_id = place.club_id
      and results.session_id = place.session_id and results.ref = place.ref
    join matches on matches.club_id = results.club_id and matches.id = results.match_id
    join sessions night on night.club_id = matches.club_id and night.id = matches.counts_in
    where place.club_id = ${scope.clubId} and place.player_id = ${playerId}
      and night.id <> place.session_id
      and not exists (select 1 from session_players his where his.club_id = night.club_id
        and his.session_id = night.id and his.player_id = place.player_id)`);
  for (const { id, status } of rows) {
    if (status === 'settled') throw new Refusal('counted-together');
    await placeCounted(tx, scope, id, [playerId]);
  }
  return rows.map(({ id }) => id);
}

export interface StandingMerge {
  readonly mergeId: string;
  readonly from: string;
  readonly into: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How many nights go back. */
  readonly nights: number;
  /** False while the other one is part of a third. */
  readonly undoable: boolean;
}

/** The newest first. */
export function listMerges(db: Database, { clubId }: Scope): Promise<StandingMerge[]> {
  const from = alias(players, 'from_player');
  const into = alias(players, 'into_player');
  return snapshot(db, async (tx) => {
    const rows = await tx
      .select({
        mergeId: merges.id,
        fromId: merges.fromId,
        intoId: merges.intoId,
        from: from.name,
        into: into.name,
        at: merges.at,
      })
      .from(merges)
      .innerJoin(from, and(eq(from.clubId, merges.clubId), eq(from.id, merges.fromId)))
      .innerJoin(into, and(eq(into.clubId, merges.clubId), eq(into.id, merges.intoId)))
      .where(and(eq(merges.clubId, clubId), isNull(merges.undoneAt), isNull(from.erasedAt)))
      .orderBy(desc(merges.at), desc(merges.id));
    const gone = new Set(rows.map(({ fromId }) => fromId));
    const places = await placesMovedBy(
      tx,
      clubId,
      rows.map(({ mergeId }) => mergeId),
    );
    const movedBy = groupedBy(places, ({ mergeId }) => mergeId);
    return rows.map(({ fromId: _from, intoId, at, ...row }) => {
      return {
        ...row,
        at: at.toISOString(),
        nights: new Set(movedBy(row.mergeId).map(({ sessionId }) => sessionId)).size,
        undoable: !gone.has(intoId),
      };
    });
  });
}
