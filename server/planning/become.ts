// The planned night becomes the night at the table: from then on the two are one.
import { sql } from 'drizzle-orm';
import { plannedNights } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Transaction } from '@/server/database';
import { isPlanned, lockPlanned, refuseBegun, refuseCalledOff } from './planned';

/** @throws Refusal `not-found`, `planned-over` where it has begun or was called off */
export async function becomeNight(
  tx: Transaction,
  scope: Scope,
  plannedId: string,
  sessionId: string,
): Promise<void> {
  const row = await lockPlanned(tx, scope, plannedId);
  refuseBegun(row);
  refuseCalledOff(row);
  await tx
    .update(plannedNights)
    .set({ sessionId, version: row.version + 1, changedAt: sql`now()` })
    .where(isPlanned(scope, plannedId));
}
