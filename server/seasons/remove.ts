// Takes a season away; its nights stay as they are.
import { seasons } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { isSeason, lockSeason, refuseClosed, refuseStale } from './season';

/** @throws Refusal `not-found`, `season-closed`; `conflict` where somebody was faster */
export async function removeSeason(
  db: Database,
  scope: Scope,
  { seasonId, expectedVersion }: { readonly seasonId: string; readonly expectedVersion: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const season = await lockSeason(tx, scope, seasonId);
    refuseClosed(season);
    refuseStale(season, expectedVersion);
    await tx.delete(seasons).where(isSeason(scope, seasonId));
    await record(tx, scope, 'seasons.remove', { seasonId });
  });
}
