// Moves a planned night, or says another place or note.
import { sql } from 'drizzle-orm';
import { plannedNights } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { isPlanned, lockPlanned, refuseBegun } from './planned';
import { momentsOf } from './when';

export interface ChangeInput {
  readonly plannedId: string;
  readonly expectedVersion: number;
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly note: string;
}

/** @throws Refusal `not-found`, `planned-over`, `invalid-input`; `conflict` where somebody was faster */
export async function changePlanned(
  db: Database,
  scope: Scope,
  { plannedId, expectedVersion, date, time, place, note }: ChangeInput,
): Promise<{ version: number }> {
  return db.transaction(async (tx) => {
    const row = await lockPlanned(tx, scope, plannedId);
    refuseBegun(row);
    if (row.version !== expectedVersion) throw new Refusal('conflict');
    const [startsAt] = await momentsOf(tx, scope, [date], time);
    const version = row.version + 1;
    await tx
      .update(plannedNights)
      .set({ startsAt, place: place || null, note: note || null, version, changedAt: sql`now()` })
      .where(isPlanned(scope, plannedId));
    await record(tx, scope, 'planning.change', { plannedId, version });
    return { version };
  });
}
