import { expect, test } from 'vitest';
import { barLengths } from './bar';

test('the largest net fills its half, the others in proportion', () => {
  expect(barLengths(['10', '-5', '-5', '0'])).toEqual([1000, 500, 500, 0]);
});

test('a small gain is still seen, and thirds are no trouble', () => {
  expect(barLengths(['1/3', '-1000'])).toEqual([12, 1000]);
});

test('a night in which nobody won has no bars', () => {
  expect(barLengths(['0', '0'])).toEqual([0, 0]);
});
