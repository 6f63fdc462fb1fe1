// Makes payment plans, and the lines that a later correction adds to one.
import { and, eq, max } from 'drizzle-orm';
import { plans, settledNets, transfers } from '@/db/schema';
import { settle, type Transfer } from '@/engine/money/settle';
import { settleWith } from '@/engine/money/treasurer';
import type { Queryable, Transaction } from '@/server/database';
import { found, Refusal } from '@/server/refusal';
import type { SessionRow } from '@/server/sessions/night';
import { type Books, booksOf } from './books';

/** Who pays whom: as few payments as possible, or everybody with the treasurer. */
export function paymentsFor(
  money: ReadonlyMap<string, bigint>,
  treasurer: string | null,
): Transfer<string>[] {
  return treasurer === null ? settle(money) : settleWith(money, treasurer);
}

export interface Line {
  readonly fromSession: string;
  readonly from: string;
  readonly toSession: string;
  readonly to: string;
  readonly money: bigint;
}

/** The entry that a correction has, where it makes lines. */
export interface Correction {
  readonly matchId: string;
  readonly entry: number;
}

/** @param correction of a plan that is there already; null for all the lines of a new one */
export async function addLines(
  tx: Transaction,
  plan: { readonly clubId: string; readonly id: string },
  lines: readonly Line[],
  correction: Correction | null = null,
): Promise<void> {
  if (lines.length === 0) return;
  const { clubId, id: planId } = plan;
  const first = correction === null ? 1 : (await lastNumber(tx, plan)) + 1;
  await tx.insert(transfers).values(
    lines.map((line, index) => {
      return { clubId, planId, number: first + index, ...line, open: line.money, ...correction };
    }),
  );
}

async function lastNumber(
  tx: Transaction,
  { clubId, id }: { readonly clubId: string; readonly id: string },
): Promise<number> {
  const [last] = await tx
    .select({ number: max(transfers.number) })
    .from(transfers)
    .where(and(eq(transfers.clubId, clubId), eq(transfers.planId, id)));
  return last?.number ?? 0;
}

/** The payments of one night as lines. */
export function linesOfNight(sessionId: string, paid: readonly Transfer<string>[]): Line[] {
  return paid.map(({ from, to, amount: money }) => {
    return { fromSession: sessionId, from, toSession: sessionId, to, money };
  });
}

export type PlanRow = typeof plans.$inferSelect;

export async function planOfNight(
  db: Queryable,
  { clubId, id }: Pick<SessionRow, 'clubId' | 'id'>,
): Promise<PlanRow> {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.clubId, clubId), eq(plans.sessionId, id)));
  return found(plan);
}

/** The money of a night that is over. @throws Refusal `match-open` */
export function moneyOf(books: Books): ReadonlyMap<string, bigint> {
  if (books.money === null || books.matches.some(({ match }) => match.status === 'open')) {
    throw new Refusal('match-open');
  }
  return books.money;
}

/**
 * After a correction in a settled night: what was planned and paid stays, and the difference becomes
 * lines of its own, which name the correction. To be called in its transaction, under the night's lock.
 * @throws Refusal `match-open` where the correction would open a match again: it is not known then what
 * the night comes to
 */
export async function addDifference(
  tx: Transaction,
  session: SessionRow,
  correction: Correction,
): Promise<void> {
  const books = await booksOf(tx, session);
  const money = moneyOf(books);
  const { clubId, id: sessionId } = session;
  const settled = and(eq(settledNets.clubId, clubId), eq(settledNets.sessionId, sessionId));
  const nets = await tx.select().from(settledNets).where(settled);
  const before = new Map(nets.map((net) => [net.ref, net.money]));
  const moved = new Map([...money].map(([ref, now]) => [ref, now - (before.get(ref) ?? 0n)]));
  const plan = await planOfNight(tx, session);
  const lines = linesOfNight(sessionId, paymentsFor(moved, plan.treasurer));
  await addLines(tx, plan, lines, correction);
  await tx.delete(settledNets).where(settled);
  await writeNets(tx, session, books, money);
}

/** What the night came to, for each one who came to it. */
export async function writeNets(
  tx: Transaction,
  { clubId, id: sessionId }: SessionRow,
  { units }: Books,
  money: ReadonlyMap<string, bigint>,
): Promise<void> {
  const nets = [...units].map(([ref, net]) => {
    return { clubId, sessionId, ref, units: net, money: money.get(ref) ?? 0n };
  });
  if (nets.length > 0) await tx.insert(settledNets).values(nets);
}
