/** House rules drawn by chance from a game's own table, as odd as the table allows. */
import type { LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import { completeRules, type RuleValues } from '@/engine/match/house-rules';
import type { Random } from './random';

/** Rules complete and readable: amounts are whole, and what needs an amount has one. */
export function anyHouse<Rules extends LooRules>(
  { variant, game }: LooTable<Rules>,
  random: Random,
): Rules {
  let written: Record<string, unknown> = {};
  for (const rule of variant.houseRules) {
    if (random.chance(1 / 2)) continue;
    written = withRule(written, rule.key, anyValue(rule.values, random) ?? rule.default);
  }
  const rules = completeRules(variant.houseRules, written) as Rules;
  const mended: Rules = {
    ...rules,
    loo: { ...rules.loo, amount: rules.loo.amount ?? 3, cap: rules.loo.cap ?? 12 },
  };
  const [fault] = game.checkRules(mended);
  if (fault) throw new Error(`a drawn house is not readable: ${fault.key}`);
  return mended;
}

function anyValue(values: RuleValues, random: Random): unknown {
  switch (values.type) {
    case 'choice':
      return random.pick(values.of);
    case 'flag':
      return random.chance(1 / 2);
    case 'units':
      return random.below(6) + (values.from === 'zero' ? 0 : 1);
    default:
      return undefined;
  }
}

function withRule(
  rules: Record<string, unknown>,
  key: string,
  value: unknown,
): Record<string, unknown> {
  const [group = key, name] = key.split('.');
  if (name === undefined) return { ...rules, [group]: value };
  return { ...rules, [group]: { ...(rules[group] as object | undefined), [name]: value } };
}
