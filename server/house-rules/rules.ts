// House rules as somebody sends them: judged by the game's own table, and completed.
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { checkValues, completeRules } from '@/engine/match/house-rules';
import { Refusal } from '@/server/refusal';

/**
 * @param written what differs from the book, or more
 * @returns every rule of the game
 * @throws Refusal `house-rules` with the first rule that cannot stand so, and why
 */
export function readRules(game: GameId, written: unknown): unknown {
  const { houseRules, checkRules } = gameOf(game);
  refuse(checkValues(houseRules, written)[0]);
  const rules = completeRules(houseRules, written);
  refuse(checkRules(rules)[0]);
  return rules;
}

function refuse(fault: ReturnType<typeof checkValues>[number] | undefined): void {
  if (!fault) return;
  const { at, key, reason } = fault;
  throw new Refusal('house-rules', { at: `/rules${at}`, rule: key, reason });
}
