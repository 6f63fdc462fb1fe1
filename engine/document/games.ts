/** All games by their id. A new game is registered here, and the compiler finds what else it needs. */
import { fiveCardLooWithReferee, limitedLooWithReferee } from '@/engine/loo/refereed';
import type { AnyGame, GameId } from '@/engine/match/game';
import { chinchon } from '@/engine/rummy/chinchon';
import { lobaDeMas } from '@/engine/rummy/loba-de-mas';
import { lobaDeMenos } from '@/engine/rummy/loba-de-menos';

export const GAMES: Readonly<Record<GameId, AnyGame>> = {
  'limited-loo': limitedLooWithReferee,
  'five-card-loo': fiveCardLooWithReferee,
  'loba-de-menos': lobaDeMenos,
  'loba-de-mas': lobaDeMas,
  chinchon,
};

/** The whole game, its referee included. */
export function gameOf(id: GameId): AnyGame {
  return GAMES[id];
}
