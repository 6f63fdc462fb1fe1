// What an entry would move, without writing it.
import { type Moves, whatItMoves } from '@/engine/match/moves';
import type { LocatedProblem } from '@/engine/match/problem';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { nightOf, sessionIn } from '@/server/sessions/night';
import { otherNight, refuseFrozen } from '@/server/settlement/frozen';
import type { AppendInput } from './append';
import { judge } from './judge';
import { gameOf, matchIn } from './match';

export interface Preview {
  readonly moves: Moves;
  /** What the match would then have to say, warnings included. */
  readonly problems: readonly LocatedProblem[];
}

/**
 * Refuses exactly what `appendEntry` would refuse, but for a client id sent before. Takes no lock: it
 * looks at the match as it was at one moment.
 */
export async function previewEntry(
  db: Database,
  scope: Scope,
  input: Omit<AppendInput, 'clientId'>,
): Promise<Preview> {
  return snapshot(db, async (tx) => {
    const match = await matchIn(tx, scope, input.matchId);
    const session = await sessionIn(tx, scope, match.sessionId);
    const also = otherNight(match);
    const other = also === null ? null : await nightOf(tx, match.clubId, also);
    const settled = refuseFrozen(scope, match, session, other, input.entry);
    if (input.expectedVersion !== match.version) {
      throw new Refusal('conflict', { version: match.version });
    }
    const { before, timeline } = await judge(tx, match, input.entry);
    if (settled && timeline.state.status === 'open') throw new Refusal('match-open');
    return {
      moves: whatItMoves(before, timeline, gameOf(match)),
      problems: timeline.problems,
    };
  });
}
