// Holds the tables of closed seasons against themselves: the places follow from the rows, whatever was changed since.
import { and, asc, eq } from 'drizzle-orm';
import { seasonRows, seasons } from '@/db/schema';
import { amountText } from '@/engine/money/amount';
import type { Queryable } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { type SeasonRule, standingsOf } from '@/server/seasons/table';

export interface SeasonDifference {
  readonly clubId: string;
  readonly id: string;
  readonly what: 'season';
  readonly detail: string;
}

/** What is not closed has no rows. To be read in a snapshot. */
export async function verifySeasons(db: Queryable, clubId: string): Promise<SeasonDifference[]> {
  const all = await db
    .select()
    .from(seasons)
    .where(eq(seasons.clubId, clubId))
    .orderBy(asc(seasons.id));
  const rows = await db
    .select()
    .from(seasonRows)
    .where(and(eq(seasonRows.clubId, clubId)));
  const rowsOf = groupedBy(rows, ({ seasonId }) => seasonId);
  return all.flatMap(({ id, closedAt, minNights, bestOf, score }) => {
    const stored = rowsOf(id);
    const detail =
      closedAt === null
        ? stored.length === 0
          ? null
          : `is not closed, but ${stored.length} rows are there`
        : wrongRow(stored, { minNights, bestOf, score });
    return detail === null ? [] : [{ clubId, id, what: 'season' as const, detail }];
  });
}

function wrongRow(
  stored: readonly (typeof seasonRows.$inferSelect)[],
  { minNights, bestOf, score: by }: Pick<SeasonRule, 'minNights' | 'bestOf' | 'score'>,
): string | null {
  const isRating = by === 'rating';
  // Whose rating was provisional then is not to be seen from his row but by this.
  const isPlaced = ({
    nights,
    place,
  }: {
    readonly nights: number;
    readonly place: number | null;
  }) => nights >= minNights && !(isRating && place === null);
  const places = new Map(
    standingsOf(stored, isPlaced).map(({ playerId, place }) => [playerId, place]),
  );
  for (const { playerId, place, nights, counted, score } of stored) {
    const should = places.get(playerId) ?? null;
    if (place !== should) {
      return `${playerId}: place ${should} by ${amountText(score)} in ${nights} nights, found ${place}`;
    }
    const most = isRating ? nights : Math.min(nights, bestOf ?? nights);
    if (counted !== most) return `${playerId}: ${most} nights should count, ${counted} do`;
  }
  return null;
}
