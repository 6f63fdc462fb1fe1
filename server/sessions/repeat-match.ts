// "Same again": another match as the one that is over, by the same rules, at the same table, dealer drawn.
import { and, eq, inArray } from 'drizzle-orm';
import { sessionPlayers } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { type MatchRow, matchIn, timelineOf } from '@/server/matches/match';
import { once } from '@/server/once';
import { Refusal } from '@/server/refusal';
import { beginMatch, type ChosenRules } from './begin-match';
import { refuseSettled, writeNight } from './night';

export interface RepeatMatchInput {
  /** The idempotency key: sent again, it is the same match. */
  readonly requestId: string;
  readonly sessionId: string;
  readonly matchId: string;
}

/**
 * Those sit down who sat there at the end, in their order. The first dealer is drawn, as the rules of
 * every game have it.
 * @throws Refusal `match-open` while it is played, `not-found` where it is of another night, and what
 * `startMatch` throws
 */
export async function repeatMatch(
  db: Database,
  scope: Scope,
  { requestId, sessionId, matchId }: RepeatMatchInput,
): Promise<{ matchId: string }> {
  const body = { clubId: scope.clubId, sessionId, matchId };
  const asked = { userId: userIn(scope), requestId, path: 'sessions.repeatMatch', body };
  return writeNight(db, scope, sessionId, ({ tx, session, changed }) =>
    once(tx, asked, async () => {
      refuseSettled(session);
      const over = await matchIn(tx, scope, matchId);
      if (over.sessionId !== sessionId) throw new Refusal('not-found');
      if (over.status === 'open') throw new Refusal('match-open');
      const begun = await beginMatch(tx, scope, sessionId, {
        game: over.game as GameId,
        rules: rulesOf(over),
        players: await playersAt(tx, over),
        tableNumber: over.tableNumber,
      });
      await record(tx, scope, 'sessions.repeatMatch', { sessionId, matchId: begun });
      await changed();
      return { matchId: begun };
    }),
  );
}

/** The version it was played by, even where the set has a newer one: the same again. */
function rulesOf({ houseRulesId, houseRulesVersion, rules }: MatchRow): ChosenRules {
  if (houseRulesId === null || houseRulesVersion === null) return { written: rules };
  return { set: houseRulesId, version: houseRulesVersion };
}

async function playersAt(tx: Transaction, match: MatchRow): Promise<string[]> {
  const { state } = await timelineOf(tx, match);
  const rows = await tx
    .select({ ref: sessionPlayers.ref, playerId: sessionPlayers.playerId })
    .from(sessionPlayers)
    .where(
      and(
        eq(sessionPlayers.clubId, match.clubId),
        eq(sessionPlayers.sessionId, match.sessionId),
        inArray(sessionPlayers.ref, [...state.seats]),
      ),
    );
  const playerOf = new Map(rows.map(({ ref, playerId }) => [ref, playerId]));
  return state.seats.flatMap((ref) => playerOf.get(ref) ?? []);
}
