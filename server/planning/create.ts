// Plans one night, or several at once, as for a club that meets every second Friday.
import { plannedNights } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { once } from '@/server/once';
import { momentsOf } from './when';

export interface PlanInput {
  /** The idempotency key: sent again, they are the same nights. */
  readonly requestId: string;
  /** Days of the club's calendar. */
  readonly dates: readonly string[];
  /** Of the club's clock: `19:30`. */
  readonly time: string;
  readonly place: string;
  readonly note: string;
}

/**
 * A day that is named twice is planned once.
 * @returns their ids in the order of the days
 * @throws Refusal `key-reused`, `invalid-input`
 */
export async function planNights(
  db: Database,
  scope: Scope,
  { requestId, ...input }: PlanInput,
): Promise<{ ids: string[] }> {
  const { clubId } = scope;
  const createdBy = userIn(scope);
  const asked = { userId: createdBy, requestId, path: 'planning.create' };
  const { dates, time, place, note } = input;
  return db.transaction(async (tx) => {
    const { ids } = await once(tx, { ...asked, body: { clubId, ...input } }, async () => {
      const moments = await momentsOf(tx, scope, [...new Set(dates)].sort(), time);
      const made: string[] = [];
      for (const startsAt of moments) {
        const values = { clubId, startsAt, place: place || null, note: note || null, createdBy };
        const [row] = await tx
          .insert(plannedNights)
          .values(values)
          .returning({ id: plannedNights.id });
        made.push(row!.id);
        await record(tx, scope, 'planning.create', { plannedId: row!.id });
      }
      return { ids: made.join(' ') };
    });
    return { ids: ids.split(' ') };
  });
}
