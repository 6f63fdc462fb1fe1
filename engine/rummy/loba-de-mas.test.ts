import { describe, expect, test } from 'vitest';
import type { LogEntry, RummyRound } from '@/engine/match/entries';
import { lobaDeMas } from './loba-de-mas';
import { night } from './testing';

const SEATS = ['ana', 'bea'];
const LAID = [
  ['4C', '5C', '6C'],
  ['7S', '7H', '7D'],
  ['2C', '2H', '2D'],
];

function play(log: readonly LogEntry[], rules: object = {}, seats: readonly string[] = SEATS) {
  return night({ game: lobaDeMas, seats, rules, others: ['eva'] }, log);
}

function one(round: Partial<RummyRound>, rules: object = {}) {
  const told = play([{ type: 'round', out: 'ana', ...round }], rules);
  return { ...told, codes: told.problems.map((problem) => problem.replace(/^1 /, '')) };
}

const scores = (ana: number | string, bea: number | string, out = 'ana'): LogEntry => ({
  type: 'round',
  out,
  points: { ana, bea },
});

describe('what a round is worth', () => {
  test('figures and five for each, to who goes out (rules/loba.md, last example)', () => {
    expect(one({ melds: { ana: LAID } }).totals).toEqual({ ana: 57, bea: 0 });
    expect(one({ melds: { ana: LAID } }, { goingOut: 0 }).totals.ana).toBe(42);
  });

  test('a four-suit pierna counts twice for going out', () => {
    const melds = {
      ana: [
        ['7S', '7H', '7D', '7C'],
        ['4C', '5C', '6C'],
        ['2C', '2H', '2D'],
      ],
    };
    expect(one({ melds }, { fourPierna: true }).totals.ana).toBe(28 + 15 + 6 + 20);
    expect(one({ melds }).totals.ana).toBe(28 + 15 + 6 + 15);
    expect(one({ melds, out: 'bea' }, { fourPierna: true }).totals.ana).toBe(49);
  });

  test('a wild card by the table, or as what it replaces', () => {
    const melds = { ana: [['4C', 'JK', '6C'], ...LAID.slice(1)] };
    expect(one({ melds }).totals.ana).toBe(35 + 21 + 6 + 15);
    expect(one({ melds }, { wildValue: 'replaced' }).totals.ana).toBe(57);
  });

  test('whole points, as a number or a sum, may be negative', () => {
    expect(one({ points: { ana: '40+17', bea: -12 } }).totals).toEqual({ ana: 57, bea: -12 });
  });

  test.each([
    ['neither', {}, {}, ['hands /points', 'hands /points']],
    ['points of some', { points: { ana: 57 } }, {}, ['hands /points']],
    ['both, equal', { melds: { ana: LAID }, points: { ana: 57, bea: 0 } }, {}, []],
    [
      'both, different',
      { melds: { ana: LAID }, points: { ana: 56, bea: 0 } },
      {},
      ['points-disagree /points/ana'],
    ],
    [
      'figures without the hand that is subtracted',
      { melds: { ana: LAID } },
      { handSubtracted: true },
      ['hands /hands'],
    ],
    [
      'points that have it subtracted',
      { points: { ana: 57, bea: -20 } },
      { handSubtracted: true },
      [],
    ],
    [
      'a hand of who went out',
      { melds: { ana: LAID }, hands: { ana: 2 } },
      {},
      ['hands /hands/ana'],
    ],
    [
      'an impossible hand',
      { melds: { ana: LAID }, hands: { bea: 176 } },
      {},
      ['hand-points /hands/bea'],
    ],
    ['no figure', { melds: { ana: LAID.concat([['KS', 'AS', '2S']]) } }, {}, ['meld /melds/ana/3']],
    ['going out with nothing laid', { melds: { bea: [] } }, {}, ['card-count-unusual /melds/ana']],
    [
      'more than nine cards',
      { melds: { ana: LAID, bea: [['9S', '9H', '9D']] }, hands: { bea: ['KH'] } },
      {},
      ['card-count-unusual /hands/bea'],
    ],
    ['beyond all counting', { points: { ana: '9'.repeat(30), bea: 0 } }, {}, ['too-large /points']],
    ['a blocked round', { out: null, points: { ana: 1, bea: 2 } }, {}, ['blocked /out']],
    [
      'a blocked round that counts',
      { out: null, points: { ana: 1, bea: 2 } },
      { blocked: 'all-score' },
      [],
    ],
  ])('%s', (_, round, rules, expected) => {
    expect(one(round, rules).codes).toEqual(expected);
  });

  test('twos are wild in Uruguay, and worth 25', () => {
    const melds = {
      ana: [
        ['4C', '2H', '6C'],
        ['7S', '7H', '7D'],
        ['9S', '9H', '9D'],
      ],
    };
    expect(one({ melds }, { values: 'uruguay' }).totals.ana).toBe(35 + 21 + 27 + 15);
    expect(one({ melds }, { values: 'uruguay', picos: false }).codes).toEqual([
      'meld /melds/ana/0',
    ]);
  });
});

describe('the end', () => {
  test('the highest at or over the target wins the pot', () => {
    const told = play([scores(150, 161)], { stake: 5 });
    expect(told).toMatchObject({ status: 'won', net: { ana: '-5', bea: '5' } });
    expect(play([scores(149, 20)]).status).toBe('open');
  });

  test('equal highest totals play on, until one stands alone', () => {
    const even = scores(155, 155);
    expect(play([even]).status).toBe('open');
    expect(play([even, scores(10, 10)]).status).toBe('open');
    expect(play([even, scores(0, 1)]).summary.winners).toEqual(['bea']);
    expect(play([even], { tie: 'split', stake: 3 })).toMatchObject({
      status: 'won',
      summary: { winners: ['ana', 'bea'] },
      net: { ana: '0', bea: '0' },
    });
  });

  test('leaving ends it when one is left, or leads a play-off alone', () => {
    expect(play([{ type: 'leave', player: 'ana' }]).summary.winners).toEqual(['bea']);
    const round: LogEntry = { type: 'round', out: 'ana', points: { ana: 155, bea: 155, cem: 3 } };
    const told = play([round, { type: 'leave', player: 'ana' }], {}, ['ana', 'bea', 'cem']);
    expect(told.summary.winners).toEqual(['bea']);
  });

  test('there is nothing to re-enter', () => {
    const told = play([scores(10, 20), { type: 'reenganche', player: 'ana' }]);
    expect(told.problems).toEqual(['2 reenganche ']);
    expect(told.summary).toMatchObject({ mayReenter: [], reentryScore: null });
  });
});

test('a newcomer enters at the lowest total, where the house lets him', () => {
  const log = [scores(60, 40), { type: 'join', player: 'eva' } as const];
  expect(play(log, { lateEntry: 'lowest' }).totals.eva).toBe(40);
  expect(play(log).problems).toEqual(['2 late-entry ']);
});
