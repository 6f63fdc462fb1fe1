import { expect, test } from 'vitest';
import { nightDay } from './night-day';

const now = new Date('2026-12-03T20:00:00Z');

test('a night of this year is called by its weekday', () => {
  expect(nightDay('2026-11-26', 'de', now)).toBe('Donnerstag, 26.\u00a0November');
  expect(nightDay('2026-11-26', 'es', now)).toBe('Jueves, 26\u00a0de\u00a0noviembre');
});

test('a night of another year is called by its year', () => {
  expect(nightDay('2025-11-26', 'de', now)).toBe('26.\u00a0November 2025');
});
