// A line of a payment plan is marked paid, as a whole or in part, and unpaid again; no other line moves.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { payments, plans, transfers } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { once } from '@/server/once';
import { found, Refusal } from '@/server/refusal';

interface LineId {
  readonly planId: string;
  readonly number: number;
}

export interface PayInput extends LineId {
  /** The idempotency key: sent again, it is the same payment. */
  readonly requestId: string;
  /** What was shown as open, in minor units. */
  readonly expectedOpen: string;
  /** What was paid of it; all of it where it is left out. */
  readonly money?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * @throws Refusal `not-found`, `key-reused`, `conflict` where another amount is open by now,
 * `invalid-input` for nothing, or more than is open
 */
export async function payLine(
  db: Database,
  scope: Scope,
  { requestId, ...input }: PayInput,
): Promise<{ paymentId: string }> {
  const asked = { userId: userIn(scope), requestId, path: 'payments.pay' };
  const body = { clubId: scope.clubId, ...input };
  return db.transaction((tx) => once(tx, { ...asked, body }, () => payLineIn(tx, scope, input)));
}

/** In the caller's transaction. */
export async function payLineIn(
  tx: Transaction,
  scope: Scope,
  input: Omit<PayInput, 'requestId'>,
): Promise<{ paymentId: string }> {
  const { clubId } = scope;
  const { planId, number, expectedOpen, note } = input;
  const line = await lockLine(tx, scope, input);
  if (line.open !== BigInt(expectedOpen)) {
    throw new Refusal('conflict', { open: line.open.toString() });
  }
  const money = input.money === undefined ? line.open : BigInt(input.money);
  if (money <= 0n || money > line.open) throw new Refusal('invalid-input', { at: '/money' });
  const [payment] = await tx
    .insert(payments)
    .values({ clubId, planId, number, money, note: note || null, userId: userIn(scope) })
    .returning({ id: payments.id });
  const paymentId = payment!.id;
  await setOpen(tx, scope, input, line.open - money);
  await record(tx, scope, 'payments.pay', { planId, number, paymentId });
  return { paymentId };
}

export interface UndoPaymentInput extends LineId {
  readonly paymentId: string;
}

/**
 * Unpaid again: the payment stays, marked, and counts no more. Asked again, nothing changes.
 * @throws Refusal `not-found`, also for what a plan over several nights has taken over
 */
export async function undoPayment(
  db: Database,
  scope: Scope,
  input: UndoPaymentInput,
): Promise<{ paymentId: string }> {
  const { paymentId, planId, number } = input;
  return db.transaction(async (tx) => {
    const line = await lockLine(tx, scope, input);
    const isPayment = and(
      eq(payments.clubId, scope.clubId),
      eq(payments.id, paymentId),
      eq(payments.planId, planId),
      eq(payments.number, number),
      isNull(payments.intoPlan),
    );
    const [payment] = await tx.select().from(payments).where(isPayment);
    if (found(payment).undoneAt !== null) return { paymentId };
    await tx
      .update(payments)
      .set({ undoneAt: new Date(), undoneBy: userIn(scope) })
      .where(isPayment);
    await setOpen(tx, scope, input, line.open + payment!.money);
    await record(tx, scope, 'payments.undo', { planId, number, paymentId });
    return { paymentId };
  });
}

function isLine({ clubId }: Scope, { planId, number }: LineId) {
  return and(
    eq(transfers.clubId, clubId),
    eq(transfers.planId, planId),
    eq(transfers.number, number),
  );
}

/**
 * What is paid of a plan, is written one after the other: its row is the lock. Several are locked in the
 * order of their ids.
 * @throws Refusal `not-found`
 */
export async function lockPlans(
  tx: Transaction,
  { clubId }: Scope,
  planIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(planIds)];
  const locked = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.clubId, clubId), inArray(plans.id, ids)))
    .orderBy(asc(plans.id))
    .for('update');
  if (locked.length !== ids.length) throw new Refusal('not-found');
}

async function lockLine(tx: Transaction, scope: Scope, line: LineId) {
  await lockPlans(tx, scope, [line.planId]);
  const [row] = await tx.select().from(transfers).where(isLine(scope, line));
  return found(row);
}

async function setOpen(tx: Transaction, scope: Scope, line: LineId, open: bigint): Promise<void> {
  await tx.update(transfers).set({ open }).where(isLine(scope, line));
}
