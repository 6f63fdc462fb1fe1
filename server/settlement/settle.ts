// Settles a night: what everybody got and who pays whom become rows, and the night is closed.
import { and, eq } from 'drizzle-orm';
import { sessions, settledNets, transfers } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { refuseSettled, writeNight } from '@/server/sessions/night';
import { blockedBy, booksOf } from './books';
import { getSettlement, type Settlement } from './get';

export interface SettleInput {
  readonly sessionId: string;
  /** The version of the night whose settlement was shown. */
  readonly expectedVersion: number;
}

/**
 * Freezes the payment plan as rows, so that paying one line never reshuffles the others.
 * @throws Refusal `night-settled`, `conflict` where the night has moved since it was looked at,
 * `match-open`, `to-be-mended`
 */
export async function settleSession(
  db: Database,
  scope: Scope,
  { sessionId, expectedVersion }: SettleInput,
): Promise<Settlement> {
  await writeNight(db, scope, sessionId, async ({ tx, session, changed }) => {
    refuseSettled(session);
    if (session.version !== expectedVersion) {
      throw new Refusal('conflict', { version: session.version });
    }
    const blocked = await blockedBy(tx, scope, sessionId);
    if (blocked === 'open-match') throw new Refusal('match-open');
    if (blocked === 'to-be-mended') throw new Refusal('to-be-mended');
    const books = await booksOf(tx, session);
    if (books.money === null || books.transfers === null) throw new Refusal('match-open');

    const { clubId } = scope;
    const { money } = books;
    const nets = [...books.units].map(([ref, units]) => {
      return { clubId, sessionId, ref, units, money: money.get(ref) ?? 0n };
    });
    if (nets.length > 0) await tx.insert(settledNets).values(nets);
    const lines = books.transfers.map(({ from, to, amount }, index) => {
      return { clubId, sessionId, number: index + 1, from, to, money: amount };
    });
    if (lines.length > 0) await tx.insert(transfers).values(lines);
    await tx
      .update(sessions)
      .set({ status: 'settled', settledAt: new Date() })
      .where(and(eq(sessions.clubId, clubId), eq(sessions.id, sessionId)));
    await record(tx, scope, 'settlement.settle', { sessionId });
    await changed();
  });
  return getSettlement(db, scope, sessionId);
}
