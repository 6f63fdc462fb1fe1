/** Settling as many people as the optimum is promised for, and far more: slow enough to stand apart. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balances, balancesOf, expectSettled } from '@/engine/testing/balances';
import { DEPTH } from '@/engine/testing/nights';
import { settle } from './settle';

test('the best is found for twenty people', () => {
  const values = [...Array(19).keys()].map((index) => 3n ** BigInt(index));
  values.push(-values.reduce((sum, one) => sum + one, 0n));
  expect(settle(balancesOf(values))).toHaveLength(19);
  const threes = [...Array(6).keys()].flatMap((index) => {
    const base = 7n ** BigInt(index);
    return [base, 2n * base, -3n * base];
  });
  expect(settle(balancesOf([...threes, 5n, -5n]))).toHaveLength(13);
});

test('two hundred people settle with fewer payments than there are people', () => {
  fc.assert(
    fc.property(balances(150, 200, 500n), (values) => {
      const transfers = settle(balancesOf(values));
      expectSettled(values, transfers);
      expect(transfers.length).toBeLessThan(values.filter((value) => value !== 0n).length);
    }),
    { numRuns: 20 * DEPTH },
  );
});
