// A match that is not over when the night ends goes on another night, and counts in its settlement.
import { and, eq } from 'drizzle-orm';
import { matches, sessionPlayers } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { type MatchRow, matchIn, timelineOf } from '@/server/matches/match';
import { Refusal } from '@/server/refusal';
import { refuseSettled, type SessionRow, writeNight } from '@/server/sessions/night';
import { placeCounted } from '@/server/sessions/refs';

export interface CarryInput {
  readonly matchId: string;
  /** The night it counts in now; null while it waits for one. */
  readonly from: string | null;
  /** The night it is to count in; null to leave it out until a later night takes it. */
  readonly to: string | null;
}

/**
 * Its log and its table stay where they are: only the settlement in which it counts is another one.
 * Asked again after a lost answer, nothing changes.
 * @throws Refusal `conflict` where it counts elsewhere by now, `night-settled`, `match-over` for one that
 * is over and belongs to its own night, `invalid-input` for an earlier night or one of another currency
 */
export async function carryMatch(
  db: Database,
  scope: Scope,
  { matchId, from, to }: CarryInput,
): Promise<{ countsIn: string | null }> {
  const { sessionId } = await matchIn(db, scope, matchId);
  const also = [to, from].find((id) => id !== null && id !== sessionId) ?? null;
  return writeNight(
    db,
    scope,
    sessionId,
    async ({ tx, session, other, changed }) => {
      const match = await matchIn(tx, scope, matchId);
      if (match.countsIn === to) return { countsIn: to };
      if (match.countsIn !== from) throw new Refusal('conflict');
      // From one later night to another it goes in two steps, each of which locks two nights.
      if (from !== null && to !== null) throw new Refusal('invalid-input', { at: '/to' });
      const concerned = to === sessionId || from === sessionId ? session : other;
      if (concerned) refuseSettled(concerned);
      if (from === sessionId && match.status !== 'open') throw new Refusal('match-over');
      if (to !== null && other !== null) {
        refuseUnfit(session, other);
        await seatIn(tx, scope, match, other);
      }
      await tx
        .update(matches)
        .set({ countsIn: to })
        .where(and(eq(matches.clubId, scope.clubId), eq(matches.id, matchId)));
      await record(tx, scope, 'settlement.carry', { matchId, ...(to && { sessionId: to }) });
      await changed();
      return { countsIn: to };
    },
    also,
  );
}

function refuseUnfit(own: SessionRow, later: SessionRow): void {
  if (later.date < own.date || later.currency !== own.currency) {
    throw new Refusal('invalid-input', { at: '/to' });
  }
}

/** Everybody who ever sat in the match has a place in the night whose settlement it counts in. */
export async function seatIn(
  tx: Transaction,
  scope: Scope,
  match: MatchRow,
  night: Pick<SessionRow, 'id'>,
  refs?: Iterable<string>,
): Promise<void> {
  const seated = new Set(refs ?? (await timelineOf(tx, match)).state.net.keys());
  const people = await tx
    .select({ ref: sessionPlayers.ref, playerId: sessionPlayers.playerId })
    .from(sessionPlayers)
    .where(
      and(eq(sessionPlayers.clubId, match.clubId), eq(sessionPlayers.sessionId, match.sessionId)),
    );
  const ids = new Set(people.filter(({ ref }) => seated.has(ref)).map(({ playerId }) => playerId));
  await placeCounted(tx, scope, night.id, [...ids]);
}
