// Begins another match of a night that is under way.
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { once } from '@/server/once';
import { beginMatch, type NewMatch } from './begin-match';
import { refuseSettled, writeNight } from './night';

export interface StartMatchInput {
  /** The idempotency key: sent again, it is the same match. */
  readonly requestId: string;
  readonly sessionId: string;
  readonly match: NewMatch;
}

/** @throws Refusal `key-reused`, `night-settled`, and what `beginMatch` throws */
export async function startMatch(
  db: Database,
  scope: Scope,
  { requestId, sessionId, match }: StartMatchInput,
): Promise<{ matchId: string }> {
  const asked = { userId: userIn(scope), requestId, path: 'sessions.startMatch' };
  const body = { clubId: scope.clubId, sessionId, match };
  return writeNight(db, scope, sessionId, ({ tx, session, changed }) =>
    once(tx, { ...asked, body }, async () => {
      refuseSettled(session);
      const matchId = await beginMatch(tx, scope, session.id, match);
      await record(tx, scope, 'sessions.startMatch', { sessionId: session.id, matchId });
      await changed();
      return { matchId };
    }),
  );
}
