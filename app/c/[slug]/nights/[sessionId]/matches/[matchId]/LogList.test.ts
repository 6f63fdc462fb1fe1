import { expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import { fatesOf } from './LogList';

const round = { type: 'round' as const, tricks: ['p1', 'p1', 'p2'] };

function fates(...log: LogEntry[]) {
  return [...fatesOf(log.map((entry, index) => ({ number: index + 1, entry })))];
}

test('an entry that was taken out says by which', () => {
  expect(fates(round, { type: 'void', entry: 1 })).toEqual([[1, { by: 2, taken: true }]]);
});

test('a second correction replaces the first, not the entry once more', () => {
  const log = fates(
    round,
    { type: 'amend', entry: 1, with: round },
    { type: 'amend', entry: 1, with: round },
  );
  expect(log).toEqual([
    [1, { by: 2, taken: false }],
    [2, { by: 3, taken: false }],
  ]);
});

test('what was brought back stands in the correction that brought it', () => {
  const log = fates(round, { type: 'void', entry: 1 }, { type: 'amend', entry: 1, with: round });
  expect(log).toEqual([[1, { by: 2, taken: true }]]);
});

test('a forgotten round that was put in can itself be taken out', () => {
  const log = fates(round, { type: 'insert', before: 1, with: round }, { type: 'void', entry: 2 });
  expect(log).toEqual([[2, { by: 3, taken: true }]]);
});
