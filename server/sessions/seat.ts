// Somebody comes to a match that is being played: the night gives him a ref, under which the log may name him.
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { matchIn } from '@/server/matches/match';
import { Refusal } from '@/server/refusal';
import { playersOf } from './get';
import { refuseSettled, writeNight } from './night';
import { refsOf } from './refs';
import { openMatches, refuseSeated } from './seated';

export interface SeatInput {
  readonly sessionId: string;
  /** The match he is about to join; where and whether he may, its `join` entry says. */
  readonly matchId: string;
  readonly playerId: string;
}

/**
 * Sent again, it is the same ref; who is new to the night is told to all its viewers.
 * @throws Refusal `not-found` for a player of another club or a match of another night,
 * `already-seated` for one who sits in another open match, `night-settled`
 */
export async function seatPlayer(
  db: Database,
  scope: Scope,
  { sessionId, matchId, playerId }: SeatInput,
): Promise<{ ref: string }> {
  return writeNight(db, scope, sessionId, async ({ tx, session, changed }) => {
    refuseSettled(session);
    const match = await matchIn(tx, scope, matchId);
    if (match.sessionId !== sessionId) throw new Refusal('not-found');
    const known = (await playersOf(tx, session)).some((one) => one.playerId === playerId);
    const refs = await refsOf(tx, scope, sessionId, [playerId]);
    const others = (await openMatches(tx, session)).filter((one) => one.id !== matchId);
    await refuseSeated(tx, others, refs);
    if (!known) {
      await record(tx, scope, 'sessions.seat', { sessionId, playerId });
      await changed();
    }
    return { ref: refs.get(playerId) ?? '' };
  });
}
