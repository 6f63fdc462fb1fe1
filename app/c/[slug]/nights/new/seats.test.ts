import { expect, test } from 'vitest';
import { missing, moved, NO_SEATS, toggled } from './seats';

const order = ['ana', 'bea', 'cem', 'constructor'];

test('people sit down in the order in which they are tapped', () => {
  const seats = order.reduce(toggled, NO_SEATS);
  expect(seats.order).toEqual(order);
});

test('a dealer who gets up leaves nobody to deal', () => {
  const seats = toggled({ order, dealer: 'bea' }, 'bea');
  expect(seats).toEqual({ order: ['ana', 'cem', 'constructor'], dealer: null });
});

test('one moves up and down, but not beyond the table', () => {
  const seats = { order, dealer: 'ana' };
  expect(moved(seats, 'cem', 0).order).toEqual(['cem', 'ana', 'bea', 'constructor']);
  expect(moved(seats, 'ana', 3).order).toEqual(['bea', 'cem', 'constructor', 'ana']);
  expect(moved(seats, 'ana', -1)).toBe(seats);
  expect(moved(seats, 'ana', 4)).toBe(seats);
});

test('the cards are dealt when two sit there and one of them deals', () => {
  expect(missing({ order: ['ana'], dealer: 'ana' }, 16)).toBe('too-few');
  expect(missing({ order, dealer: null }, 16)).toBe('dealer');
  expect(missing({ order, dealer: 'ana' }, 3)).toBe('too-many');
  expect(missing({ order, dealer: 'ana' }, 16)).toBeNull();
});
