// The club's seasons, the latest first, with who stood first in those that are closed.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { players, seasonRows, seasons } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { nightDate } from '@/server/clubs/local-time';
import { type Database, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { seasonAs } from './get';
import type { seasonList } from './schemas';

export type SeasonList = z.infer<typeof seasonList>;

/** Four a year for fifty years. */
const MOST = 200;

export function listSeasons(db: Database, scope: Scope): Promise<SeasonList> {
  const { clubId } = scope;
  return snapshot(db, async (tx) => {
    const club = await clubIn(tx, scope);
    const rows = await tx
      .select()
      .from(seasons)
      .where(eq(seasons.clubId, clubId))
      .orderBy(desc(seasons.to), desc(seasons.from), asc(seasons.createdAt), asc(seasons.id))
      .limit(MOST);
    const closed = rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
    const winners = await tx
      .select({ seasonId: seasonRows.seasonId, name: players.name })
      .from(seasonRows)
      .innerJoin(
        players,
        and(eq(players.clubId, seasonRows.clubId), eq(players.id, seasonRows.playerId)),
      )
      .where(
        and(
          eq(seasonRows.clubId, clubId),
          inArray(seasonRows.seasonId, closed),
          eq(seasonRows.place, 1),
        ),
      )
      .orderBy(asc(players.name), asc(players.id));
    const winnersOf = groupedBy(winners, ({ seasonId }) => seasonId);
    const all = rows.map((row) => ({
      ...seasonAs(row, club),
      winners: winnersOf(row.id).map(({ name }) => name),
    }));
    // What has begun last; where nothing is running, what waits to be closed.
    const running = all.filter(({ state }) => state === 'running');
    const latest = running.sort((a, b) => (a.from < b.from ? 1 : -1))[0];
    const current = latest ?? all.find(({ state }) => state === 'over');
    return {
      today: nightDate(new Date(), club.timeZone),
      current: current?.id ?? null,
      seasons: all,
    };
  });
}
