// What an entry would move, without writing it.
import { type Moves, whatItMoves } from '@/engine/match/moves';
import type { LocatedProblem } from '@/engine/match/problem';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { refuseSettled, sessionIn } from '@/server/sessions/night';
import type { AppendInput } from './append';
import { judge } from './judge';
import { matchIn } from './match';

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
    refuseSettled(await sessionIn(tx, scope, match.sessionId));
    if (input.expectedVersion !== match.version) {
      throw new Refusal('conflict', { version: match.version });
    }
    const { before, timeline } = await judge(tx, match, input.entry);
    return { moves: whatItMoves(before, timeline), problems: timeline.problems };
  });
}
