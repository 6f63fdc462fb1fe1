/** What a game is called: `common.games`, also for one that this version does not know. */
import { GAME_IDS, type GameId } from '@/engine/match/game';

export function gameKey(id: string): GameId | 'other' {
  return GAME_IDS.find((one) => one === id) ?? 'other';
}
