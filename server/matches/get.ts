// A match with its whole log: what a table screen starts from.
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';
import { logRows } from './log-rows';
import { matchIn } from './match';
import { scoringIn } from './scoring';

/**
 * Read in one snapshot, so that log and versions belong together: whoever follows the night from
 * `sessionVersion` on misses nothing and sees nothing twice.
 */
export async function getMatch(db: Database, scope: Scope, matchId: string) {
  return snapshot(db, async (tx) => {
    const match = await matchIn(tx, scope, matchId);
    const session = await sessionIn(tx, scope, match.sessionId);
    const people = await playersOf(tx, session);
    const scored = await scoringIn(tx, session);
    const { id, sessionId, number, game, rules, seats, dealer, version, status } = match;
    return {
      id,
      sessionId,
      number,
      game,
      rules,
      seats,
      dealer,
      version,
      status,
      /** It counts in another night than its own, or waits for one. */
      carried: match.countsIn !== sessionId,
      sessionVersion: session.version,
      players: people.map(({ ref, name }) => ({ ref, name })),
      scoring: scored.find((one) => one.matchId === id)?.scoring ?? null,
      log: await logRows(tx, match),
    };
  });
}
