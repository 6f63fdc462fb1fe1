/** The game that an address names. */
import { notFound } from 'next/navigation';
import { GAME_IDS, type GameId } from '@/engine/match/game';

/** Does not return where there is no such game. */
export function gameParam(text: string): GameId {
  return GAME_IDS.find((game) => game === text) ?? notFound();
}
