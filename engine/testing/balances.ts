/** Balances that sum to zero, and what is expected of the payments that settle them. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Transfer } from '@/engine/money/settle';

export const balancesOf = (values: readonly bigint[]) =>
  new Map(values.map((value, index) => [`p${index}`, value]));

/** Balances that sum to zero: the last one takes what is over. */
export function balances(least: number, most: number, upTo: bigint) {
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

export function expectSettled(values: readonly bigint[], transfers: readonly Transfer<string>[]) {
  expect(afterPaying(values, transfers).every((value) => value === 0n)).toBe(true);
  expect(transfers.every(({ amount }) => amount > 0n)).toBe(true);
  const payers = new Set(transfers.map(({ from }) => from));
  expect(transfers.filter(({ to }) => payers.has(to))).toEqual([]);
}
