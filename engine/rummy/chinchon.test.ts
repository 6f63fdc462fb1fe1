import { describe, expect, test } from 'vitest';
import type { LogEntry, RummyRound } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { chinchon } from './chinchon';
import { CHINCHON_RULES, type ChinchonRules } from './chinchon-rules';
import { night } from './testing';
import { holdsFigure, mostUnmatched } from './unmatched';

const SEATS = ['ana', 'bruno', 'carlos'];

function play(log: readonly LogEntry[], rules: object = {}, seats: readonly string[] = SEATS) {
  return night({ game: chinchon, seats, rules, others: ['eva'] }, log);
}

function one(round: Partial<RummyRound>, rules: object = {}, seats: readonly string[] = SEATS) {
  const told = play([{ type: 'round', closer: 'ana', ...round }], rules, seats);
  return { ...told, codes: told.problems.map((problem) => problem.replace(/^1 /, '')) };
}

const HANDS = { bruno: 20, carlos: 30 };

describe('who closes, and with what', () => {
  test.each([
    ['nobody', { closer: undefined, hands: HANDS }, {}, ['out /closer']],
    ['no blocked round', { closer: null, hands: { ...HANDS, ana: 3 } }, {}, ['blocked /closer']],
    ['nothing kept', { hands: HANDS }, {}, []],
    ['five kept', { hands: { ...HANDS, ana: 5 } }, {}, []],
    ['six kept', { hands: { ...HANDS, ana: 6 } }, {}, ['close-at /hands/ana']],
    ['six, where the house allows it', { hands: { ...HANDS, ana: 6 } }, { closeAt: 6 }, []],
    ['a hand is missing', { hands: { bruno: 20 } }, {}, ['hands /hands']],
    ['nothing unmatched', { hands: { bruno: 0, carlos: [] } }, {}, []],
    ['68', { hands: { bruno: 68, carlos: 1 } }, {}, ['hand-points /hands/bruno']],
    [
      '70: a figure was overlooked',
      { hands: { bruno: 70, carlos: 1 } },
      {},
      ['meld-overlooked /hands/bruno'],
    ],
    ['67', { hands: { bruno: 67, carlos: 1 } }, {}, []],
    [
      'twelve figures, not fourteen',
      { hands: { bruno: 70, carlos: 70 } },
      {},
      ['hand-points /hands'],
    ],
    [
      'an eight in a pack of 40',
      { hands: { bruno: ['8O'], carlos: 1 } },
      {},
      ['no-such-card /hands/bruno/0'],
    ],
    ['an eight in a pack of 48', { hands: { bruno: ['8O'], carlos: 1 } }, { deck: 48 }, []],
    [
      'a joker where there is none',
      { hands: { bruno: ['JK'], carlos: 1 } },
      {},
      ['no-such-card /hands/bruno/0'],
    ],
    [
      'one ace twice',
      { hands: { bruno: ['1O'], carlos: ['1O'] } },
      {},
      ['no-such-card /hands/carlos/0'],
    ],
    ['one ace twice, two packs', { hands: { bruno: ['1O'], carlos: ['1O'] } }, { packs: 2 }, []],
    [
      'three sotas left over',
      { hands: { bruno: ['10O', '10C', '10E'], carlos: 1 } },
      {},
      ['meld-overlooked /hands/bruno'],
    ],
  ] as const)('%s', (_, round, rules, expected) => {
    expect(one(round as Partial<RummyRound>, rules).codes).toEqual(expected);
  });

  test.each([
    ['10-10-10', 30],
    ['10-11-12', 33],
    ['8-9-10', 27],
  ])('figures of %s', (figures, points) => {
    expect(
      one({ hands: { bruno: ['10O', '11C', '12E'], carlos: 1 } }, { figures }).totals.bruno,
    ).toBe(points);
  });

  test('a joker has the value the house gives it', () => {
    const hands = { bruno: ['JK', '1O'], carlos: 1 };
    expect(one({ hands }, { jokers: 1 }).totals.bruno).toBe(26);
    expect(one({ hands }, { jokers: 2, jokerValue: 50 }).totals.bruno).toBe(51);
  });
});

describe('all seven melded', () => {
  test.each([
    ['the closer', { allMelded: 'ana', hands: HANDS }, {}, []],
    [
      'with something kept',
      { allMelded: 'ana', hands: { ...HANDS, ana: 2 } },
      {},
      ['all-melded /allMelded'],
    ],
    [
      'another',
      { allMelded: ['ana', 'bruno'], hands: { bruno: 0, carlos: 30 } },
      {},
      ['all-melded /allMelded/1'],
    ],
    [
      'another, where it counts for everyone',
      { allMelded: ['ana', 'bruno'], hands: { bruno: 0, carlos: 30 } },
      { allMeldedFor: 'everyone' },
      [],
    ],
    [
      'where it is worth nothing',
      { allMelded: 'ana', hands: HANDS },
      { allMelded: 0 },
      ['no-effect /allMelded'],
    ],
    [
      'a stranger',
      { allMelded: 'zoe', hands: HANDS },
      {},
      ['not-seated /allMelded', 'all-melded /allMelded'],
    ],
  ])('%s', (_, round, rules, expected) => {
    expect(one(round, rules).codes).toEqual(expected);
  });

  test('takes ten off, not below a floor', () => {
    const round = { allMelded: 'ana', hands: HANDS };
    expect(one(round).totals.ana).toBe(-10);
    expect(one(round, { allMelded: -25 }).totals.ana).toBe(-25);
    expect(one(round, { floor: 0 }).totals.ana).toBe(0);
  });
});

describe('chinchón', () => {
  test('wins the match at once, also for who did not close', () => {
    const told = one(
      { chinchon: 'bruno', hands: { ana: 2, carlos: 30 } },
      { stake: 2, roundFee: 1 },
    );
    expect(told).toMatchObject({
      status: 'won',
      net: { bruno: '6', ana: '-3' },
      totals: { carlos: 30 },
    });
  });

  test('is worth points instead of the all-melded bonus, where the house says so', () => {
    const round = { chinchon: 'ana', allMelded: 'ana', hands: HANDS };
    expect(one(round, { chinchon: -50 })).toMatchObject({ status: 'open', totals: { ana: -50 } });
  });

  test('leaves nothing in the hand', () => {
    expect(one({ chinchon: 'bruno', hands: HANDS }).codes).toEqual(['chinchon /chinchon']);
  });
});

describe('how a match ends', () => {
  test('the closer can bust too; when nobody is left the lowest total wins', () => {
    const bust: LogEntry[] = [
      { type: 'round', closer: 'carlos', hands: { ana: 60, bruno: 60, carlos: 5 } },
      { type: 'round', closer: 'ana', hands: { ana: 5, bruno: 10, carlos: 65 } },
    ];
    expect(play(bust, { limit: 65, stake: 2 })).toMatchObject({
      status: 'won',
      summary: { winners: ['ana'] },
      totals: { ana: 65, bruno: 70, carlos: 70 },
    });
  });

  test('everybody who played pays his points to the winner, also who is out or left', () => {
    const log: LogEntry[] = [
      { type: 'round', closer: 'ana', hands: { bruno: 20, carlos: 30, diana: 5 } },
      { type: 'leave', player: 'carlos' },
      { type: 'round', closer: 'ana', chinchon: 'ana', hands: { bruno: 10, diana: 0 } },
    ];
    const told = play(log, { prize: 'sum-of-points', stake: 1 }, [
      'ana',
      'bruno',
      'carlos',
      'diana',
    ]);
    expect(told.net).toEqual({ ana: '68', bruno: '-31', carlos: '-31', diana: '-6' });
    const closed = play([log[0]!, { type: 'close' }], { prize: 'sum-of-points' }, [
      'ana',
      'bruno',
      'carlos',
      'diana',
    ]);
    expect(closed.net.ana).toBe('0');
  });

  test('who came late and has not played pays no points, and nobody pays a total below zero', () => {
    const log: LogEntry[] = [
      { type: 'round', closer: 'ana', allMelded: 'ana', hands: { bruno: 20, carlos: 30 } },
      { type: 'join', player: 'eva' },
      { type: 'leave', player: 'eva' },
      { type: 'round', closer: 'bruno', chinchon: 'bruno', hands: { ana: 3, carlos: 1 } },
    ];
    const told = play(log, { prize: 'sum-of-points', stake: 0, lateEntry: 'highest-free' });
    expect(told.net).toEqual({ ana: '0', bruno: '31', carlos: '-31', eva: '0' });
  });

  test('the next seat deals', () => {
    expect(one({ closer: 'carlos', hands: { ana: 5, bruno: 5 } }).dealer).toBe('bruno');
  });
});

describe('how many the pack serves', () => {
  const many = Array.from({ length: 9 }, (_, index) => `p${index}`);
  test.each([
    [5, {}, []],
    [6, {}, ['players ']],
    [6, { deck: 48 }, ['seats-unusual ']],
    [7, { deck: 48 }, ['players ']],
    [8, { packs: 2 }, ['seats-unusual ']],
    [9, { packs: 2, deck: 48 }, ['players ']],
  ])('%i with %j', (count, rules, expected) => {
    const hands = Object.fromEntries(many.slice(1, count).map((player) => [player, 10]));
    expect(one({ closer: 'p0', hands }, rules, many.slice(0, count)).codes).toEqual(expected);
  });

  test('nobody joins beyond', () => {
    const told = play(
      [{ type: 'join', player: 'eva' }],
      { lateEntry: 'highest-free' },
      many.slice(0, 5),
    );
    expect(told.problems).toEqual(['1 players ']);
  });
});

describe('what cannot be left over without a figure in it', () => {
  const rules = (written: object) => completeRules(CHINCHON_RULES, written) as ChinchonRules;
  test('more than 67 with 40 cards and figures of ten (rules/loba.md)', () => {
    expect(mostUnmatched(rules({}))).toBe(67);
    expect(mostUnmatched(rules({ jokers: 1 }))).toBe(Infinity);
  });

  test.each([
    ['1O 1C 1E', true],
    ['1O 1C 1O', false],
    ['7O 10O 11O', true],
    ['12O 1O 2O', false],
    ['5B 6B', false],
    ['5B 6B JK', true],
    ['5B 7B JK', true],
    ['5B JK JK', false],
  ])('%s', (cards, expected) => {
    expect(holdsFigure(rules({ jokers: 2 }), cards.split(' '))).toBe(expected);
  });
});
