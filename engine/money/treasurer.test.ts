import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from './settle';
import { settleWith } from './treasurer';

const balancesOf = (values: readonly bigint[]) =>
  new Map(values.map((value, index) => [`p${index}`, value]));

const balances = fc
  .array(fc.bigInt({ min: -60n, max: 60n }), { minLength: 1, maxLength: 12 })
  .map((values) => [...values, -values.reduce((sum, one) => sum + one, 0n)]);

test('everybody pays or is paid by the treasurer once, and all are even afterwards', () => {
  fc.assert(
    fc.property(balances, fc.nat(), (values, chosen) => {
      const left = balancesOf(values);
      const treasurer = `p${chosen % values.length}`;
      const transfers = settleWith(left, treasurer);
      for (const { from, to, amount } of transfers) {
        expect(amount > 0n).toBe(true);
        expect([from, to]).toContain(treasurer);
        left.set(from, (left.get(from) ?? 0n) + amount);
        left.set(to, (left.get(to) ?? 0n) - amount);
      }
      expect([...left.values()].every((value) => value === 0n)).toBe(true);
      const others = [...balancesOf(values)].filter(([who]) => who !== treasurer);
      expect(transfers).toHaveLength(others.filter(([, value]) => value !== 0n).length);
    }),
  );
});

test('whatever a correction moves, the lines of before and of the difference come to what is true now', () => {
  fc.assert(
    fc.property(balances, balances, (before, after) => {
      const people = Math.max(before.length, after.length);
      const padded = (values: readonly bigint[]) =>
        Array.from({ length: people }, (_, index) => values[index] ?? 0n);
      const [was, is] = [padded(before), padded(after)];
      const moved = is.map((value, index) => value - (was[index] ?? 0n));
      const left = balancesOf(is);
      for (const { from, to, amount } of [
        ...settle(balancesOf(was)),
        ...settle(balancesOf(moved)),
      ]) {
        left.set(from, (left.get(from) ?? 0n) + amount);
        left.set(to, (left.get(to) ?? 0n) - amount);
      }
      expect([...left.values()].every((value) => value === 0n)).toBe(true);
    }),
  );
});

test('a treasurer who is not there is refused, and balances that do not sum to zero', () => {
  expect(() => settleWith(balancesOf([1n, -1n]), 'p7')).toThrow(
    new RangeError('the treasurer has no balance'),
  );
  expect(() => settleWith(balancesOf([1n, 1n]), 'p0')).toThrow(
    new RangeError('balances do not sum to zero'),
  );
});
