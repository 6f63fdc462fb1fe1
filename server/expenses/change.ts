// Another amount, payer, sharers or note for an expense, or none of it: until the night is settled.
import { and, eq } from 'drizzle-orm';
import { expenses } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database, Queryable } from '@/server/database';
import { found, Refusal } from '@/server/refusal';
import { type LockedNight, refuseSettled, writeNight } from '@/server/sessions/night';
import { readExpense } from './add';
import type { NewExpense } from './schemas';

interface SeenExpense {
  readonly expenseId: string;
  /** The version of the expense that was looked at. */
  readonly expectedVersion: number;
}

export type ChangeExpenseInput = NewExpense & SeenExpense;

/** @throws Refusal `not-found`, `conflict` where somebody else has changed it, `night-settled`, `invalid-input` */
export async function changeExpense(
  db: Database,
  scope: Scope,
  { expenseId, expectedVersion, ...said }: ChangeExpenseInput,
): Promise<{ version: number }> {
  const seen = { expenseId, expectedVersion };
  return writeExpense(db, scope, seen, async ({ tx, session }) => {
    const version = expectedVersion + 1;
    await tx
      .update(expenses)
      .set({ version, ...(await readExpense(tx, scope, session, said)) })
      .where(isExpense(scope, expenseId));
    await record(tx, scope, 'expenses.change', { sessionId: session.id, expenseId });
    return { version };
  });
}

/** @throws Refusal `not-found`, `conflict` where somebody else has changed it, `night-settled` */
export async function removeExpense(
  db: Database,
  scope: Scope,
  seen: SeenExpense,
): Promise<{ expenseId: string }> {
  const { expenseId } = seen;
  return writeExpense(db, scope, seen, async ({ tx, session }) => {
    await tx.delete(expenses).where(isExpense(scope, expenseId));
    await record(tx, scope, 'expenses.remove', { sessionId: session.id, expenseId });
    return { expenseId };
  });
}

async function writeExpense<T>(
  db: Database,
  scope: Scope,
  { expenseId, expectedVersion }: SeenExpense,
  write: (night: LockedNight) => Promise<T>,
): Promise<T> {
  const { sessionId } = await expenseIn(db, scope, expenseId);
  return writeNight(db, scope, sessionId, async (night) => {
    refuseSettled(night.session);
    const { version } = await expenseIn(night.tx, scope, expenseId);
    if (version !== expectedVersion) throw new Refusal('conflict', { version });
    const answer = await write(night);
    await night.changed();
    return answer;
  });
}

const isExpense = ({ clubId }: Scope, expenseId: string) =>
  and(eq(expenses.clubId, clubId), eq(expenses.id, expenseId));

async function expenseIn(db: Queryable, scope: Scope, expenseId: string) {
  const [row] = await db
    .select({ sessionId: expenses.sessionId, version: expenses.version })
    .from(expenses)
    .where(isExpense(scope, expenseId));
  return found(row);
}
