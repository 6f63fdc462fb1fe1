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
    [
      'of equal debts that of the earlier player is paid first',
      [-3n, -3n, 2n, 4n],
      [
        ['p0', 'p3', 3n],
        ['p1', 'p2', 2n],
        ['p1', 'p3', 1n],
      ],
    ],
    [
      'and to the earlier of equal creditors',
      [3n, 3n, -2n, -4n],
      [
        ['p2', 'p1', 2n],
        ['p3', 'p0', 3n],
        ['p3', 'p1', 1n],
      ],
    ],
  ] as const)('%s', (_, values, expected) => {
    const transfers = settle(balancesOf(values));
    expect(transfers.map(({ from, to, amount }) => [from, to, amount])).toEqual(expected);
  });

  const triples = [
    [1000n, 1n, -1001n],
    [600n, 410n, -1010n],
    [500n, 530n, -1030n],
    [20n, 33n, -53n],
  ].flat();
  const fours = [
    [1000n, 1n, 5n, -1006n],
    [500n, 510n, 60n, -1070n],
    [-777n, 300n, 370n, 107n],
  ].flat();
  const huge = 10n ** 100n + 1n;
  test.each([
    ['four threes', triples, 20, 8],
    ['four threes, though the optimum is sought for four people only', triples, 4, 8],
    ['four threes of a hundred digits', triples.map((value) => value * huge), 20, 8],
    ['three fours', fours, 20, 9],
    ['three fours of a hundred digits', fours.map((value) => value * huge), 20, 9],
    [
      'two fours, as soon as there are no more people than the optimum is sought for',
      [...fours.slice(0, 7), -5070n, 4000n],
      8,
      7,
    ],
  ])('finds %s in whatever order they sit', (_, values, optimalUpTo, payments) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(values, { minLength: values.length }), (seated) => {
        const transfers = settle(balancesOf(seated), optimalUpTo);
        expectSettled(seated, transfers);
        expect(transfers).toHaveLength(payments);
      }),
      { numRuns: 60 * DEPTH },
    );
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
    expect(() => settle(balancesOf([1n, 2n]))).toThrow(
      new RangeError('balances do not sum to zero'),
    );
  });
});
