import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPTH } from '@/engine/testing/nights';
import { fewest } from '@/engine/testing/plain-settling';
import { settle, type Transfer } from './settle';

const balancesOf = (values: readonly bigint[]) =>
  new Map(values.map((value, index) => [`p${index}`, value]));

/** Balances that sum to zero: the last one takes what is over. */
function balances(least: number, most: number, upTo: bigint) {
  return fc
    .array(fc.bigInt({ min: -upTo, max: upTo }), { minLength: least - 1, maxLength: most - 1 })
    .map((values) => [...values, -values.reduce((sum, one) => sum + one, 0n)]);
}

function afterPaying(values: readonly bigint[], transfers: readonly Transfer<string>[]) {
  const left = balancesOf(values);
  for (const { from, to, amount } of transfers) {
    left.set(from, (left.get(from) ?? 0n) + amount);
    left.set(to, (left.get(to) ?? 0n) - amount);
  }
  return [...left.values()];
}

function expectSettled(values: readonly bigint[], transfers: readonly Transfer<string>[]) {
  expect(afterPaying(values, transfers).every((value) => value === 0n)).toBe(true);
  expect(transfers.every(({ amount }) => amount > 0n)).toBe(true);
  const payers = new Set(transfers.map(({ from }) => from));
  expect(transfers.filter(({ to }) => payers.has(to))).toEqual([]);
}

describe('settling a night', () => {
  test.each([
    ['nobody owes anything', [0n, 0n], []],
    ['one pays one', [-5n, 5n], [['p0', 'p1', 5n]]],
    [
      'two pairs are seen where going from largest to largest takes three payments',
      [-7n, -4n, 4n, 7n],
      [
        ['p0', 'p3', 7n],
        ['p1', 'p2', 4n],
      ],
    ],
    [
      'a group of three is seen beside a group of two',
      [-6n, 2n, 4n, -3n, 3n],
      [
        ['p0', 'p1', 2n],
        ['p0', 'p2', 4n],
        ['p3', 'p4', 3n],
      ],
    ],
  ] as const)('%s', (_, values, expected) => {
    const transfers = settle(balancesOf(values));
    expect(transfers.map(({ from, to, amount }) => [from, to, amount])).toEqual(expected);
  });

  test('settles exactly, and nobody both pays and receives', () => {
    fc.assert(
      fc.property(balances(1, 14, 60n), (values) => {
        expectSettled(values, settle(balancesOf(values)));
      }),
    );
  });

  test('takes no more payments than an exhaustive search finds', () => {
    fc.assert(
      fc.property(balances(2, 7, 8n), (values) => {
        expect(settle(balancesOf(values))).toHaveLength(fewest(values));
      }),
      { numRuns: 300 * DEPTH },
    );
  });

  test('stays exact and optimal where amounts have a hundred digits', () => {
    const huge = 10n ** 100n + 1n;
    fc.assert(
      fc.property(balances(2, 6, 8n), (values) => {
        const large = values.map((value) => value * huge);
        expectSettled(large, settle(balancesOf(large)));
        expect(settle(balancesOf(large))).toHaveLength(fewest(values));
      }),
    );
  });

  test('does not take a sum for zero because it is zero modulo the prime it counts by', () => {
    const prime = 2n ** 52n - 47n;
    const values = [prime - 1n, 1n, 3n, -(prime + 1n), -2n];
    expectSettled(values, settle(balancesOf(values)));
  });

  test('finds the best for twenty people', () => {
    const values = [...Array(19).keys()].map((index) => 3n ** BigInt(index));
    values.push(-values.reduce((sum, one) => sum + one, 0n));
    expect(settle(balancesOf(values))).toHaveLength(19);
    const threes = [...Array(6).keys()].flatMap((index) => {
      const base = 7n ** BigInt(index);
      return [base, 2n * base, -3n * base];
    });
    expect(settle(balancesOf([...threes, 5n, -5n]))).toHaveLength(13);
  });

  test('settles two hundred people with fewer payments than there are people', () => {
    fc.assert(
      fc.property(balances(150, 200, 500n), (values) => {
        const transfers = settle(balancesOf(values));
        expectSettled(values, transfers);
        expect(transfers.length).toBeLessThan(values.filter((value) => value !== 0n).length);
      }),
      { numRuns: 20 * DEPTH },
    );
  });

  test('refuses balances that do not sum to zero', () => {
    expect(() => settle(balancesOf([1n, 2n]))).toThrow(RangeError);
  });
});
