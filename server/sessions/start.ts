// Begins a night: who came, at what unit value, and the first match.
import { sessions } from '@/db/schema';
import { amount } from '@/engine/money/amount';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import type { Database, Transaction } from '@/server/database';
import { once } from '@/server/once';
import { becomeNight } from '@/server/planning/become';
import { beginMatch, type NewMatch } from './begin-match';

export interface StartInput {
  /** The idempotency key: sent again, it is the same night. */
  readonly requestId: string;
  /** The club's local date, `2026-11-26`; a night belongs to the day on which it began. */
  readonly date: string;
  readonly name?: string | undefined;
  /** Money for one unit, a decimal string. */
  readonly unitValue: string;
  readonly match: NewMatch;
  /** The planned night that it was to be. */
  readonly plannedId?: string | undefined;
}

/**
 * Currency and rounding are the club's at this moment: a later change does not move the night.
 * @throws Refusal `key-reused`, and what `becomeNight` and `beginMatch` throw
 */
export async function startSession(
  db: Database,
  scope: Scope,
  { requestId, ...input }: StartInput,
): Promise<{ sessionId: string; matchId: string }> {
  const asked = { userId: userIn(scope), requestId, path: 'sessions.start' };
  const body = { clubId: scope.clubId, ...input };
  return db.transaction((tx) => once(tx, { ...asked, body }, () => begin(tx, scope, input)));
}

async function begin(tx: Transaction, scope: Scope, input: Omit<StartInput, 'requestId'>) {
  const club = await clubIn(tx, scope);
  const [session] = await tx
    .insert(sessions)
    .values({
      clubId: scope.clubId,
      date: input.date,
      name: input.name ?? null,
      currency: club.currency,
      unitValue: amount(input.unitValue),
      roundTo: club.roundTo,
      createdBy: userIn(scope),
      version: 1,
    })
    .returning({ id: sessions.id });
  const sessionId = session!.id;
  if (input.plannedId !== undefined) await becomeNight(tx, scope, input.plannedId, sessionId);
  const matchId = await beginMatch(tx, scope, sessionId, input.match);
  await record(tx, scope, 'sessions.start', { sessionId, matchId });
  return { sessionId, matchId };
}
