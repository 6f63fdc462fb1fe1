/** Whether a deed beside the rounds is possible now: the engine is asked before anything can be tapped. */
import type { TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { Entry, PlayerId } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { isError } from '@/engine/match/problem';
import { step } from '@/engine/match/step';

/** @returns why it cannot be entered, in words; null where it can. */
export function refusalOf(
  game: AnyGame,
  state: TableState,
  entry: Entry,
  words: Words,
): string | null {
  const error = step(game, state, entry).problems.find(isError);
  return error ? words.problem(error) : null;
}

/** The table after two entries, one after the other; null where one of them is refused. */
export function bothPossible(game: AnyGame, state: TableState, first: Entry, then: Entry): boolean {
  const after = step(game, state, first);
  if (after.problems.some(isError)) return false;
  return !step(game, after.state, then).problems.some(isError);
}

/** The table as it is when somebody new has come to the night, so that the engine can be asked about him. */
export function withNewcomer(state: TableState, player: PlayerId): TableState {
  const { setup } = state;
  if (setup.players.includes(player)) return state;
  return { ...state, setup: { ...setup, players: [...setup.players, player] } };
}
