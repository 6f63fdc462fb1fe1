// The running year as a table of its own, for a club that has no season: units of one game, every night counted.
import { and, between, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { results, sessions } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { dayAfter, nightDate } from '@/server/clubs/local-time';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { peopleOf } from '@/server/players/people';
import { attendanceOf, soFar } from './attendance';
import { nightsOf } from './nights';
import type { yearAnswer } from './schemas';
import { shownAttendance, shownTable } from './show';
import { type SeasonRule, tableOf } from './table';

export type YearAnswer = z.infer<typeof yearAnswer>;

const RULE: SeasonRule = {
  score: 'net',
  inUnits: true,
  currency: null,
  bestOf: null,
  minNights: 1,
  points: [],
};

/**
 * Who came is told of the last twelve months: a year begins with nothing.
 * @param asked of which game; the one played on most nights where it is none of the year’s
 */
export function getYear(
  db: Database,
  scope: Scope,
  asked: GameId | undefined,
): Promise<YearAnswer> {
  const { clubId } = scope;
  return snapshot(db, async (tx) => {
    const club = await clubIn(tx, scope);
    const today = nightDate(new Date(), club.timeZone);
    const year = today.slice(0, 4);
    const span = { from: `${year}-01-01`, to: `${year}-12-31` };
    const games = await gamesOf(tx, clubId, span);
    const game = games.find((one) => one.game === asked)?.game ?? games[0]?.game ?? null;
    const nights = game === null ? [] : await nightsOf(tx, clubId, { ...span, game });
    const twelve = { from: twelveMonthsTo(today), to: span.to };
    const lately = await nightsOf(tx, clubId, { ...twelve, game: null });
    const months = soFar(lately, twelve, today);
    const came = [...nights, ...lately].flatMap(({ units }) => [...units.keys()]);
    const reader = { scope, club, people: await peopleOf(tx, clubId, new Set(came)) };
    return {
      year,
      ...span,
      games,
      game,
      table: shownTable(reader, {
        rule: RULE,
        nights,
        table: tableOf(nights, RULE),
        closed: null,
        recomputing: false,
      }),
      attendance: shownAttendance(reader, months, attendanceOf(lately, months)),
    };
  });
}

/** The first day of the eleventh month before this one, so that twelve are told. */
function twelveMonthsTo(today: string): string {
  const first = `${today.slice(0, 7)}-01`;
  let month = first;
  for (let back = 0; back < 11; back++) month = `${dayAfter(month, -1).slice(0, 7)}-01`;
  return month;
}

async function gamesOf(
  db: Queryable,
  clubId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ game: GameId; nights: number }[]> {
  const nights = sql<number>`count(distinct ${sessions.id})::int`;
  const rows = await db
    .select({ game: results.game, nights })
    .from(sessions)
    .innerJoin(
      results,
      and(eq(results.clubId, sessions.clubId), eq(results.sessionId, sessions.id)),
    )
    .where(and(eq(sessions.clubId, clubId), between(sessions.date, from, to)))
    .groupBy(results.game)
    .orderBy(desc(nights), results.game);
  return rows.flatMap(({ game, nights: count }) => {
    const known = GAME_IDS.find((one) => one === game);
    return known ? [{ game: known, nights: count }] : [];
  });
}
