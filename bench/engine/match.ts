// A match of Limited Loo of any length, as the engine has it when a round is saved.
import { gameOf } from '@/engine/document/games';
import type { LogEntry } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { longNight } from '@/engine/testing/long-night';

export const GAME = gameOf('limited-loo');

export function longMatch(rounds: number) {
  const { players, matches } = longNight(rounds);
  const [match] = matches;
  if (!match) throw new Error('the long night has no match');
  const { seats, dealer, log } = match;
  const rules = completeRules(GAME.houseRules);
  return { setup: { rules, players: players.map(({ id }) => id), seats, dealer }, log };
}

/** The log up to where so many rounds have been entered. */
export function upToRound(log: readonly LogEntry[], rounds: number): readonly LogEntry[] {
  let left = rounds;
  return log.filter((entry) => left > 0 && (entry.type !== 'round' || left-- > 0));
}
