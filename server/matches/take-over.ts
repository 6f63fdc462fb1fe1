// Taking the scoring over, with one tap: everybody at the table hears of it, and nobody is locked out.
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import { refuseSettled, writeNight } from '@/server/sessions/night';
import { matchIn } from './match';
import { type Scoring, scoringIn, setScoring } from './scoring';

export interface TakenOver {
  readonly scoring: Scoring;
  readonly sessionVersion: number;
}

/**
 * Makes a phone the one that scores. Whoever saves an entry is accepted as before; the phone that
 * scores already changes nothing.
 * @throws Refusal `night-settled`
 */
export async function takeOver(
  db: Database,
  scope: Scope,
  { matchId, phone }: { readonly matchId: string; readonly phone: string },
): Promise<TakenOver> {
  const { sessionId } = await matchIn(db, scope, matchId);
  return writeNight(db, scope, sessionId, async ({ tx, session, nextVersion, changed }) => {
    const scored = async () => {
      const all = await scoringIn(tx, session);
      return all.find((one) => one.matchId === matchId)?.scoring;
    };
    const before = await scored();
    if (before?.phone === phone) return { scoring: before, sessionVersion: session.version };
    refuseSettled(session);
    const match = await matchIn(tx, scope, matchId);
    await setScoring(tx, scope, match, phone);
    await record(tx, scope, 'match.take-over', { matchId });
    await changed();
    return { scoring: found(await scored()), sessionVersion: nextVersion };
  });
}
