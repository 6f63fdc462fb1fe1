// The last rating of each player, by index, and whether any are missing.
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { ratingGaps } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';
import type { Queryable } from '@/server/database';
import type { Strength } from './rate';

/** Whether ratings of the game are missing, at all or until a date. */
export async function hasGap(
  db: Queryable,
  clubId: string,
  game: string,
  until?: string,
): Promise<boolean> {
  const [gap] = await db
    .select({ from: ratingGaps.fromDate })
    .from(ratingGaps)
    .where(
      and(
        eq(ratingGaps.clubId, clubId),
        eq(ratingGaps.game, game),
        until === undefined ? undefined : lte(ratingGaps.fromDate, until),
      ),
    );
  return gap !== undefined;
}

interface Of {
  /** The last date that counts. */
  readonly until?: string;
  /** Of all players where nobody is named. */
  readonly players?: readonly string[];
}

export async function lastStrengths(
  db: Queryable,
  clubId: string,
  game: string,
  { until, players }: Of = {},
): Promise<Map<string, Strength>> {
  if (players?.length === 0) return new Map();
  const named =
    players === undefined
      ? sql``
      : sql`and his.id in (${sql.join(
          players.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`;
  const rows = await db.execute<{ id: string } & Pick<Strength, keyof Strength>>(sql`
    select his.id, last.mu, last.sigma, last.matches
    from players his cross join lateral (
      select mu, sigma, matches from ratings r
      where r.club_id = his.club_id and r.player_id = his.id and r.game = ${game}
        ${until === undefined ? sql`` : sql`and r.date <= ${until}`}
      order by r.date desc, r.number desc limit 1) last
    where his.club_id = ${clubId} ${named}`);
  return new Map(rows.map(({ id, ...strength }) => [id, strength]));
}

/** All games as rows, to look up the last of each by index. */
export function eachGame(): SQL {
  return sql.join(
    GAME_IDS.map((game) => sql`(${game})`),
    sql`, `,
  );
}
