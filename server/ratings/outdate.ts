// What ratings are made of changes: those from that day on go at once, and it is noted that they are missing.
import { and, eq, gte, inArray, min, or, sql } from 'drizzle-orm';
import { matches, ratingGaps, ratings, sessions } from '@/db/schema';
import type { Transaction } from '@/server/database';

/** On which every process hears, after the commit, in which club something is to be filled in. */
export const RATINGS_CHANNEL = 'ratings';

export interface Outdated {
  readonly game: string;
  /** The date of the night that changed. */
  readonly date: string;
}

/**
 * To be called in the transaction of the change. It waits for who fills in the same game, and keeps others
 * waiting until the commit: so whoever changes several games names them together, and calls this before it
 * moves tallies.
 */
export async function outdateRatings(
  tx: Transaction,
  clubId: string,
  changes: readonly Outdated[],
): Promise<void> {
  const first = new Map<string, string>();
  for (const { game, date } of changes) {
    const before = first.get(game);
    if (before === undefined || date < before) first.set(game, date);
  }
  // In one order for everybody.
  const outdated = [...first].sort(([a], [b]) => (a < b ? -1 : 1));
  if (outdated.length === 0) return;
  const gaps = await tx
    .insert(ratingGaps)
    .values(outdated.map(([game, fromDate]) => ({ clubId, game, fromDate })))
    .onConflictDoUpdate({
      target: [ratingGaps.clubId, ratingGaps.game],
      set: { fromDate: sql`least(${ratingGaps.fromDate}, excluded.from_date)` },
    })
    .returning({ game: ratingGaps.game, from: ratingGaps.fromDate });
  const missing = gaps.map(({ game, from }) =>
    and(eq(ratings.game, game), gte(ratings.date, from)),
  );
  await tx.delete(ratings).where(and(eq(ratings.clubId, clubId), or(...missing)));
  await tx.execute(sql`select pg_notify(${RATINGS_CHANNEL}, ${clubId})`);
}

/** Where it is another by now who sat in these nights; or, without any, whatever was rated in the club. */
export async function outdateNights(
  tx: Transaction,
  clubId: string,
  sessionIds?: readonly string[],
): Promise<void> {
  if (sessionIds?.length === 0) return;
  const games = await tx
    .select({ game: matches.game, date: min(sessions.date) })
    .from(matches)
    .innerJoin(
      sessions,
      and(eq(sessions.clubId, matches.clubId), eq(sessions.id, matches.sessionId)),
    )
    .where(
      and(
        eq(matches.clubId, clubId),
        sessionIds ? inArray(matches.sessionId, [...sessionIds]) : undefined,
      ),
    )
    .groupBy(matches.game);
  await outdateRatings(
    tx,
    clubId,
    games.flatMap(({ game, date }) => (date === null ? [] : [{ game, date }])),
  );
}
