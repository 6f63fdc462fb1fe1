import { expect, test } from 'vitest';
import type { BoardMatch, BoardSeat } from '@/server/board/match';
import { renderFragment } from './render';

const seat = (name: string, more: Partial<BoardSeat> = {}): BoardSeat => ({
  name,
  net: '0',
  total: null,
  state: 'in',
  reenganches: 0,
  deals: false,
  won: false,
  ...more,
});

const LOO: BoardMatch = {
  game: 'five-card-loo',
  table: 1,
  status: 'open',
  pot: '12',
  next: { round: 3, dealer: 'Bea', kind: 'double' },
  seats: [seat('Ana', { net: '-7/3' }), seat('Bea', { net: '7/3', deals: true })],
  last: { kind: 'loo', tricks: [{ name: 'Bea', count: 5 }], looed: ['Ana'], taker: null },
};

const LOBA: BoardMatch = {
  game: 'loba-de-menos',
  table: 2,
  status: 'open',
  pot: null,
  next: { round: 5, dealer: 'Cem', kind: null },
  seats: [
    seat('Cem', { total: 44, deals: true }),
    seat('Dov', { total: 107, state: 'out' }),
    seat('Eva', { total: 80, reenganches: 2 }),
  ],
  last: {
    kind: 'rummy',
    wentOut: 'Cem',
    points: [
      { name: 'Cem', points: 0 },
      { name: 'Dov', points: 31 },
      { name: 'Eva', points: 8 },
    ],
    out: ['Dov'],
  },
};

/** As a screen reader would read it: without tags, and without the spaces of the markup. */
async function read(matches: readonly BoardMatch[]): Promise<string> {
  const view = { club: 'Club', locale: 'en', date: '2026-11-28', version: 1, matches };
  return (await renderFragment(view)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('two tables stand side by side, each with its number and its game', async () => {
  const text = await read([LOO, LOBA]);
  expect(text).toContain('Table 1 · Five-card Loo');
  expect(text).toContain('Table 2 · Loba de Menos');
});

test('Loo shows its pot and units, Loba its totals, who is out and who came back', async () => {
  expect(await read([LOO])).toMatch(
    /Pot · Double 12 Round 3 · Bea deals Last: Bea 5 tricks, Ana looed/,
  );
  const loba = await read([LOBA]);
  expect(loba).toContain(
    'Round 5 · Cem deals Last: Cem went out, Dov out of the match · Dov 31, Eva 8',
  );
  expect(loba).toMatch(/Cem D 44 Dov out 107 Eva re-entered 2× 80/);
  expect(loba).not.toContain('Pot');
});

test('four or more who are looed are counted, three are named', async () => {
  const last = { kind: 'loo' as const, tricks: [], taker: 'Bea' };
  const three = await read([{ ...LOO, last: { ...last, looed: ['Ana', 'Cem', 'Dov'] } }]);
  expect(three).toContain('Bea took the pot unplayed, Ana, Cem, Dov looed');
  const four = await read([{ ...LOO, last: { ...last, looed: ['Ana', 'Cem', 'Dov', 'Eva'] } }]);
  expect(four).toContain('Bea took the pot unplayed, 4 looed');
});

test('a match that was won names its winner', async () => {
  const seats = [seat('Cem', { total: 44, won: true }), seat('Dov', { total: 107, state: 'out' })];
  const text = await read([{ ...LOBA, status: 'won', next: null, last: null, seats }]);
  expect(text).toContain('Cem has won.');
  expect(text).toContain('Cem winner 44');
});
