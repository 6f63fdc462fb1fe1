import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balances, balancesOf, expectSettled } from '@/engine/testing/balances';
import { DEPTH } from '@/engine/testing/nights';
import { fewest } from '@/engine/testing/plain-settling';
import { settle } from './settle';

/** A mutant is slower, and seen among fewer people too. */
const MOST = DEPTH < 1 ? 9 : 14;

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
      fc.property(balances(1, MOST, 60n), (values) => {
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

  test('settles exactly also those who are too many for the optimum', () => {
    fc.assert(
      fc.property(balances(2, 30, 20n), (values) => {
        const transfers = settle(balancesOf(values), 4);
        expectSettled(values, transfers);
        expect(transfers.length).toBeLessThan(Math.max(1, values.filter(Boolean).length));
      }),
    );
  });

  test('refuses balances that do not sum to zero', () => {
    expect(() => settle(balancesOf([1n, 2n]))).toThrow(RangeError);
  });
});
