// What one member himself still owes and gets, over all nights: for his own eyes, on the club's home.
import { and, eq, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { plans, players, sessionPlayers, transfers } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import type { Queryable } from '@/server/database';
import type { ownBalances } from './schemas';

export type OwnBalances = z.infer<typeof ownBalances>;

const [from, to] = [alias(sessionPlayers, 'from_place'), alias(sessionPlayers, 'to_place')];
const [payer, receiver] = [alias(players, 'payer'), alias(players, 'receiver')];

/** Whom he owes, and who owes him, each with one sum a currency; nothing for who plays as nobody yet. */
export async function getOwnBalances(db: Queryable, scope: Scope): Promise<OwnBalances> {
  const { clubId, userId } = scope;
  if (userId === null) return [];
  const rows = await db
    .select({
      currency: plans.currency,
      open: transfers.open,
      payer: { id: payer.id, name: payer.name, userId: payer.userId },
      receiver: { id: receiver.id, name: receiver.name, userId: receiver.userId },
    })
    .from(transfers)
    .innerJoin(plans, and(eq(plans.clubId, transfers.clubId), eq(plans.id, transfers.planId)))
    .innerJoin(
      from,
      and(
        eq(from.clubId, transfers.clubId),
        eq(from.sessionId, transfers.fromSession),
        eq(from.ref, transfers.from),
      ),
    )
    .innerJoin(payer, and(eq(payer.clubId, from.clubId), eq(payer.id, from.playerId)))
    .innerJoin(
      to,
      and(
        eq(to.clubId, transfers.clubId),
        eq(to.sessionId, transfers.toSession),
        eq(to.ref, transfers.to),
      ),
    )
    .innerJoin(receiver, and(eq(receiver.clubId, to.clubId), eq(receiver.id, to.playerId)))
    .where(
      and(
        eq(transfers.clubId, clubId),
        ne(transfers.open, 0n),
        ne(payer.id, receiver.id),
        or(eq(payer.userId, userId), eq(receiver.userId, userId)),
      ),
    );
  const sums = new Map<string, { currency: string | null; name: string; money: bigint }>();
  for (const { currency, open, ...line } of rows) {
    const owes = line.payer.userId === userId;
    const other = owes ? line.receiver : line.payer;
    const key = `${currency} ${other.id}`;
    const so = sums.get(key) ?? { currency, name: other.name, money: 0n };
    sums.set(key, { ...so, money: so.money + (owes ? -open : open) });
  }
  return [...sums.values()]
    .filter(({ money }) => money !== 0n)
    .sort((a, b) => (a.money < b.money ? -1 : a.money > b.money ? 1 : 0))
    .map(({ money, ...one }) => ({ ...one, money: money.toString() }));
}
