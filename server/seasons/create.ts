// A new season: from when to when, and how its nights are counted.
import { eq } from 'drizzle-orm';
import { seasons } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import type { Database } from '@/server/database';
import { once } from '@/server/once';
import { Refusal } from '@/server/refusal';
import { MOST_SEASONS, mistakeIn } from './choices';
import type { SeasonSaid } from './schemas';

/**
 * What it is played for is what the club plays for now.
 * @param input `requestId` is the idempotency key: sent again, it is the same season
 * @throws Refusal `invalid-input`, `key-reused`, `too-many-seasons` where the club has as many as it may
 */
export async function createSeason(
  db: Database,
  scope: Scope,
  { requestId, ...said }: SeasonSaid & { readonly requestId: string },
): Promise<{ id: string }> {
  const { clubId } = scope;
  const mistake = mistakeIn(said);
  if (mistake !== null) throw new Refusal('invalid-input', { at: `/${mistake}` });
  const asked = { userId: userIn(scope), requestId, path: 'seasons.create' };
  return db.transaction((tx) =>
    once(tx, { ...asked, body: { clubId, ...said } }, async () => {
      const { currency } = await clubIn(tx, scope);
      if ((await tx.$count(seasons, eq(seasons.clubId, clubId))) >= MOST_SEASONS) {
        throw new Refusal('too-many-seasons', { most: MOST_SEASONS });
      }
      const values = { clubId, ...said, currency };
      const [row] = await tx.insert(seasons).values(values).returning({ id: seasons.id });
      const { id } = row!;
      await record(tx, scope, 'seasons.create', { seasonId: id });
      return { id };
    }),
  );
}
