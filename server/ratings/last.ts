// The last rating of each player, by index, and whether any are missing.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ratingGaps } from '@/db/schema';
import type { Queryable } from '@/server/database';
import type { Strength } from './rate';

/** Whether ratings of the game are missing. */
export async function hasGap(db: Queryable, clubId: string, game: string): Promise<boolean> {
  const [gap] = await db
    .select({ from: ratingGaps.fromDate })
    .from(ratingGaps)
    .where(and(eq(ratingGaps.clubId, clubId), eq(ratingGaps.game, game)));
  return gap !== undefined;
}

type StrengthRow = { id: string } & Pick<Strength, keyof Strength>;

const byPlayer = (rows: Iterable<StrengthRow>): Map<string, Strength> =>
  new Map([...rows].map(({ id, mu, sigma, matches }) => [id, { mu, sigma, matches }]));

/** @param players all where nobody is named */
export async function lastStrengths(
  db: Queryable,
  clubId: string,
  game: string,
  players?: readonly string[],
): Promise<Map<string, Strength>> {
  if (players?.length === 0) return new Map();
  const named =
    players === undefined
      ? sql``
      : sql`and his.id in (${sql.join(
          players.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`;
  return byPlayer(await db.execute<StrengthRow>(sql`${lastOf(clubId, game)} ${named}`));
}

/**
 * Of all players, by what was played up to a date, and whether any of that is missing. Both in one statement:
 * what is filled in between two would be taken for whole.
 */
export async function strengthsUntil(
  db: Queryable,
  clubId: string,
  game: string,
  until: string,
): Promise<{ strengths: Map<string, Strength>; missing: boolean }> {
  const rows = await db.execute<{ missing: boolean; id: string | null } & Omit<StrengthRow, 'id'>>(
    sql`select gap.missing, of.* from (
        select exists (select 1 from rating_gaps g
          where g.club_id = ${clubId} and g.game = ${game} and g.from_date <= ${until}) as missing
      ) gap
      left join (${lastOf(clubId, game, sql`and r.date <= ${until}`)}) of on true`,
  );
  const rated = [...rows].flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
  return { strengths: byPlayer(rated), missing: rows[0]?.missing ?? false };
}

function lastOf(clubId: string, game: string, only: SQL = sql``): SQL {
  return sql`
    select his.id, last.mu, last.sigma, last.matches
    from players his cross join lateral (
      select mu, sigma, matches from ratings r
      where r.club_id = his.club_id and r.player_id = his.id and r.game = ${game} ${only}
      order by r.date desc, r.number desc limit 1) last
    where his.club_id = ${clubId}`;
}
