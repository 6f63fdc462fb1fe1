import { expect, test } from 'vitest';
import { draw } from './draw';

test('a number that would favour the first seats is drawn again', () => {
  const numbers = [2 ** 32 - 1, 4];
  const drawn = draw(['Ana', 'Bea', 'Cem'], (into) => {
    into[0] = numbers.shift() ?? 0;
  });
  expect(drawn).toBe('Bea');
  expect(numbers).toEqual([]);
});

test('everybody can be drawn, and nobody from an empty table', () => {
  const seats = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'];
  const seen = new Set(Array.from({ length: 500 }, () => draw(seats)));
  expect([...seen].sort()).toEqual(seats);
  expect(draw([])).toBeUndefined();
});
