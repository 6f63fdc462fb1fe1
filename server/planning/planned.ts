// One planned night, read or about to be written.
import { and, eq } from 'drizzle-orm';
import { plannedNights } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Transaction } from '@/server/database';
import { found, Refusal } from '@/server/refusal';

export type PlannedRow = typeof plannedNights.$inferSelect;

export function isPlanned({ clubId }: Scope, plannedId: string) {
  return and(eq(plannedNights.clubId, clubId), eq(plannedNights.id, plannedId));
}

/**
 * Every write of a planned night takes its lock first. It lets answers be copied meanwhile, by a merge that
 * has locked the players whom an answer waits for.
 * @throws Refusal `not-found`
 */
export async function lockPlanned(
  tx: Transaction,
  scope: Scope,
  plannedId: string,
): Promise<PlannedRow> {
  const [row] = await tx
    .select()
    .from(plannedNights)
    .where(isPlanned(scope, plannedId))
    .for('no key update');
  return found(row);
}

/** What has begun is a night of its own by now. */
export function refuseBegun({ sessionId }: PlannedRow): void {
  if (sessionId !== null) throw new Refusal('planned-over');
}

export function refuseCalledOff({ calledOffAt }: PlannedRow): void {
  if (calledOffAt !== null) throw new Refusal('planned-over');
}
