import { expect, test } from 'vitest';
import { DE_MENOS, lobaDeMenos } from './loba-de-menos';
import type { DeMenosRules } from './loba-rules';
import { outlook } from './outlook';
import type { RummyState } from './state';
import { night } from './testing';

const FOUR = ['ana', 'bea', 'cem', 'dov'];

function at(log: Parameters<typeof night>[1]) {
  const { timeline } = night({ game: lobaDeMenos, seats: FOUR }, log);
  return timeline.state as unknown as RummyState<DeMenosRules>;
}

test('a half-entered round already says the totals and who would be out', () => {
  const before = at([
    { type: 'round', out: 'ana', hands: { bea: 80, cem: 60, dov: 5 } },
    { type: 'round', out: 'dov', hands: { ana: 12, bea: 2, cem: 2 } },
  ]);
  const seen = outlook(DE_MENOS, before, { type: 'round', out: 'ana', hands: { bea: '17+2' } });
  expect(seen.points.get('bea')).toBe(19);
  expect(seen.totals.get('bea')).toBe(101);
  expect(seen.out).toEqual(['bea']);
  expect(seen.dealer).toBe('dov');
  expect(seen.problems.map((one) => `${one.code} ${one.params.player}`)).toEqual([
    'hands cem',
    'hands dov',
  ]);
});

test('who is out is not dealt in', () => {
  const before = at([{ type: 'round', out: 'ana', hands: { bea: 120, cem: 6, dov: 5 } }]);
  const seen = outlook(DE_MENOS, before, { type: 'round' });
  expect(seen.players).toEqual(['ana', 'cem', 'dov']);
  expect(seen.totals.has('bea')).toBe(false);
});
