// Everything in the demonstration was written a moment ago, and says it is from the night it is of.
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/server/database';

/** Nights begin at half past seven; who came first on a night came into the club on it. */
export async function asOfThen(tx: Transaction, clubId: string, timeZone: string): Promise<void> {
  const evening = (time: string) =>
    sql`((date + time '${sql.raw(time)}') at time zone ${timeZone})`;
  const isOver = sql`club_id = ${clubId} and status = 'settled'`;
  await tx.execute(sql`
    update sessions set created_at = ${evening('19:30')}, settled_at = ${evening('23:40')}
    where ${isOver}`);
  await tx.execute(sql`
    update matches m set created_at = s.created_at + m.number * interval '1 minute'
    from sessions s where s.club_id = m.club_id and s.id = m.session_id and m.club_id = ${clubId}`);
  await tx.execute(sql`
    update plans p set created_at = s.settled_at
    from sessions s where s.club_id = p.club_id and s.id = p.session_id and p.club_id = ${clubId}`);
  await tx.execute(sql`
    update transfers t set created_at = p.created_at
    from plans p where p.club_id = t.club_id and p.id = t.plan_id and t.club_id = ${clubId}`);
  await tx.execute(sql`
    update payments a set at = least(now(), p.created_at + interval '3 days')
    from plans p where p.club_id = a.club_id and p.id = a.plan_id and a.club_id = ${clubId}`);
  await tx.execute(sql`
    update players p set created_at = came.first, active_since = came.first
    from (
      select player_id, min(s.created_at) as first from session_players
      join sessions s on s.club_id = session_players.club_id and s.id = session_id
      where session_players.club_id = ${clubId} group by player_id
    ) came where p.club_id = ${clubId} and p.id = came.player_id`);
  await tx.execute(sql`
    update clubs set created_at = coalesce((select min(created_at) from sessions where ${isOver}), now())
    where id = ${clubId}`);
}
