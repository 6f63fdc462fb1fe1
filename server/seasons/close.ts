// Closes a season: its table becomes rows and stays as it was, whatever is corrected later; and opens it again.
import { and, between, eq, gt, ne, or, sql } from 'drizzle-orm';
import { matches, seasonRows, seasons, sessions } from '@/db/schema';
import { ZERO } from '@/engine/money/amount';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { batches } from '@/server/batches';
import { clubIn } from '@/server/clubs/club';
import type { Database, Transaction } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { countSeason, isSeason, lockSeason, refuseStale, type SeasonRow, stateOf } from './season';

interface Which {
  readonly seasonId: string;
  readonly expectedVersion: number;
}

/** Somebody else wrote what this transaction has to write, after the moment as of which it reads. */
const OVERTAKEN = '40001';

/**
 * Closed again, nothing changes. Nights and ratings are read as of one moment; whoever is overtaken in that by
 * another's write of the season begins once more.
 * @throws Refusal `not-found`, `conflict` where somebody was faster, `season-running` until its last day is over,
 * `season-unfinished` while a match that counts in it is open, `being-recomputed` while ratings are missing
 */
export async function closeSeason(
  db: Database,
  scope: Scope,
  which: Which,
): Promise<{ version: number }> {
  for (let left = 3; ; left--) {
    try {
      return await closeOnce(db, scope, which);
    } catch (error) {
      if (left === 0 || !isOvertaken(error)) throw error;
    }
  }
}

function isOvertaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === OVERTAKEN) return true;
  }
  return false;
}

function closeOnce(
  db: Database,
  scope: Scope,
  { seasonId, expectedVersion }: Which,
): Promise<{ version: number }> {
  const { clubId } = scope;
  const work = async (tx: Transaction) => {
    const season = await lockSeason(tx, scope, seasonId);
    if (season.closedAt !== null) return { version: season.version };
    refuseStale(season, expectedVersion);
    const state = stateOf(season, await clubIn(tx, scope));
    if (state !== 'over') throw new Refusal('season-running');
    if (await hasOpenMatch(tx, season)) throw new Refusal('season-unfinished');
    const { table, recomputing } = await countSeason(tx, season);
    if (recomputing) throw new Refusal('being-recomputed');
    for (const rows of batches(table)) {
      await tx.insert(seasonRows).values(rows.map((row) => ({ clubId, seasonId, ...row })));
    }
    const version = season.version + 1;
    await tx
      .update(seasons)
      .set({ closedAt: sql`now()`, version })
      .where(isSeason(scope, seasonId));
    await record(tx, scope, 'seasons.close', { seasonId });
    return { version };
  };
  return db.transaction(work, { isolationLevel: 'repeatable read' });
}

/** Of what counts in it; one into which nobody has put or entered anything changes nothing. */
async function hasOpenMatch(
  tx: Transaction,
  { clubId, from, to, game }: SeasonRow,
): Promise<boolean> {
  const [open] = await tx
    .select({ id: matches.id })
    .from(sessions)
    .innerJoin(
      matches,
      and(eq(matches.clubId, sessions.clubId), eq(matches.sessionId, sessions.id)),
    )
    .where(
      and(
        eq(sessions.clubId, clubId),
        between(sessions.date, from, to),
        eq(matches.status, 'open'),
        or(gt(matches.version, 0), ne(matches.pot, ZERO)),
        game === null ? undefined : eq(matches.game, game),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/**
 * What was closed is forgotten, and the table is counted anew. Opened again, nothing changes.
 * @throws Refusal `not-found`, `conflict` where somebody was faster
 */
export async function reopenSeason(
  db: Database,
  scope: Scope,
  { seasonId, expectedVersion }: Which,
): Promise<{ version: number }> {
  const { clubId } = scope;
  return db.transaction(async (tx) => {
    const season = await lockSeason(tx, scope, seasonId);
    if (season.closedAt === null) return { version: season.version };
    refuseStale(season, expectedVersion);
    await tx
      .delete(seasonRows)
      .where(and(eq(seasonRows.clubId, clubId), eq(seasonRows.seasonId, seasonId)));
    const version = season.version + 1;
    await tx.update(seasons).set({ closedAt: null, version }).where(isSeason(scope, seasonId));
    await record(tx, scope, 'seasons.reopen', { seasonId });
    return { version };
  });
}
