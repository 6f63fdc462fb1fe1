// Begins another match of a night that is under way.
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { beginMatch, type NewMatch } from './begin-match';
import { refuseSettled, writeNight } from './night';

export async function startMatch(
  db: Database,
  scope: Scope,
  input: { readonly sessionId: string; readonly match: NewMatch },
): Promise<{ matchId: string }> {
  return writeNight(db, scope, input.sessionId, async ({ tx, session, changed }) => {
    refuseSettled(session);
    const matchId = await beginMatch(tx, scope, session.id, input.match);
    await record(tx, scope, 'sessions.startMatch', { sessionId: session.id, matchId });
    await changed();
    return { matchId };
  });
}
