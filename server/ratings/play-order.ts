// The matches that are rated, in the order in which they were played: night after night, and in a night by their number.
import { sql } from 'drizzle-orm';
import type { Queryable } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import type { RankedPlayer } from './rate';

export interface RatedMatch {
  readonly id: string;
  /** The night's. */
  readonly date: string;
  readonly ranked: readonly RankedPlayer[];
}

/**
 * Those that are over, in which at least two sat and a round was played: nobody is better by a match that was
 * only begun. Nights of one date are in the order in which they were entered.
 * @param last whose followers are asked for; null for the first ones
 */
export async function ratedMatches(
  db: Queryable,
  clubId: string,
  game: string,
  last: { readonly id: string; readonly date: string } | null,
  limit: number,
): Promise<RatedMatch[]> {
  const order = sql`s.date, s.created_at, s.id, m.number`;
  const follows =
    last === null
      ? sql``
      : sql`and s.date >= ${last.date} and (${order}) > (
          select s.date, s.created_at, s.id, m.number from matches m
          join sessions s on s.club_id = m.club_id and s.id = m.session_id
          where m.club_id = ${clubId} and m.id = ${last.id})`;
  const rows = await db.execute<{ id: string; date: string; playerId: string; place: number }>(sql`
    with played as (
      select m.club_id, m.id, m.session_id, m.number, s.date, s.created_at
      from sessions s join matches m on m.club_id = s.club_id and m.session_id = s.id
      where s.club_id = ${clubId} and m.game = ${game} and m.status <> 'open' ${follows}
        and exists (select 1 from results r where r.club_id = m.club_id and r.match_id = m.id
          and r.place is not null and r.rounds > 0)
        and (select count(*) from results r where r.club_id = m.club_id and r.match_id = m.id) > 1
      order by ${order} limit ${limit})
    select played.id, played.date::text as date, his.player_id as "playerId", r.place
    from played
    join results r on r.club_id = played.club_id and r.match_id = played.id
    join session_players his on his.club_id = played.club_id
      and his.session_id = played.session_id and his.ref = r.ref
    order by played.date, played.created_at, played.session_id, played.number, r.place`);
  const ofMatch = groupedBy(rows, ({ id }) => id);
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const sat = ofMatch(id);
    return {
      id,
      date: sat[0]?.date ?? '',
      ranked: sat.map(({ playerId, place }) => ({ playerId, place })),
    };
  });
}
