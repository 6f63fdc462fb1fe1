// Closes a season: its table becomes rows and stays as it was, whatever is corrected later; and opens it again.
import { and, eq, sql } from 'drizzle-orm';
import { seasonRows, seasons } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { batches } from '@/server/batches';
import { clubIn } from '@/server/clubs/club';
import { nightDate } from '@/server/clubs/local-time';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { countSeason, isSeason, lockSeason } from './season';

interface Which {
  readonly seasonId: string;
}

/**
 * Closed again, nothing changes.
 * @throws Refusal `not-found`, `season-running` before its last day, `being-recomputed` while ratings are missing
 */
export async function closeSeason(
  db: Database,
  scope: Scope,
  { seasonId }: Which,
): Promise<{ version: number }> {
  const { clubId } = scope;
  return db.transaction(async (tx) => {
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
  });
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
