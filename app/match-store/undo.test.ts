import { expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import { lastDeed, redoing, undoing } from './undo';

const round = (...tricks: string[]) => ({ type: 'round' as const, tricks });

function undo(log: LogEntry[]): LogEntry | null {
  const deed = lastDeed(log);
  return deed && undoing(deed);
}

test('nothing done, nothing to take back', () => {
  expect(lastDeed([])).toBeNull();
});

test('undo voids the newest round, and undoing again the one before it', () => {
  const log: LogEntry[] = [round('a'), round('b')];
  expect(undo(log)).toEqual({ type: 'void', entry: 2 });
  expect(undo([...log, { type: 'void', entry: 2 }])).toEqual({ type: 'void', entry: 1 });
});

test('an undo that is undone brings the round back, and can be taken back as before', () => {
  const log: LogEntry[] = [round('a')];
  const deed = lastDeed(log);
  if (!deed) throw new Error('nothing was done');
  const undone: LogEntry[] = [...log, undoing(deed), redoing(deed)];
  expect(undone.at(-1)).toEqual({ type: 'amend', entry: 1, with: round('a') });
  expect(undo(undone)).toEqual({ type: 'void', entry: 1 });
});

test('undo after a correction takes the correction back, not the newest round', () => {
  const log: LogEntry[] = [round('a'), round('b'), { type: 'amend', entry: 1, with: round('c') }];
  const back = undo(log);
  expect(back).toEqual({ type: 'amend', entry: 1, with: round('a') });
  expect(undo([...log, ...(back ? [back] : [])])).toEqual({ type: 'void', entry: 2 });
});

test('a round taken out in the middle is brought back by undo', () => {
  const log: LogEntry[] = [round('a'), round('b'), { type: 'void', entry: 1 }];
  expect(undo(log)).toEqual({ type: 'amend', entry: 1, with: round('a') });
});

test('a text whose keys the database put in another order is the same text', () => {
  const log: LogEntry[] = [
    { type: 'round', tricks: ['a'], dealer: 'b' },
    { type: 'amend', entry: 1, with: round('c') },
    { type: 'amend', entry: 1, with: { dealer: 'b', tricks: ['a'], type: 'round' } },
  ];
  expect(undo(log)).toEqual({ type: 'void', entry: 1 });
});

test('the close can be taken back', () => {
  expect(undo([round('a'), { type: 'close' }])).toEqual({ type: 'void', entry: 2 });
});
