// Says anew what a season is; its table follows at once.
import { seasons } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { mistakeIn } from './choices';
import type { SeasonSaid } from './schemas';
import { isSeason, lockSeason, refuseClosed, refuseStale } from './season';

export interface ChangeInput extends SeasonSaid {
  readonly seasonId: string;
  readonly expectedVersion: number;
}

/**
 * What it was played for stays, also where the club plays for something else by now.
 * @throws Refusal `not-found`, `season-closed`, `invalid-input`; `conflict` where somebody was faster
 */
export async function changeSeason(
  db: Database,
  scope: Scope,
  { seasonId, expectedVersion, ...said }: ChangeInput,
): Promise<{ version: number }> {
  const mistake = mistakeIn(said);
  if (mistake !== null) throw new Refusal('invalid-input', { at: `/${mistake}` });
  return db.transaction(async (tx) => {
    const season = await lockSeason(tx, scope, seasonId);
    refuseClosed(season);
    refuseStale(season, expectedVersion);
    const currency = season.currency ?? (await clubIn(tx, scope)).currency;
    const version = season.version + 1;
    await tx
      .update(seasons)
      .set({ ...said, currency, version })
      .where(isSeason(scope, seasonId));
    await record(tx, scope, 'seasons.change', { seasonId, version });
    return { version };
  });
}
