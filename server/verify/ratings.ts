// Holds the ratings against those computed from the first match on.
import { and, asc, eq } from 'drizzle-orm';
import { ratingGaps, ratings } from '@/db/schema';
import { GAME_IDS } from '@/engine/match/game';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { groupedBy } from '@/server/grouped';
import { ratedMatches } from '@/server/ratings/play-order';
import { type Strength, strengthsAfter } from '@/server/ratings/rate';

export interface RatingDifference {
  readonly clubId: string;
  /** The match after which they differ. */
  readonly id: string;
  readonly what: 'ratings';
  readonly detail: string;
}

const PAGE = 500;

/** Node's versions may differ in the last digits of an exponential, and these are passed on. */
const CLOSE = 1e-6;

/** The first difference of each game; what is to be filled in is not missed. */
export async function verifyRatings(db: Database, clubId: string): Promise<RatingDifference[]> {
  const found: RatingDifference[] = [];
  for (const game of GAME_IDS) {
    const first = await snapshot(db, (tx) => firstDifference(tx, clubId, game));
    if (first) found.push({ clubId, what: 'ratings', ...first });
  }
  return found;
}

type Row = typeof ratings.$inferSelect;

async function firstDifference(
  db: Queryable,
  clubId: string,
  game: string,
): Promise<{ id: string; detail: string } | null> {
  const ofGame = <T extends typeof ratings | typeof ratingGaps>(table: T) =>
    and(eq(table.clubId, clubId), eq(table.game, game));
  const [gap] = await db.select().from(ratingGaps).where(ofGame(ratingGaps));
  const stored = await db
    .select()
    .from(ratings)
    .where(ofGame(ratings))
    .orderBy(asc(ratings.number));
  const isThere = (date: string) => !gap || date < gap.fromDate;
  const rowsOf = groupedBy(
    stored.filter(({ date }) => isThere(date)),
    (row) => row.number,
  );
  const strengths = new Map<string, Strength>();
  let number = 0;
  let last: { id: string; date: string } | null = null;
  for (;;) {
    const matches = await ratedMatches(db, clubId, game, last, PAGE);
    for (const { id, date, ranked } of matches) {
      if (!isThere(date)) return null;
      number += 1;
      const after = strengthsAfter(strengths, ranked);
      const detail = differenceOf({ matchId: id, date }, after, rowsOf(number));
      if (detail !== null) return { id, detail: `${game}, match ${number}: ${detail}` };
      for (const [playerId, strength] of after) strengths.set(playerId, strength);
    }
    last = matches.at(-1) ?? null;
    if (last === null || matches.length < PAGE) break;
  }
  const [more] = rowsOf(number + 1);
  return more ? { id: more.matchId, detail: `${game}: rated, but no match to be rated` } : null;
}

function differenceOf(
  match: Pick<Row, 'matchId' | 'date'>,
  should: ReadonlyMap<string, Strength>,
  stored: readonly Row[],
): string | null {
  const is = new Map(stored.map((row) => [row.playerId, row]));
  for (const playerId of new Set([...should.keys(), ...is.keys()])) {
    const [expected, found] = [should.get(playerId), is.get(playerId)];
    const same =
      expected !== undefined &&
      found !== undefined &&
      found.matchId === match.matchId &&
      found.date === match.date &&
      found.matches === expected.matches &&
      Math.abs(found.mu - expected.mu) < CLOSE &&
      Math.abs(found.sigma - expected.sigma) < CLOSE;
    if (!same) return `${playerId}: expected ${said(expected)}, found ${said(found)}`;
  }
  return null;
}

function said(one: Strength | undefined): string {
  return one ? `${one.mu} ± ${one.sigma} after ${one.matches}` : 'none';
}
