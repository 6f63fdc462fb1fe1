// The club's seasons, the latest first, with who stood first in those that are closed.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { seasonRows, seasons } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { nightDate } from '@/server/clubs/local-time';
import { type Database, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { peopleOf } from '@/server/players/people';
import { seasonAs } from './get';
import type { seasonList } from './schemas';

export type SeasonList = z.infer<typeof seasonList>;

export function listSeasons(db: Database, scope: Scope): Promise<SeasonList> {
  const { clubId } = scope;
  return snapshot(db, async (tx) => {
    const club = await clubIn(tx, scope);
    const rows = await tx
      .select()
      .from(seasons)
      .where(eq(seasons.clubId, clubId))
      .orderBy(desc(seasons.to), desc(seasons.from), asc(seasons.createdAt), asc(seasons.id));
    const closed = rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
    const winners = await tx
      .select({ seasonId: seasonRows.seasonId, playerId: seasonRows.playerId })
      .from(seasonRows)
      .where(
        and(
          eq(seasonRows.clubId, clubId),
          inArray(seasonRows.seasonId, closed),
          eq(seasonRows.place, 1),
        ),
      );
    const ids = new Set(winners.map(({ playerId }) => playerId));
    const people = await peopleOf(tx, clubId, ids);
    const { compare } = new Intl.Collator(club.locale);
    const winnersOf = groupedBy(winners, ({ seasonId }) => seasonId);
    const namesOf = (seasonId: string) =>
      [...new Set(winnersOf(seasonId).map(({ playerId }) => people.now(playerId)))]
        .map((id) => people.get(id).name)
        .sort(compare);
    const all = rows.map((row) => ({
      ...seasonAs(row, club),
      winners: namesOf(row.id),
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
