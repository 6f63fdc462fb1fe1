/** Which rules of a set differ from the book, in words. */
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { differingRules, ruleAt } from '@/engine/match/house-rules';
import type { Difference } from './Differences';
import type { RuleWords } from './words';

/** @param rules complete or partial; what has no effect beside the others is left out */
export function differencesOf(words: RuleWords, game: GameId, rules: unknown): Difference[] {
  const table = gameOf(game).houseRules;
  const differing = differingRules(table, rules);
  return table.flatMap((rule) => {
    const value = ruleAt(differing, rule.key);
    if (value === undefined || rule.matters?.(rules) === false) return [];
    const title = words.text(game, rule).title;
    return [{ key: rule.key, title, value: words.value(game, rule, value) }];
  });
}
