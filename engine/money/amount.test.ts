import { describe, expect, test } from 'vitest';
import { amount, amountText, isWhole, readAmount, sum, ZERO } from './amount';

describe('an amount as the document writes it (format.md, "Numbers")', () => {
  test.each([
    [3, '3'],
    [-3, '-3'],
    [0, '0'],
    [-0, '0'],
    ['7', '7'],
    ['-7', '-7'],
    ['007', '7'],
    ['2.5', '5/2'],
    ['-0.10', '-1/10'],
    ['6/4', '3/2'],
    ['-7/3', '-7/3'],
    ['4/2', '2'],
    ['0/5', '0'],
    ['1/010', '1/10'],
    ['10000000000000000000001/3', '10000000000000000000001/3'],
  ])('%s is %s', (input, text) => {
    const value = readAmount(input);
    expect(value && amountText(value)).toBe(text);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    'a1',
    '1a',
    '+1',
    '--1',
    '-',
    '.5',
    '5.',
    '1.2.3',
    '1/2/3',
    '1/',
    '/2',
    '1/-2',
    '1.5/2',
    '1/2.5',
    '1/0',
    '1/000',
    '1e3',
    '0x10',
    '1_000',
    '1,5',
    '٣',
    'NaN',
    'Infinity',
    '1(3)',
  ])('“%s” is none', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  test.each([1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('%s is none', (number) => {
    expect(readAmount(number)).toBeNull();
  });

  test('that has been accepted must be one', () => {
    expect(() => amount('1/0')).toThrow(new RangeError('not an amount: 1/0'));
  });
});

test('whole is what has no part of a unit', () => {
  expect(['4/2', '-3', '0'].every((text) => isWhole(amount(text)))).toBe(true);
  expect(['1/2', '-0.1'].some((text) => isWhole(amount(text)))).toBe(false);
});

test('a sum of nothing is nothing, and thirds add up', () => {
  expect(amountText(sum([]))).toBe('0');
  expect(sum([amount('1/3'), amount('1/3'), amount('1/3')]).equals(1)).toBe(true);
  expect(amountText(ZERO)).toBe('0');
});
