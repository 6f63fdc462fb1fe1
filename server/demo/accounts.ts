// What was won and lost in the demonstration is settled: old debts together every quarter, the newest in part.
import { and, eq } from 'drizzle-orm';
import { plans } from '@/db/schema';
import type { Random } from '@/engine/machines/random';
import type { Scope } from '@/server/auth/scope';
import { type Transaction, within } from '@/server/database';
import { newKey } from '@/server/key';
import { MOST_LINES, openLines } from '@/server/payments/balances';
import { payLineIn } from '@/server/payments/pay';
import { settleTogether } from '@/server/payments/settle-together';
import type { PlanLine } from '@/server/settlement/lines';
import { CURRENCY } from './evenings';

/** Everything that is open becomes one plan, and that is paid. */
export async function settleQuarter(tx: Transaction, scope: Scope, day: Date): Promise<void> {
  const lines = await linesOf(tx, scope);
  if (lines.length === 0) return;
  const { planId } = await settleTogether(within(tx), scope, {
    requestId: newKey(),
    currency: CURRENCY,
    treasurer: null,
    lines: lines.map(({ planId: of, number, open }) => {
      return { planId: of, number, open: open.toString() };
    }),
  });
  await tx
    .update(plans)
    .set({ createdAt: day })
    .where(and(eq(plans.clubId, scope.clubId), eq(plans.id, planId)));
  for (const line of await linesOf(tx, scope)) await pay(tx, scope, line);
}

/** Most have paid, some a part, some not yet. */
export async function payRecent(tx: Transaction, scope: Scope, random: Random): Promise<void> {
  for (const line of await linesOf(tx, scope)) {
    const paid = random.below(6);
    if (paid > 2) await pay(tx, scope, line);
    else if (paid === 2 && line.open > 1n) await pay(tx, scope, line, line.open / 2n);
  }
}

const linesOf = (tx: Transaction, { clubId }: Scope) => openLines(tx, clubId, CURRENCY, MOST_LINES);

async function pay(
  tx: Transaction,
  scope: Scope,
  { planId, number, open }: PlanLine,
  money = open,
): Promise<void> {
  const line = { planId, number, expectedOpen: open.toString(), money: money.toString() };
  await payLineIn(tx, scope, line);
}
