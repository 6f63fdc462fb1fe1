// A season with its table: as it is, or as it was closed with what has changed since; and who came.
import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { seasonRows } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { type ClubRow, clubIn } from '@/server/clubs/club';
import { localTime, nightDate } from '@/server/clubs/local-time';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { peopleOf } from '@/server/players/people';
import { refillSoon } from '@/server/ratings/refill';
import { attendanceOf, soFar } from './attendance';
import type { Season, seasonAnswer } from './schemas';
import { countSeason, gameOf, ruleOf, type SeasonRow, seasonIn, stateOf } from './season';
import { shownAttendance, shownTable } from './show';
import type { Standing } from './table';

export type SeasonAnswer = z.infer<typeof seasonAnswer>;

/** Counted from the season's own nights alone, in one snapshot. @throws Refusal `not-found` */
export async function getSeason(
  db: Database,
  scope: Scope,
  seasonId: string,
): Promise<SeasonAnswer> {
  const answer = await snapshot(db, async (tx) => {
    const club = await clubIn(tx, scope);
    const row = await seasonIn(tx, scope, seasonId);
    const { nights, table, recomputing } = await countSeason(tx, row);
    const closed = row.closedAt === null ? null : await closedRows(tx, row);
    const came = nights.flatMap(({ units }) => [...units.keys()]);
    const stood = (closed ?? []).map(({ playerId }) => playerId);
    const people = await peopleOf(tx, scope.clubId, new Set([...came, ...stood]));
    const reader = { scope, club, people };
    const span = soFar(nights, row, nightDate(new Date(), club.timeZone));
    return {
      season: seasonAs(row, club),
      table: shownTable(reader, { rule: ruleOf(row), nights, table, closed, recomputing }),
      attendance: shownAttendance(reader, span, attendanceOf(nights, span)),
    };
  });
  if (answer.table.recomputing) refillSoon(db, scope.clubId);
  return answer;
}

function closedRows(
  db: Queryable,
  { clubId, id }: Pick<SeasonRow, 'clubId' | 'id'>,
): Promise<Standing[]> {
  return (
    db
      .select({
        playerId: seasonRows.playerId,
        place: seasonRows.place,
        nights: seasonRows.nights,
        counted: seasonRows.counted,
        score: seasonRows.score,
      })
      .from(seasonRows)
      .where(and(eq(seasonRows.clubId, clubId), eq(seasonRows.seasonId, id)))
      // Of two who became one since, the better stands for both.
      .orderBy(asc(seasonRows.place), asc(seasonRows.playerId))
  );
}

export function seasonAs(row: SeasonRow, club: Pick<ClubRow, 'timeZone'>): Season {
  const { clubId: _club, createdAt: _at, closedAt, game: _game, ...season } = row;
  return {
    ...season,
    game: gameOf(row),
    state: stateOf(row, club),
    closedOn: closedAt && localTime(closedAt, club.timeZone).date,
  };
}
