// Makes the projections anew from the logs: what counts matches that older versions did not count.
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { clubs, matches, players, results, sessions } from '@/db/schema';
import type { Database } from '@/server/database';
import { replayedAfresh } from '@/server/matches/match';
import { project } from '@/server/matches/projection';
import { recountTallies } from '@/server/matches/tallies';

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
    await db.transaction((tx) => recountTallies(tx, clubId, ids));
  }
  return count;
}

/**
 * Matches that are over and have no places: an older version left them so, here or in an archive. Where there
 * are none, it is one look.
 */
export async function placeOldMatches(db: Database): Promise<void> {
  const rows = await db
    .selectDistinct({ clubId: matches.clubId, id: matches.id, sessionId: matches.sessionId })
    .from(results)
    .innerJoin(matches, and(eq(matches.clubId, results.clubId), eq(matches.id, results.matchId)))
    .where(and(isNull(results.place), ne(matches.status, 'open')));
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
