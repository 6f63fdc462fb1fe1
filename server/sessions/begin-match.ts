// Seats players at a new match and gives those new to the night a ref, their id in its log.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { matches, players, sessionPlayers } from '@/db/schema';
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { replay } from '@/engine/match/replay';
import { ZERO } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import type { Transaction } from '@/server/database';
import { RULES_VERSION } from '@/server/matches/match';
import { project } from '@/server/matches/projection';
import { Refusal } from '@/server/refusal';

export interface NewMatch {
  readonly game: GameId;
  /** Ids of players in the direction of play. */
  readonly players: readonly string[];
  readonly dealer: string;
}

/**
 * @throws Refusal `invalid-input` where somebody is seated twice or the dealer has no seat,
 * `not-found` for a player of another club, `already-seated` for one who sits in an open match.
 */
export async function beginMatch(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  { game: gameId, players: seated, dealer }: NewMatch,
): Promise<string> {
  if (new Set(seated).size !== seated.length)
    throw new Refusal('invalid-input', { at: '/players' });
  if (!seated.includes(dealer)) throw new Refusal('invalid-input', { at: '/dealer' });
  const refs = await refsOf(tx, scope, sessionId, seated);
  await refuseSeated(tx, scope, sessionId, [...refs.values()]);

  const game = gameOf(gameId);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${matches.number}), 0)::int` })
    .from(matches)
    .where(and(eq(matches.clubId, scope.clubId), eq(matches.sessionId, sessionId)));
  const setup = {
    rules: completeRules(game.houseRules),
    players: [...refs.values()],
    seats: seated.map((player) => refs.get(player) ?? ''),
    dealer: refs.get(dealer) ?? '',
  };
  const [match] = await tx
    .insert(matches)
    .values({
      clubId: scope.clubId,
      sessionId,
      number: (last?.number ?? 0) + 1,
      game: gameId,
      rules: setup.rules,
      rulesVersion: RULES_VERSION,
      seats: setup.seats,
      dealer: setup.dealer,
      pot: ZERO,
    })
    .returning();
  await project(tx, match!, replay(game, setup, []));
  return match!.id;
}

/**
 * The ref of each player in this night. It is a number, not a name: names can be erased, and the
 * log, which holds refs, cannot be changed.
 */
async function refsOf(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  seated: readonly string[],
): Promise<Map<string, string>> {
  const { clubId } = scope;
  const known = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.clubId, clubId), inArray(players.id, [...seated])));
  if (known.length !== seated.length) throw new Refusal('not-found');

  const here = await tx
    .select({ ref: sessionPlayers.ref, playerId: sessionPlayers.playerId })
    .from(sessionPlayers)
    .where(and(eq(sessionPlayers.clubId, clubId), eq(sessionPlayers.sessionId, sessionId)));
  const refs = new Map(here.map(({ playerId, ref }) => [playerId, ref]));
  const newcomers = seated
    .filter((playerId) => !refs.has(playerId))
    .map((playerId, index) => {
      const position = here.length + index + 1;
      return { clubId, sessionId, playerId, position, ref: `p${position}` };
    });
  if (newcomers.length > 0) await tx.insert(sessionPlayers).values(newcomers);
  for (const { playerId, ref } of newcomers) refs.set(playerId, ref);
  return new Map(seated.map((playerId) => [playerId, refs.get(playerId) ?? '']));
}

/** Who sits in an open match cannot be seated at a second one. */
async function refuseSeated(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  refs: readonly string[],
): Promise<void> {
  const open = await tx
    .select({ seats: matches.seats })
    .from(matches)
    .where(
      and(
        eq(matches.clubId, scope.clubId),
        eq(matches.sessionId, sessionId),
        eq(matches.status, 'open'),
      ),
    );
  const taken = new Set(open.flatMap((match) => match.seats));
  const twice = refs.find((ref) => taken.has(ref));
  if (twice !== undefined) throw new Refusal('already-seated', { ref: twice });
}
