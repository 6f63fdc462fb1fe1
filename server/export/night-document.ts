// A night as a card-night document: what was entered, and nothing that follows from it.
import { and, asc, eq } from 'drizzle-orm';
import { expenses, matches, sessionPlayers } from '@/db/schema';
import { canonicalText } from '@/engine/document/canonical';
import type { DocumentExpense } from '@/engine/document/document';
import { type NightParts, nightDocument, sessionOf } from '@/engine/document/night';
import { amountText } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { decimalText, isDecimal } from '@/server/clubs/schemas';
import { type Database, snapshot, type Transaction } from '@/server/database';
import { withIds } from '@/server/imports/neutral';
import { logRows } from '@/server/matches/log-rows';
import { playersOf } from '@/server/sessions/get';
import { type SessionRow, sessionIn } from '@/server/sessions/night';

export interface ExportedNight {
  readonly filename: string;
  /** Canonical: importing and exporting it again gives the same bytes. */
  readonly document: string;
}

/** Read in one snapshot, so that a night that goes on meanwhile is exported as it was at one moment. */
export async function exportNight(
  db: Database,
  scope: Scope,
  sessionId: string,
): Promise<ExportedNight> {
  return snapshot(db, async (tx) => {
    const session = await sessionIn(tx, scope, sessionId);
    const rows = await tx
      .select()
      .from(matches)
      .where(and(eq(matches.clubId, scope.clubId), eq(matches.sessionId, sessionId)))
      .orderBy(asc(matches.number));
    const played: NightParts['matches'][number][] = [];
    for (const match of rows) {
      const log = await logRows(tx, match);
      played.push({ ...match, log: log.map((row) => row.entry) });
    }
    const document = nightDocument({
      session: sessionOf({ ...session, unitValue: decimalText(session.unitValue) }),
      players: await playersOf(tx, session),
      matches: played,
      expenses: await expensesOf(tx, session),
    });
    const ids = await documentIdsOf(tx, session);
    const asRead = ids.size === 0 ? document : withIds(document, (ref) => ids.get(ref) ?? ref);
    return { filename: `night-${session.date}.json`, document: canonicalText(asRead) };
  });
}

/** What the document that was read in called its people, where it was not as here; names that are gone, are gone. */
async function documentIdsOf(tx: Transaction, session: SessionRow): Promise<Map<string, string>> {
  const rows = await tx
    .select({ ref: sessionPlayers.ref, id: sessionPlayers.documentId })
    .from(sessionPlayers)
    .where(
      and(eq(sessionPlayers.clubId, session.clubId), eq(sessionPlayers.sessionId, session.id)),
    );
  return new Map(rows.flatMap(({ ref, id }) => (id === null ? [] : [[ref, id] as const])));
}

async function expensesOf(tx: Transaction, session: SessionRow): Promise<DocumentExpense[]> {
  const rows = await tx
    .select()
    .from(expenses)
    .where(and(eq(expenses.clubId, session.clubId), eq(expenses.sessionId, session.id)))
    .orderBy(asc(expenses.position));
  return rows.map(({ paidBy, amount, for: sharers, note }) => ({
    paidBy,
    // What was read in may be a third of something.
    amount: isDecimal(amount) ? decimalText(amount) : amountText(amount),
    for: sharers,
    ...(note === null ? {} : { note }),
  }));
}
