// Holds what is settled and paid against the matches and expenses it comes from.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { payments, plans, sessions, settledNets, transfers } from '@/db/schema';
import { amountText, ZERO } from '@/engine/money/amount';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { type Books, booksOfAll } from '@/server/settlement/books';

export interface SettledDifference {
  readonly clubId: string;
  /** The night, or the plan. */
  readonly id: string;
  readonly what: 'settlement';
  readonly detail: string;
}

const PAGE = 50;

/**
 * A settled night's nets are what its matches and expenses come to, its plan's lines sum to them, and of
 * every line as much is open as was not paid.
 */
export async function verifySettled(db: Database, clubId: string): Promise<SettledDifference[]> {
  const differences: SettledDifference[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const after = last;
    const { ids, found } = await snapshot(db, (tx) => verifyPage(tx, clubId, after));
    differences.push(...found);
    const end = ids.at(-1);
    if (end === undefined) break;
    last = end;
  }
  differences.push(...(await snapshot(db, (tx) => wrongOpen(tx, clubId))));
  return differences;
}

async function verifyPage(db: Queryable, clubId: string, after: string) {
  const nights = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.clubId, clubId), eq(sessions.status, 'settled'), gt(sessions.id, after)))
    .orderBy(asc(sessions.id))
    .limit(PAGE);
  const ids = nights.map(({ id }) => id);
  if (ids.length === 0) return { ids, found: [] };
  const books = await booksOfAll(db, clubId, nights);
  const nets = await db
    .select()
    .from(settledNets)
    .where(and(eq(settledNets.clubId, clubId), inArray(settledNets.sessionId, ids)));
  const lines = await db
    .select({
      sessionId: plans.sessionId,
      from: transfers.from,
      to: transfers.to,
      money: transfers.money,
    })
    .from(transfers)
    .innerJoin(plans, and(eq(plans.clubId, transfers.clubId), eq(plans.id, transfers.planId)))
    .where(and(eq(plans.clubId, clubId), inArray(plans.sessionId, ids)));
  const found = ids.flatMap((id) => {
    const ofNight = <T extends { sessionId: string | null }>(row: T) => row.sessionId === id;
    const detail = nightDifference(books.get(id), nets.filter(ofNight), lines.filter(ofNight));
    return detail === null ? [] : [{ clubId, id, what: 'settlement' as const, detail }];
  });
  return { ids, found };
}

function nightDifference(
  books: Books | undefined,
  nets: readonly (typeof settledNets.$inferSelect)[],
  lines: readonly { from: string; to: string; money: bigint }[],
): string | null {
  const planned = new Map<string, bigint>();
  for (const { from, to, money } of lines) {
    planned.set(from, (planned.get(from) ?? 0n) - money);
    planned.set(to, (planned.get(to) ?? 0n) + money);
  }
  const frozen = new Map(nets.map((net) => [net.ref, net]));
  for (const ref of new Set([...(books?.units.keys() ?? []), ...frozen.keys()])) {
    const net = frozen.get(ref);
    const should = `${amountText(books?.units.get(ref) ?? ZERO)} units, ${books?.money?.get(ref) ?? 0n}`;
    const is = `${amountText(net?.units ?? ZERO)} units, ${net?.money ?? 0n}`;
    if (should !== is) return `${ref}: the night comes to ${should}, settled as ${is}`;
    const sum = planned.get(ref) ?? 0n;
    if (sum !== (net?.money ?? 0n)) return `${ref}: settled as ${is}, the lines sum to ${sum}`;
  }
  return null;
}

async function wrongOpen(db: Queryable, clubId: string): Promise<SettledDifference[]> {
  const paid = sql`coalesce(sum(${payments.money}) filter (where ${payments.undoneAt} is null), 0)`;
  const rows = await db
    .select({
      id: transfers.planId,
      number: transfers.number,
      open: sql<string>`${transfers.open}::text`,
      should: sql<string>`(${transfers.money} - ${paid})::text`,
    })
    .from(transfers)
    .leftJoin(
      payments,
      and(
        eq(payments.clubId, transfers.clubId),
        eq(payments.planId, transfers.planId),
        eq(payments.number, transfers.number),
      ),
    )
    .where(eq(transfers.clubId, clubId))
    .groupBy(transfers.clubId, transfers.planId, transfers.number)
    .having(sql`${transfers.open} <> ${transfers.money} - ${paid} or ${transfers.open} < 0`);
  return rows.map(({ id, number, open, should }) => {
    const detail = `line ${number}: ${should} should be open, ${open} is`;
    return { clubId, id, what: 'settlement', detail };
  });
}
