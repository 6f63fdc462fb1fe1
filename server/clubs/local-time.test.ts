import { expect, test } from 'vitest';
import { localTime, momentAt, nightDate } from './local-time';

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

test.each([
  ['2026-11-26', '19:30', 'Europe/Berlin', '2026-11-26T18:30:00.000Z'],
  ['2026-07-02', '19:30', 'Europe/Berlin', '2026-07-02T17:30:00.000Z'],
  ['2026-12-31', '23:45', 'America/Montevideo', '2027-01-01T02:45:00.000Z'],
  ['2026-01-01', '00:15', 'Pacific/Kiritimati', '2025-12-31T10:15:00.000Z'],
  ['2026-05-05', '20:00', 'Asia/Kathmandu', '2026-05-05T14:15:00.000Z'],
  ['2026-05-05', '20:00', 'UTC', '2026-05-05T20:00:00.000Z'],
])('%s %s on the wall in %s is %s, and back', (date, time, zone, moment) => {
  expect(momentAt({ date, time }, zone).toISOString()).toBe(moment);
  expect(localTime(new Date(moment), zone)).toEqual({ date, time });
});

test('of the hour that comes twice it is the first, and the hour that is left out is moved on', () => {
  const berlin = (date: string, time: string) =>
    momentAt({ date, time }, 'Europe/Berlin').toISOString();
  expect(berlin('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(berlin('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(localTime(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin').time).toBe('03:30');
});
