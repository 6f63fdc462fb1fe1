/** House rules drawn by chance from a game's own table: what all games draw alike. */
import {
  completeRules,
  type HouseRule,
  type RuleFault,
  type RuleValues,
} from '@/engine/match/house-rules';
import type { Random } from './random';

/** A value that the rule allows; undefined where its kind has none to draw from. */
export function anyValue(
  values: RuleValues,
  random: Random,
  units: (from: 'zero' | 'above-zero') => unknown,
): unknown {
  switch (values.type) {
    case 'choice':
      return random.pick(values.of);
    case 'flag':
      return random.chance(1 / 2);
    case 'units':
      return units(values.from);
    case 'number':
      return random.pick([...(values.only ?? []), ...(values.orNull ? [null] : [])]);
    case 'either':
      return anyValue(random.pick(values.of), random, units);
    case 'form':
      return undefined;
  }
}

/** Complete rules out of those drawn. @throws Error where the game cannot read them */
export function drawnHouse<Rules>(
  houseRules: readonly HouseRule[],
  drawn: ReadonlyMap<string, unknown>,
  checkRules: (rules: Rules) => readonly RuleFault[],
  mend: (rules: Rules) => Rules = (rules) => rules,
): Rules {
  const rules = mend(completeRules(houseRules, nested(drawn)) as Rules);
  const [fault] = checkRules(rules);
  if (fault) throw new Error(`a drawn house is not readable: ${fault.key}`);
  return rules;
}

/** `ante.amount` is `{ "ante": { "amount": … } }`. */
function nested(drawn: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const rules = new Map<string, unknown>();
  for (const [key, value] of drawn) {
    const [group = key, name] = key.split('.');
    if (name === undefined) rules.set(group, value);
    else rules.set(group, { ...(rules.get(group) as object | undefined), [name]: value });
  }
  return Object.fromEntries(rules);
}
