// A place of a player's own, by which he is named: not one that a merge has brought and its undo takes away.
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { mergedPlaces, merges, sessionPlayers } from '@/db/schema';
import type { Queryable } from '@/server/database';

export interface Place {
  readonly playerId: string;
  readonly sessionId: string;
  readonly ref: string;
}

/** At most one for each; who has none but borrowed ones is not among them. */
export function ownPlaces(
  db: Queryable,
  clubId: string,
  playerIds: readonly string[],
): Promise<Place[]> {
  const { playerId, sessionId, ref } = sessionPlayers;
  const borrowed = db
    .select({ one: sql`1` })
    .from(mergedPlaces)
    .innerJoin(
      merges,
      and(eq(merges.clubId, mergedPlaces.clubId), eq(merges.id, mergedPlaces.mergeId)),
    )
    .where(
      and(
        eq(mergedPlaces.clubId, sessionPlayers.clubId),
        eq(mergedPlaces.sessionId, sessionId),
        eq(mergedPlaces.ref, ref),
        isNull(merges.undoneAt),
      ),
    );
  return db
    .selectDistinctOn([playerId], { playerId, sessionId, ref })
    .from(sessionPlayers)
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        inArray(playerId, [...playerIds]),
        notExists(borrowed),
      ),
    )
    .orderBy(asc(playerId), asc(sessionId), asc(ref));
}
