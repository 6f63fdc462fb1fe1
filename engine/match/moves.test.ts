import { expect, test } from 'vitest';
import { limitedLoo } from '@/engine/loo/limited';
import { lobaDeMenos } from '@/engine/rummy/loba-de-menos';
import type { Entry, LogEntry } from './entries';
import type { AnyGame } from './game';
import { completeRules } from './house-rules';
import { whatItMoves } from './moves';
import { replay } from './replay';

const SEATS = ['ana', 'bea', 'cem', 'dov'];

function moved(game: AnyGame, log: readonly LogEntry[], correction: LogEntry) {
  const setup = {
    rules: completeRules(game.houseRules, {}),
    players: SEATS,
    seats: SEATS,
    dealer: 'ana',
  };
  const before = replay(game, setup, log);
  return whatItMoves(before, replay(game, setup, [...log, correction], before), game);
}

const hands = (bea: number, cem: number, dov: number): Entry => ({
  type: 'round',
  out: 'ana',
  hands: { bea, cem, dov },
});

/** Bea falls in the second round and re-enters. */
const EVENING: LogEntry[] = [
  hands(60, 20, 30),
  hands(45, 10, 10),
  { type: 'reenganche', player: 'bea' },
  hands(5, 5, 5),
];

test('a correction that undoes an elimination says so, and that the re-entry falls away', () => {
  const moves = moved(lobaDeMenos, EVENING, { type: 'amend', entry: 1, with: hands(50, 20, 30) });
  expect(moves.outs).toEqual([{ player: 'bea', round: 2, comes: false }]);
  expect(moves.reentries).toEqual([{ player: 'bea', entry: 3, comes: false }]);
  expect(moves.mend.map(({ entry, code, params }) => [entry, code, params.reason])).toEqual([
    [3, 'reenganche', 'late'],
  ]);
  expect(moves.totals).toEqual([{ player: 'bea', was: 45, becomes: 100 }]);
});

test('one that puts somebody else out says in which round', () => {
  const moves = moved(lobaDeMenos, EVENING, { type: 'amend', entry: 1, with: hands(60, 92, 30) });
  expect(moves.outs).toEqual([{ player: 'cem', round: 2, comes: true }]);
  expect(moves.reentries).toEqual([]);
});

test('a round taken out is not taken for one that others fell in', () => {
  const log: LogEntry[] = [hands(2, 2, 2), ...EVENING];
  const moves = moved(lobaDeMenos, log, { type: 'void', entry: 1 });
  expect(moves.outs).toEqual([]);
  expect(moves.totals.map(({ player }) => player)).toEqual(['bea', 'cem', 'dov']);
});

test('a game without points has neither totals nor eliminations', () => {
  const seats: LogEntry = { type: 'round', tricks: ['bea', 'bea', 'cem'] };
  const moves = moved(limitedLoo, [seats], {
    type: 'amend',
    entry: 1,
    with: { type: 'round', tricks: ['bea', 'cem', 'cem'] },
  });
  expect(moves).toMatchObject({ totals: [], outs: [], reentries: [] });
  expect(moves.nets.map(({ player }) => player)).toEqual(['bea', 'cem']);
});
