import { expect, test } from 'vitest';
import type { OutboxItem } from './types';
import { countedBy } from './waiting';

const AT = { address: '/c/club/nights/night/matches/one', date: '2026-11-26', name: null };

function item(matchId: string, enteredAt: number, more: Partial<OutboxItem> = {}): OutboxItem {
  const entry = { type: 'round' as const, tricks: [] };
  return {
    clientId: `${matchId}-${enteredAt}`,
    matchId,
    entry,
    place: 1,
    seen: 0,
    enteredAt,
    ...more,
  };
}

test('what waits is counted by match, the longest waiting first', () => {
  const items = [item('two', 5), item('one', 3, { at: AT }), item('two', 1), item('two', 9)];
  expect(countedBy(items)).toEqual([
    { matchId: 'two', count: 3, at: null },
    { matchId: 'one', count: 1, at: AT },
  ]);
});

test('where a match is, any of its entries says', () => {
  expect(countedBy([item('one', 1), item('one', 2, { at: AT })])[0]?.at).toEqual(AT);
});
