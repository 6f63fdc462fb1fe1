/** The namespaces that a table screen speaks from, wherever it is opened. */
import type { GameId } from '@/engine/match/game';

/** Whichever the game. */
export const TABLE_MESSAGES = [
  'table',
  'correct',
  'deeds',
  'players',
  'referee',
  'problems',
  'refusals',
  'ruleSets',
  'rummy',
] as const;

/** Without the words of games that are not played here. */
export function tableMessages(game: string): (typeof TABLE_MESSAGES)[number][] {
  const isRummy = RUMMY.includes(game as GameId);
  return TABLE_MESSAGES.filter((name) => isRummy || name !== 'rummy');
}

const RUMMY: readonly GameId[] = ['loba-de-menos', 'loba-de-mas', 'chinchon'];
