// Settles a night: what everybody got and who pays whom become rows, and the night is closed.
import { and, eq } from 'drizzle-orm';
import { plans, sessions } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { refuseSettled, writeNight } from '@/server/sessions/night';
import { blockedBy, booksOf } from './books';
import { getSettlement, type Settlement } from './get';
import { addLines, linesOfNight, moneyOf, paymentsFor, writeNets } from './plan';

export interface SettleInput {
  readonly sessionId: string;
  /** The version of the night whose settlement was shown. */
  readonly expectedVersion: number;
  /** Ref of the player with whom everybody settles; null for the fewest payments. */
  readonly treasurer: string | null;
}

/**
 * Freezes the payment plan as rows, so that paying one line never reshuffles the others.
 * @throws Refusal `night-settled`, `conflict` where the night has moved since it was looked at,
 * `match-open`, `to-be-mended`, `invalid-input` for a treasurer who did not come
 */
export async function settleSession(
  db: Database,
  scope: Scope,
  input: SettleInput,
): Promise<Settlement> {
  await settle(db, scope, input);
  return getSettlement(db, scope, { sessionId: input.sessionId });
}

/** The same for who does not look at what it came to. */
export async function settle(
  db: Database,
  scope: Scope,
  { sessionId, expectedVersion, treasurer }: SettleInput,
): Promise<void> {
  await writeNight(db, scope, sessionId, async ({ tx, session, changed }) => {
    refuseSettled(session);
    if (session.version !== expectedVersion) {
      throw new Refusal('conflict', { version: session.version });
    }
    const books = await booksOf(tx, session);
    const blocked = await blockedBy(tx, books);
    if (blocked === 'to-be-mended') throw new Refusal('to-be-mended');
    const money = moneyOf(books);
    if (treasurer !== null && !money.has(treasurer)) {
      throw new Refusal('invalid-input', { at: '/treasurer' });
    }

    const { clubId, userId } = scope;
    const { currency } = session;
    const [plan] = await tx
      .insert(plans)
      .values({ clubId, sessionId, currency, treasurer, userId })
      .returning();
    await addLines(tx, plan!, linesOfNight(sessionId, paymentsFor(money, treasurer)));
    await writeNets(tx, session, books, money);
    await tx
      .update(sessions)
      .set({ status: 'settled', settledAt: new Date() })
      .where(and(eq(sessions.clubId, clubId), eq(sessions.id, sessionId)));
    await record(tx, scope, 'settlement.settle', { sessionId });
    await changed();
  });
}
