// Makes the projections anew from the logs: what counts matches that older versions did not count.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { clubs, matches, players, sessions } from '@/db/schema';
import { POT } from '@/engine/money/posting';
import { WINNINGS } from '@/engine/money/winnings';
import type { Database } from '@/server/database';
import { replayedAfresh } from '@/server/matches/match';
import { project } from '@/server/matches/projection';
import { recountTallies } from '@/server/matches/tallies';
import { outdateNights } from '@/server/ratings/outdate';
import { refill } from '@/server/ratings/refill';

/**
 * Each match in a transaction of its own, under its night's lock, so that it may run beside a system in
 * use. Nothing that is settled or paid is touched.
 * @returns how many matches were replayed
 */
export async function rebuild(db: Database): Promise<number> {
  let count = 0;
  for (const { id: clubId } of await db.select({ id: clubs.id }).from(clubs)) {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const [next] = await db
        .select({ id: matches.id, sessionId: matches.sessionId })
        .from(matches)
        .where(and(eq(matches.clubId, clubId), gt(matches.id, last)))
        .orderBy(asc(matches.id))
        .limit(1);
      if (!next) break;
      await rebuildMatch(db, clubId, next);
      last = next.id;
      count += 1;
    }
    const people = await db
      .select({ id: players.id })
      .from(players)
      .where(eq(players.clubId, clubId));
    const ids = people.map(({ id }) => id);
    await db.transaction(async (tx) => {
      await outdateNights(tx, clubId);
      await recountTallies(tx, clubId, ids);
    });
    await refill(db, clubId);
  }
  return count;
}

/**
 * Matches that are over and have no places, or are open and have a pot that was won and nobody’s: an older
 * version left them so, here or in an archive. Where there are none, it is one look.
 */
export async function placeOldMatches(db: Database): Promise<void> {
  const won = sql.join(
    [...WINNINGS].map((reason) => sql`${reason}`),
    sql`, `,
  );
  const rows = await db.execute<{ clubId: string; id: string; sessionId: string }>(sql`
    select m.club_id as "clubId", m.id, m.session_id as "sessionId" from matches m
    where m.status <> 'open' and exists (select 1 from results r
        where r.club_id = m.club_id and r.match_id = m.id and r.place is null)
      or m.status = 'open' and not exists (select 1 from results r
        where r.club_id = m.club_id and r.match_id = m.id and r.biggest_pot <> '0')
      and exists (select 1 from postings p where p.club_id = m.club_id and p.match_id = m.id
        and p.from = ${POT} and p.reason in (${won}))`);
  for (const { clubId, ...match } of rows) await rebuildMatch(db, clubId, match);
}

async function rebuildMatch(
  db: Database,
  clubId: string,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.clubId, clubId), eq(sessions.id, sessionId)))
      .for('update');
    const [match] = await tx
      .select()
      .from(matches)
      .where(and(eq(matches.clubId, clubId), eq(matches.id, id)));
    if (match) await project(tx, match, await replayedAfresh(tx, match));
  });
}
