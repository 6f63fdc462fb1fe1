import { expect, test } from 'vitest';
import { readDecimal, typedDecimal } from './decimal';

test.each([
  ['0.10', '0.10'],
  ['0,10', '0.10'],
  [',5', '0.5'],
  ['007', '7'],
  [' 2, ', '2'],
])('%j is read as %s', (typed, read) => {
  expect(readDecimal(typed)).toBe(read);
});

test.each(['', '0', '0,00', '-1', '1.000,00', '1e3', 'ten', '.', '0.0000001'])(
  '%j is worth nothing, so it is not read',
  (typed) => {
    expect(readDecimal(typed)).toBeNull();
  },
);

test('a value is offered as the reader would type it', () => {
  expect(typedDecimal('0.10', 'de')).toBe('0,10');
  expect(typedDecimal('0.10', 'en')).toBe('0.10');
});
