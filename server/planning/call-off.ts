// Calls a planned night off, where everybody sees it until its day is over; or says that it takes place after all.
import { sql } from 'drizzle-orm';
import { plannedNights } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { isPlanned, lockPlanned, refuseBegun } from './planned';

/** Asked again, nothing changes. @throws Refusal `not-found`, `planned-over` where it has begun */
export async function callOff(
  db: Database,
  scope: Scope,
  { plannedId, calledOff }: { readonly plannedId: string; readonly calledOff: boolean },
): Promise<{ version: number }> {
  return db.transaction(async (tx) => {
    const row = await lockPlanned(tx, scope, plannedId);
    refuseBegun(row);
    if (calledOff === (row.calledOffAt !== null)) return { version: row.version };
    const version = row.version + 1;
    await tx
      .update(plannedNights)
      .set({ calledOffAt: calledOff ? sql`now()` : null, version, changedAt: sql`now()` })
      .where(isPlanned(scope, plannedId));
    await record(tx, scope, calledOff ? 'planning.callOff' : 'planning.takesPlace', { plannedId });
    return { version };
  });
}
