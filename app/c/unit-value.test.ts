import { expect, test } from 'vitest';
import { unitField, unitMoney } from './unit-value';

test('a unit of ten cents is written as money', () => {
  expect(unitMoney('1/10', 'EUR', 'en')).toBe('€0.10');
  expect(unitMoney('0.10', 'EUR', 'de')).toBe('0,10\u00a0€');
  expect(unitMoney('50', 'CLP', 'en')).toBe('CLP\u00a050');
});

test('a unit finer than a cent keeps its exact value', () => {
  expect(unitMoney('1/200', 'EUR', 'en')).toBe('0.005 EUR');
  expect(unitMoney('0.005', 'EUR', 'de')).toBe('0,005 EUR');
  expect(unitMoney('0.3', 'CLP', 'es')).toBe('0,3 CLP');
  expect(unitField('1/200', 'EUR', 'en')).toBe('0.005');
});

test('a field offers the value with the digits of its currency', () => {
  expect(unitField('1/10', 'EUR', 'de')).toBe('0,10');
  expect(unitField('1', 'CLP', 'en')).toBe('1');
  expect(unitField('1', null, 'en')).toBe('1');
});
