import { expect, test } from 'vitest';
import { byNet, moneyText, unitsText } from './amounts';

test('a night for money is written in money', () => {
  expect(moneyText('-240', 'EUR', 'en', { signed: true })).toBe('\u2212€2.40');
});

test('a night for units alone counts whole units, and shows what rounding left of others', () => {
  expect(moneyText('-300', null, 'en', { signed: true })).toBe('\u22123');
  expect(moneyText('1200', null, 'en')).toBe('12');
  expect(moneyText('233', null, 'de')).toBe('2,33');
  expect(moneyText('0', null, 'en')).toBe('0');
  expect(unitsText('7/3', 'en')).toBe('+2\u202f⅓');
});

test('who won most comes first, exactly, and equals keep their order', () => {
  const lines = [
    { name: 'Ana', units: '-1/3' },
    { name: 'Bea', units: '7/3' },
    { name: 'Cem', units: '7/3' },
    { name: 'Dov', units: '-13/3' },
  ];
  expect(byNet(lines).map(({ name }) => name)).toEqual(['Bea', 'Cem', 'Ana', 'Dov']);
});
