// The night's settlement: as it stands, or as it was frozen.
import { and, asc, eq } from 'drizzle-orm';
import { settledNets, transfers } from '@/db/schema';
import { type Amount, amountText } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { decimalText } from '@/server/clubs/schemas';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { playersOf } from '@/server/sessions/get';
import { type SessionRow, sessionIn } from '@/server/sessions/night';
import { type Blocked, blockedBy, booksOf } from './books';

export interface SettlementLine {
  readonly ref: string;
  readonly name: string;
  /** Exact units, `7/3`. */
  readonly units: string;
  /** Minor units; null while any pot is not empty. */
  readonly money: string | null;
}

export interface SettlementTransfer {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly fromName: string;
  readonly toName: string;
  readonly money: string;
}

export interface Settlement {
  readonly status: 'open' | 'settled';
  /** Of the night: settling names it, so that nothing is frozen which its organiser has not seen. */
  readonly version: number;
  readonly ready: boolean;
  readonly blockedBy: Blocked;
  readonly currency: string | null;
  readonly unitValue: string;
  readonly lines: SettlementLine[];
  readonly transfers: SettlementTransfer[] | null;
}

/**
 * Read in one snapshot: an entry saved between the nets and the pots would leave sums that do not
 * belong together. @throws Refusal `not-found`
 */
export function getSettlement(db: Database, scope: Scope, sessionId: string): Promise<Settlement> {
  return snapshot(db, (tx) => settlementIn(tx, scope, sessionId));
}

async function settlementIn(db: Queryable, scope: Scope, sessionId: string): Promise<Settlement> {
  const session = await sessionIn(db, scope, sessionId);
  const { units, money, payments } =
    session.status === 'settled' ? await frozen(db, session) : await asItStands(db, session);
  const blocked = session.status === 'settled' ? null : await blockedBy(db, scope, sessionId);
  const people = await playersOf(db, session);
  const names = new Map(people.map(({ ref, name }) => [ref, name]));
  return {
    status: session.status,
    version: session.version,
    ready: session.status === 'open' && blocked === null,
    blockedBy: blocked,
    currency: session.currency,
    unitValue: decimalText(session.unitValue),
    lines: people.flatMap(({ ref, name }) => {
      const net = units.get(ref);
      if (net === undefined) return [];
      return [{ ref, name, units: amountText(net), money: money?.get(ref)?.toString() ?? null }];
    }),
    transfers:
      payments?.map(({ from, to, amount }, index) => ({
        number: index + 1,
        from,
        to,
        fromName: names.get(from) ?? from,
        toName: names.get(to) ?? to,
        money: amount.toString(),
      })) ?? null,
  };
}

interface Stand {
  readonly units: ReadonlyMap<string, Amount>;
  readonly money: ReadonlyMap<string, bigint> | null;
  readonly payments: readonly { from: string; to: string; amount: bigint }[] | null;
}

async function asItStands(db: Queryable, session: SessionRow): Promise<Stand> {
  const { units, money, transfers: payments } = await booksOf(db, session);
  return { units, money, payments };
}

async function frozen(db: Queryable, session: SessionRow): Promise<Stand> {
  const { clubId, id } = session;
  const nets = await db
    .select()
    .from(settledNets)
    .where(and(eq(settledNets.clubId, clubId), eq(settledNets.sessionId, id)));
  const payments = await db
    .select({ from: transfers.from, to: transfers.to, amount: transfers.money })
    .from(transfers)
    .where(and(eq(transfers.clubId, clubId), eq(transfers.sessionId, id)))
    .orderBy(asc(transfers.number));
  return {
    units: new Map(nets.map((net) => [net.ref, net.units])),
    money: new Map(nets.map((net) => [net.ref, net.money])),
    payments,
  };
}
