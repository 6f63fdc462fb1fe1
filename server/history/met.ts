// Whom a player has met: the others who played on the nights on which he played, those of most nights first.
import { and, asc, countDistinct, desc, eq, exists, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { players, results, sessionPlayers } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import { isSomebody, playerIn, whoIsNow } from '@/server/players/player';
import type { met } from './schemas';

export type Met = z.infer<typeof met>;

export interface MetInput {
  readonly playerId: string;
  /** At most so many; all where it is left out. */
  readonly most?: number | undefined;
}

const there = alias(sessionPlayers, 'there');
const sameNight = and(
  eq(there.clubId, sessionPlayers.clubId),
  eq(there.sessionId, sessionPlayers.sessionId),
);

/** Whether who has this place sat down on the night, at whichever table. */
const hasPlayed = (db: Queryable, place: typeof sessionPlayers | typeof there) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(results)
      .where(
        and(
          eq(results.clubId, place.clubId),
          eq(results.sessionId, place.sessionId),
          eq(results.ref, place.ref),
        ),
      ),
  );

/** @throws Refusal `not-found` */
export async function getMet(
  db: Queryable,
  scope: Scope,
  { playerId, most }: MetInput,
): Promise<Met> {
  const { clubId } = scope;
  const { id } = await playerIn(db, scope, await whoIsNow(db, clubId, playerId));
  const nights = countDistinct(there.sessionId);
  const rows = await db
    .select({ id: players.id, name: players.name, nights })
    .from(sessionPlayers)
    .innerJoin(there, sameNight)
    .innerJoin(players, and(eq(players.clubId, there.clubId), eq(players.id, there.playerId)))
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        eq(sessionPlayers.playerId, id),
        ne(there.playerId, id),
        isSomebody(db),
        hasPlayed(db, sessionPlayers),
        hasPlayed(db, there),
      ),
    )
    .groupBy(players.clubId, players.id)
    .orderBy(desc(nights), asc(players.name), asc(players.id))
    .limit(most === undefined ? 10_000 : most + 1);
  return { others: rows.slice(0, most), more: most !== undefined && rows.length > most };
}

/** On how many nights both played, whoever sat with whom. */
export async function nightsTogether(
  db: Queryable,
  clubId: string,
  playerId: string,
  otherId: string,
): Promise<number> {
  const [row] = await db
    .select({ nights: countDistinct(there.sessionId) })
    .from(sessionPlayers)
    .innerJoin(there, sameNight)
    .where(
      and(
        eq(sessionPlayers.clubId, clubId),
        eq(sessionPlayers.playerId, playerId),
        eq(there.playerId, otherId),
        hasPlayed(db, sessionPlayers),
        hasPlayed(db, there),
      ),
    );
  return row?.nights ?? 0;
}
