import { expect, test } from 'vitest';
import { readMinor, typedMinor } from './minor';

test('what is typed is read to the cent, and no finer', () => {
  expect(readMinor('12,5', 'EUR')).toBe('1250');
  expect(readMinor('0.01', 'EUR')).toBe('1');
  expect(readMinor('0.001', 'EUR')).toBeNull();
  expect(readMinor('0', 'EUR')).toBeNull();
  expect(readMinor('1500', 'CLP')).toBe('1500');
  expect(readMinor('1500,5', 'CLP')).toBeNull();
});

test('and written as it would be typed', () => {
  expect(typedMinor('5', 'EUR')).toBe('0.05');
  expect(typedMinor('1250', 'EUR')).toBe('12.50');
  expect(typedMinor('1500', 'CLP')).toBe('1500');
});
