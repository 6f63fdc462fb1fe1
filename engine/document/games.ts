/** All games by their id. A new game is registered here, and the compiler finds what else it needs. */
import { fiveCardLooWithReferee, limitedLooWithReferee } from '@/engine/loo/refereed';
import type { AnyGame, GameId } from '@/engine/match/game';

/** Documents of a game that is missing here are not readable. */
export const GAMES: Readonly<Partial<Record<GameId, AnyGame>>> = {
  'limited-loo': limitedLooWithReferee,
  'five-card-loo': fiveCardLooWithReferee,
};

/** @throws RangeError for a game that is not registered, which no document that was read can name. */
export function gameOf(id: GameId): AnyGame {
  const game = GAMES[id];
  if (game === undefined) throw new RangeError(`no such game: ${id}`);
  return game;
}
