// Whom a player has met: the others who played on the nights on which he played, those of most nights first.
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { players } from '@/db/schema';
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

/**
 * Who sat at whichever table on the nights on which he did, as `there`. In steps, for a planner that joins it
 * all at once goes astray among a thousand nights, and one that counts results first takes them for many.
 */
const besides = (clubId: string, playerId: string) => sql`
  with own as materialized (
    select distinct s.session_id from session_players s
    join results r on r.club_id = s.club_id and r.session_id = s.session_id and r.ref = s.ref
    where s.club_id = ${clubId} and s.player_id = ${playerId}
  ), came as materialized (
    select s.session_id, s.ref, s.player_id from own
    join session_players s on s.club_id = ${clubId} and s.session_id = own.session_id
    where s.player_id <> ${playerId}
  ), there as materialized (
    select player_id, count(distinct session_id)::int as nights from came
    where exists (select from results r
      where r.club_id = ${clubId} and r.session_id = came.session_id and r.ref = came.ref)
    group by player_id
  )`;

/** @throws Refusal `not-found` */
export async function getMet(
  db: Queryable,
  scope: Scope,
  { playerId, most }: MetInput,
): Promise<Met> {
  const { clubId } = scope;
  const { id } = await playerIn(db, scope, await whoIsNow(db, clubId, playerId));
  const rows = await db.execute<Met['others'][number]>(sql`
    ${besides(clubId, id)}
    select ${players.id}, ${players.name}, nights from there
    join players on ${players.clubId} = ${clubId} and ${players.id} = there.player_id
    where ${isSomebody(db)}
    order by nights desc, ${players.name}, ${players.id}
    limit ${most === undefined ? 10_000 : most + 1}`);
  return { others: rows.slice(0, most), more: most !== undefined && rows.length > most };
}

/** On how many nights both played, whoever sat with whom. */
export async function nightsTogether(
  db: Queryable,
  clubId: string,
  playerId: string,
  otherId: string,
): Promise<number> {
  const [row] = await db.execute<{ nights: number }>(sql`
    ${besides(clubId, playerId)}
    select nights from there where player_id = ${otherId}`);
  return row?.nights ?? 0;
}
