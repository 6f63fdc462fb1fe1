import { expect, test } from 'vitest';
import { isFull, type Key, typed, written } from './typed';

const type = (...keys: Key[]) => keys.reduce(typed, '');

test('two digits are a hand, and a hand of one digit may have a zero in front', () => {
  expect(written(type('2', '7'))).toBe(27);
  expect(written(type('0', '7'))).toBe(7);
  expect(isFull(type('2'), 2)).toBe(false);
  expect(isFull(type('2', '7'), 2)).toBe(true);
});

test('a hundred in front is one hand, not a sum, and is taken away by the same key', () => {
  expect(written(type('hundred', '2', '3'))).toBe(123);
  expect(isFull(type('hundred', '2'), 2)).toBe(false);
  expect(isFull(type('hundred', '2', '3'), 2)).toBe(true);
  expect(written(type('2', '3', 'hundred'))).toBe(123);
  expect(written(type('hundred', '2', 'hundred'))).toBe(2);
  expect(type('hundred', 'back')).toBe('');
});

test('cards are added up, and the sum is kept as it was counted', () => {
  expect(written(type('2', '5', '+', '2'))).toBe('25+2');
  expect(written(type('2', '5', '+'))).toBe(25);
  expect(isFull(type('2', '5', '+', '1', '5'), 2)).toBe(false);
  expect(type('+', '2', '+', '+')).toBe('2+');
});

test('what is taken off is worked out', () => {
  expect(written(type('4', '2', '-', '1', '5'))).toBe(27);
  expect(written(type('-', '8'))).toBe(-8);
  expect(type('4', '+', '-', '2')).toBe('4-2');
});

test('nothing typed says nothing', () => {
  expect(written('')).toBe(null);
  expect(written(type('-'))).toBe(null);
});
