import { expect, test } from 'vitest';
import { nightDate } from './night-date';

const at = (time: string, zone = 'UTC') => nightDate(new Date(time), zone);

test('a night that begins in the evening has the date of that evening', () => {
  expect(at('2026-11-26T20:15:00Z')).toBe('2026-11-26');
});

test('a night that begins after midnight still belongs to the evening before', () => {
  expect(at('2026-11-27T01:30:00Z')).toBe('2026-11-26');
  expect(at('2027-01-01T00:05:00Z')).toBe('2026-12-31');
});

test('at noon the new day begins', () => {
  expect(at('2026-11-27T11:59:00Z')).toBe('2026-11-26');
  expect(at('2026-11-27T12:00:00Z')).toBe('2026-11-27');
});

test('the clock of the club counts, not the server’s', () => {
  expect(at('2026-11-27T02:00:00Z', 'America/Montevideo')).toBe('2026-11-26');
  expect(at('2026-11-27T02:00:00Z', 'Pacific/Auckland')).toBe('2026-11-27');
});
