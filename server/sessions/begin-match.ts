// Seats players at a new match and gives those new to the night a ref, their id in its log.
import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { matches } from '@/db/schema';
import { gameOf } from '@/engine/document/games';
import type { AnyGame, GameId } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { fault } from '@/engine/match/problem';
import { replay } from '@/engine/match/replay';
import type { Scope } from '@/server/auth/scope';
import type { Transaction } from '@/server/database';
import { readRules } from '@/server/house-rules/rules';
import { rulesOf, setIn } from '@/server/house-rules/set';
import { type MatchRow, RULES_VERSION } from '@/server/matches/match';
import { projectNew, standingOf } from '@/server/matches/projection';
import { Refusal } from '@/server/refusal';
import { refsOf } from './refs';
import { openMatches, refuseSeated } from './seated';

/** By which house rules: a version of one of the club's sets, or rules as they are written. */
export type ChosenRules =
  | { readonly set: string; readonly version: number }
  | { readonly written: unknown };

export interface NewMatch {
  readonly game: GameId;
  /** The book's where they are left out. */
  readonly rules?: ChosenRules | undefined;
  /** Ids of players in the direction of play. */
  readonly players: readonly string[];
  /** Who deals first; drawn where he is left out. */
  readonly dealer?: string | undefined;
  /** The first that is free where it is left out. */
  readonly tableNumber?: number | undefined;
}

/**
 * @throws Refusal `invalid-input` where somebody is seated twice, the dealer has no seat or the set is
 * another game's, `house-rules` for rules that cannot stand, `against-the-rules` where the packs do not
 * serve so many, `not-found` for a player or a set of another club, `already-seated` for one who sits in
 * an open match, `taken-table` where one is played at this table.
 */
export async function beginMatch(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  { game: gameId, rules: chosen, players: seated, ...wish }: NewMatch,
): Promise<string> {
  const dealer = wish.dealer ?? seated[randomInt(seated.length)] ?? '';
  if (new Set(seated).size !== seated.length)
    throw new Refusal('invalid-input', { at: '/players' });
  if (!seated.includes(dealer)) throw new Refusal('invalid-input', { at: '/dealer' });
  const game = gameOf(gameId);
  const { rules, ...origin } = await rulesFor(tx, scope, gameId, chosen);
  refuseCrowd(game, rules, seated.length);
  const refs = await refsOf(tx, scope, sessionId, seated);
  const open = await openMatches(tx, { clubId: scope.clubId, id: sessionId });
  await refuseSeated(tx, open, refs);
  const tableNumber = tableAmong(open, wish.tableNumber);

  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${matches.number}), 0)::int` })
    .from(matches)
    .where(and(eq(matches.clubId, scope.clubId), eq(matches.sessionId, sessionId)));
  const setup = {
    rules,
    players: [...refs.values()],
    seats: seated.map((player) => refs.get(player) ?? ''),
    dealer: refs.get(dealer) ?? '',
  };
  const timeline = replay(game, setup, []);
  const [match] = await tx
    .insert(matches)
    .values({
      clubId: scope.clubId,
      sessionId,
      number: (last?.number ?? 0) + 1,
      tableNumber,
      game: gameId,
      ...origin,
      rules: setup.rules,
      rulesVersion: RULES_VERSION,
      seats: setup.seats,
      dealer: setup.dealer,
      ...standingOf(timeline),
      countsIn: sessionId,
    })
    .returning({ id: matches.id });
  const matchId = match!.id;
  const night = { clubId: scope.clubId, sessionId };
  await projectNew(tx, night, [{ matchId, game: gameId, timeline }]);
  return matchId;
}

interface Chosen {
  readonly rules: unknown;
  readonly houseRulesId?: string;
  readonly houseRulesVersion?: number;
}

/** Complete, and from which version of which set they come. */
async function rulesFor(
  tx: Transaction,
  scope: Scope,
  game: GameId,
  chosen: ChosenRules | undefined,
): Promise<Chosen> {
  if (chosen === undefined) return { rules: completeRules(gameOf(game).houseRules) };
  if ('written' in chosen) return { rules: readRules(game, chosen.written) };
  const { set: houseRulesId, version: houseRulesVersion } = chosen;
  const set = await setIn(tx, scope, houseRulesId);
  if (set.game !== game) throw new Refusal('invalid-input', { at: '/rules/set' });
  const kept = await rulesOf(tx, scope, houseRulesId, houseRulesVersion);
  // A version older than a rule of the game does not know it yet.
  return { rules: readRules(game, kept), houseRulesId, houseRulesVersion };
}

function refuseCrowd(game: AnyGame, rules: unknown, count: number): void {
  const most = game.mostPlayers(rules);
  if (count <= most) return;
  const problem = fault('players', '/players', { count, fewest: 2, most });
  throw new Refusal('against-the-rules', {}, [{ ...problem, entry: null }]);
}

function tableAmong(open: readonly MatchRow[], wish: number | undefined): number {
  const taken = new Set(open.map((match) => match.tableNumber));
  if (wish !== undefined) {
    if (taken.has(wish)) throw new Refusal('taken-table', { table: wish });
    return wish;
  }
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}
