import { expect, test } from 'vitest';
import { repeated } from './repeat';

test('every week and every second week, over the end of the year and a leap day', () => {
  expect(repeated('2026-12-18', 'weekly', 3)).toEqual(['2026-12-18', '2026-12-25', '2027-01-01']);
  expect(repeated('2028-02-18', 'fortnightly', 3)).toEqual([
    '2028-02-18',
    '2028-03-03',
    '2028-03-17',
  ]);
});

test('the second Friday of each month stays the second', () => {
  expect(repeated('2026-11-13', 'monthly', 4)).toEqual([
    '2026-11-13',
    '2026-12-11',
    '2027-01-08',
    '2027-02-12',
  ]);
});

test('a fifth Monday is the last one in a month that has four', () => {
  expect(repeated('2026-11-30', 'monthly', 5)).toEqual([
    '2026-11-30',
    '2026-12-28',
    '2027-01-25',
    '2027-02-22',
    '2027-03-29',
  ]);
});

test('once is once', () => {
  expect(repeated('2026-11-26', 'once', 6)).toEqual(['2026-11-26']);
});
