// Whether two players may be one person, and the locks under which they become one, or two again.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { players, sessionPlayers, sessions } from '@/db/schema';
import type { Queryable, Transaction } from '@/server/database';
import { Refusal } from '@/server/refusal';

/** Why two players are not one person; `date` is a night that shows it. */
export interface Apart {
  readonly code: 'both-members' | 'played-together' | 'counted-together';
  readonly date: string | null;
}

/**
 * Nobody sits in one match twice, also where his seat was taken back since; and where both have a place in
 * a night that counts a match of another night, it would not be known which of the two places it counts for.
 * Two places in one night are no obstacle: whoever was entered twice is why players are merged.
 */
export async function whyApart(
  db: Queryable,
  clubId: string,
  from: Pick<typeof players.$inferSelect, 'id' | 'userId'>,
  into: Pick<typeof players.$inferSelect, 'id' | 'userId'>,
): Promise<Apart | null> {
  if (from.userId !== null && into.userId !== null) return { code: 'both-members', date: null };
  const both = (condition: SQL) => sql`
    select s.date::text as date
    from session_players a
    join session_players b on b.club_id = a.club_id and b.session_id = a.session_id
    join sessions s on s.club_id = a.club_id and s.id = a.session_id
    join matches m on m.club_id = a.club_id and ${condition}
    where a.club_id = ${clubId} and a.player_id = ${from.id} and b.player_id = ${into.id}
    limit 1`;
  const sat = (ref: SQL) => sql`(
    ${ref} = any(m.seats) or exists (
      select 1 from entries e where e.club_id = m.club_id and e.match_id = m.id and (
        (e.body ->> 'type' = 'join' and e.body ->> 'player' = ${ref}) or
        (e.body -> 'with' ->> 'type' = 'join' and e.body -> 'with' ->> 'player' = ${ref}))))`;
  const together = sql`m.session_id = a.session_id and ${sat(sql`a.ref`)} and ${sat(sql`b.ref`)}`;
  const [played] = await db.execute<{ date: string }>(both(together));
  if (played) return { code: 'played-together', date: played.date };
  const carried = sql`m.counts_in = a.session_id and m.session_id <> a.session_id`;
  const [counted] = await db.execute<{ date: string }>(both(carried));
  return counted ? { code: 'counted-together', date: counted.date } : null;
}

/**
 * No night of either is written meanwhile, and neither of them comes to a new one.
 * @returns the nights' ids
 * @throws Refusal `conflict` where one of them just came to a night
 */
export async function lockBoth(
  tx: Transaction,
  clubId: string,
  playerIds: readonly string[],
): Promise<string[]> {
  const theirs = async () => {
    const rows = await tx
      .selectDistinct({ id: sessionPlayers.sessionId })
      .from(sessionPlayers)
      .where(
        and(eq(sessionPlayers.clubId, clubId), inArray(sessionPlayers.playerId, [...playerIds])),
      );
    return rows.map(({ id }) => id);
  };
  const ids = await theirs();
  if (ids.length > 0) {
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.clubId, clubId), inArray(sessions.id, ids)))
      .orderBy(asc(sessions.id))
      .for('update');
  }
  await tx
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.clubId, clubId), inArray(players.id, [...playerIds])))
    .orderBy(asc(players.id))
    .for('update');
  const locked = new Set(ids);
  if ((await theirs()).some((id) => !locked.has(id))) throw new Refusal('conflict');
  return ids;
}
