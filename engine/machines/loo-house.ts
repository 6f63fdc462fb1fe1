/** House rules of Loo drawn by chance, as odd as their table allows. */
import type { LooTable } from '@/engine/loo/refereed';
import type { LooRules } from '@/engine/loo/rules';
import { anyValue, drawnHouse } from './house';
import type { Random } from './random';

/** Rules complete and readable: amounts are whole, and what needs an amount has one. */
export function anyHouse<Rules extends LooRules>(
  { variant, game }: LooTable<Rules>,
  random: Random,
): Rules {
  const units = (from: 'zero' | 'above-zero') => random.below(6) + (from === 'zero' ? 0 : 1);
  const drawn = new Map<string, unknown>();
  for (const { key, values, default: usual } of variant.houseRules) {
    if (random.chance(1 / 2)) continue;
    drawn.set(key, anyValue(values, random, units) ?? usual);
  }
  return drawnHouse(variant.houseRules, drawn, game.checkRules, (rules) => ({
    ...rules,
    loo: { ...rules.loo, amount: rules.loo.amount ?? 3, cap: rules.loo.cap ?? 12 },
  }));
}
