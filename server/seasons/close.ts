// Closes a season: its table becomes rows and stays as it was, whatever is corrected later; and opens it again.
import { and, eq, sql } from 'drizzle-orm';
import { seasonRows, seasons } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { batches } from '@/server/batches';
import { clubIn } from '@/server/clubs/club';
import { nightDate } from '@/server/clubs/local-time';
import type { Database, Transaction } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { countSeason, isSeason, lockSeason } from './season';

interface Which {
  readonly seasonId: string;
}

/** Somebody else wrote what this transaction has to write, after the moment as of which it reads. */
const OVERTAKEN = '40001';

/**
 * Closed again, nothing changes. Nights and ratings are read as of one moment; whoever is overtaken in that by
 * another's write of the season begins once more.
 * @throws Refusal `not-found`, `season-running` before its last day, `being-recomputed` while ratings are missing
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

function closeOnce(db: Database, scope: Scope, { seasonId }: Which): Promise<{ version: number }> {
  const { clubId } = scope;
  const work = async (tx: Transaction) => {
    const season = await lockSeason(tx, scope, seasonId);
    if (season.closedAt !== null) return { version: season.version };
    const { timeZone } = await clubIn(tx, scope);
    if (nightDate(new Date(), timeZone) < season.to) throw new Refusal('season-running');
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

/** What was closed is forgotten, and the table is counted anew. Opened again, nothing changes. @throws Refusal `not-found` */
export async function reopenSeason(
  db: Database,
  scope: Scope,
  { seasonId }: Which,
): Promise<{ version: number }> {
  const { clubId } = scope;
  return db.transaction(async (tx) => {
    const season = await lockSeason(tx, scope, seasonId);
    if (season.closedAt === null) return { version: season.version };
    await tx
      .delete(seasonRows)
      .where(and(eq(seasonRows.clubId, clubId), eq(seasonRows.seasonId, seasonId)));
    const version = season.version + 1;
    await tx.update(seasons).set({ closedAt: null, version }).where(isSeason(scope, seasonId));
    await record(tx, scope, 'seasons.reopen', { seasonId });
    return { version };
  });
}
