// An expense of a night that is not settled yet: somebody laid out money for others.
import { and, eq, max } from 'drizzle-orm';
import { expenses } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { once } from '@/server/once';
import { refuseSettled, type SessionRow, writeNight } from '@/server/sessions/night';
import { refsOf } from '@/server/sessions/refs';
import { type NewExpense, paidAmount } from './schemas';

export interface AddExpenseInput extends NewExpense {
  /** The idempotency key: sent again, it is the same expense. */
  readonly requestId: string;
  readonly sessionId: string;
}

/**
 * Who paid or shares and has not come to the night yet, comes to it by this.
 * @throws Refusal `night-settled`, `key-reused`, `not-found` for a player of another club, `invalid-input`
 */
export async function addExpense(
  db: Database,
  scope: Scope,
  { requestId, sessionId, ...said }: AddExpenseInput,
): Promise<{ expenseId: string }> {
  const body = { clubId: scope.clubId, sessionId, ...said };
  const asked = { userId: userIn(scope), requestId, path: 'expenses.add', body };
  return writeNight(db, scope, sessionId, ({ tx, session, changed }) =>
    once(tx, asked, async () => {
      refuseSettled(session);
      const { clubId, userId } = scope;
      const ofNight = and(eq(expenses.clubId, clubId), eq(expenses.sessionId, sessionId));
      const [last] = await tx
        .select({ position: max(expenses.position) })
        .from(expenses)
        .where(ofNight);
      const position = (last?.position ?? 0) + 1;
      const [row] = await tx
        .insert(expenses)
        .values({
          clubId,
          sessionId,
          position,
          userId,
          ...(await readExpense(tx, scope, session, said)),
        })
        .returning({ id: expenses.id });
      const expenseId = row!.id;
      await record(tx, scope, 'expenses.add', { sessionId, expenseId });
      await changed();
      return { expenseId };
    }),
  );
}

/** As its row has it, with refs of the night instead of players. */
export async function readExpense(
  tx: Transaction,
  scope: Scope,
  session: SessionRow,
  said: NewExpense,
) {
  const amount = paidAmount(said.amount, session.currency);
  const people = [...new Set([said.paidBy, ...said.for])];
  const refs = await refsOf(tx, scope, session.id, people);
  return {
    paidBy: refs.get(said.paidBy) ?? '',
    amount,
    for: said.for.map((id) => refs.get(id) ?? ''),
    note: said.note || null,
  };
}
