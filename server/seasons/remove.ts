// Takes a season away; its nights stay as they are.
import { seasons } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { isSeason, lockSeason, refuseClosed } from './season';

/** @throws Refusal `not-found`, `season-closed` */
export async function removeSeason(db: Database, scope: Scope, seasonId: string): Promise<void> {
  await db.transaction(async (tx) => {
    refuseClosed(await lockSeason(tx, scope, seasonId));
    await tx.delete(seasons).where(isSeason(scope, seasonId));
    await record(tx, scope, 'seasons.remove', { seasonId });
  });
}
