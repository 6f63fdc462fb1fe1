import { describe, expect, test } from 'vitest';
import type { RummyRound } from '@/engine/match/entries';
import { lobaDeMenos } from './loba-de-menos';
import { type Night, night } from './testing';

const SEATS = ['ana', 'bea', 'cem'];

function one(round: Partial<RummyRound>, rules: object = {}, seats: readonly string[] = SEATS) {
  return night({ game: lobaDeMenos, seats, rules }, [{ type: 'round', ...round }]);
}

function codes({ problems }: Night): string[] {
  return problems.map((problem) => problem.replace(/^1 /, ''));
}

const OUT = { out: 'ana', hands: { bea: 20, cem: 30 } };

describe('who goes out', () => {
  test.each([
    ['nobody is named', { hands: OUT.hands }, ['out /out']],
    ['a blocked round', { ...OUT, out: null }, ['hands /hands', 'blocked /out']],
    ['a stranger', { ...OUT, out: 'zoe' }, ['not-seated /out', 'out /out', 'hands /hands']],
    ['somebody has no hand', { out: 'ana', hands: { bea: 20 } }, ['hands /hands']],
    ['he who went out has one', { ...OUT, hands: { ...OUT.hands, ana: 5 } }, ['hands /hands/ana']],
    [
      'a stranger has one',
      { ...OUT, hands: { ...OUT.hands, zoe: 5 } },
      ['not-seated /hands/zoe', 'hands /hands/zoe'],
    ],
  ])('%s', (_, round, expected) => {
    const told = one(round);
    expect(codes(told)).toEqual(expected);
    expect(told.timeline.state.rounds).toBe(0);
  });

  test('nobody, where the house plays blocked rounds: all score, the next seat deals', () => {
    const round = { out: null, hands: { ana: 10, bea: 20, cem: 30 } };
    const told = one(round, { blocked: 'all-score' });
    expect(told.totals).toEqual({ ana: 10, bea: 20, cem: 30 });
    expect(told.dealer).toBe('bea');
  });

  test('all in one turn counts where the house says so, and needs somebody who did it', () => {
    expect(one({ ...OUT, oneTurn: true }, { oneTurn: -10 }).totals.ana).toBe(-10);
    expect(one({ ...OUT, oneTurn: true }, { oneTurn: -10, floor: 0 }).totals.ana).toBe(0);
    expect(codes(one({ ...OUT, oneTurn: true }))).toEqual(['no-effect /oneTurn']);
    const blocked = { out: null, oneTurn: true, hands: { ana: 9, bea: 20, cem: 30 } };
    expect(codes(one(blocked, { oneTurn: -10, blocked: 'all-score' }))).toEqual(['out /oneTurn']);
  });
});

describe('who deals', () => {
  test('whoever is named, with a warning when it is not his turn', () => {
    expect(codes(one({ ...OUT, dealer: 'cem' }))).toEqual(['dealer-out-of-turn /dealer']);
    expect(codes(one({ ...OUT, dealer: 'zoe' }))).toEqual(['not-seated /dealer']);
  });

  test('the next seat, where the house says so', () => {
    expect(one({ out: 'cem', hands: { ana: 5, bea: 5 } }, { nextDealer: 'next-seat' }).dealer).toBe(
      'bea',
    );
  });

  test('nobody who is out', () => {
    const seats = ['ana', 'bea', 'cem', 'dov'];
    const log = [
      { type: 'round', out: 'ana', hands: { bea: 102, cem: 5, dov: 5 } },
      { type: 'round', dealer: 'bea', out: 'ana', hands: { cem: 5, dov: 5 } },
    ] as const;
    expect(night({ game: lobaDeMenos, seats }, log).problems).toEqual(['2 dealer /dealer']);
    const turn = night({ game: lobaDeMenos, seats, rules: { nextDealer: 'next-seat' } }, [log[0]]);
    expect(turn.dealer).toBe('cem');
  });
});

describe('how many play', () => {
  const many = Array.from({ length: 12 }, (_, index) => `p${index}`);
  const round = (count: number) => ({
    out: 'p0',
    hands: Object.fromEntries(many.slice(1, count).map((player) => [player, 20])),
  });
  test.each([
    [5, []],
    [6, ['seats-unusual ']],
    [11, ['seats-unusual ']],
    [12, ['players ']],
  ])('%i', (count, expected) => {
    expect(codes(one(round(count), {}, many.slice(0, count)))).toEqual(expected);
  });
});

describe('hands', () => {
  test.each([
    ['a card no pack has', ['JK'], { jokers: 0 }, ['no-such-card /hands/bea/0']],
    ['three sevens of hearts', ['7H', '7H', '7H'], {}, ['no-such-card /hands/bea/2']],
    ['T is a ten, and the same one', ['TH', '10H', '10H'], {}, ['no-such-card /hands/bea/2']],
    ['no card', [], {}, ['hand-points /hands/bea']],
    ['nothing', 0, {}, ['hand-points /hands/bea']],
    ['a sum that no hand has', '100+72', {}, ['hand-points /hands/bea']],
    ['a sum', '25+15', {}, []],
    [
      'seven cards',
      ['2S', '3S', '4S', '5S', '6S', '7S', '8S'],
      {},
      ['card-count-unusual /hands/bea'],
    ],
    ['nine cards', ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'KS'], {}, []],
    [
      'ten',
      ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'KS', 'KH'],
      {},
      ['hand-points /hands/bea'],
    ],
  ] as const)('%s', (_, bea, rules, expected) => {
    expect(codes(one({ out: 'ana', hands: { bea, cem: 30 } }, rules))).toEqual(expected);
  });

  test('cards named in hands and figures are taken from the pack before points are sought in it', () => {
    const jokers = ['JK', 'JK', 'JK', 'JK'];
    const round = { out: 'ana', hands: { bea: jokers, cem: 175 } };
    expect(codes(one(round))).toEqual(['hand-points /hands/cem']);
    expect(codes(one({ ...round, hands: { bea: jokers, cem: 130 } }))).toEqual([]);
    expect(codes(one({ ...round, hands: { bea: jokers, cem: 131 } }))).toEqual([
      'hand-points /hands/cem',
    ]);
    const melds = {
      ana: [
        ['4C', 'JK', '6C'],
        ['KS', 'KH', 'KD'],
        ['7S', '7H', '7D'],
      ],
    };
    expect(codes(one({ out: 'ana', melds, hands: { bea: jokers, cem: 30 } }))).toEqual([
      'no-such-card /melds/ana/0/1',
    ]);
  });

  test('two possible hands that are not possible together', () => {
    expect(codes(one({ out: 'ana', hands: { bea: 141, cem: 140 } }))).toEqual([
      'hand-points /hands',
    ]);
  });
});

describe('figures', () => {
  const laid = [
    ['7S', '7H', '7D'],
    ['4C', '5C', '6C'],
    ['9D', '10D', 'JD'],
  ];
  test.each([
    ['right ones', { ana: laid }, { bea: 20, cem: 30 }, []],
    ['none', { ana: [['7S', '7H', '7S']] }, { bea: 20, cem: 30 }, ['meld /melds/ana/0']],
    [
      'of a stranger',
      { zoe: laid },
      { bea: 20, cem: 30 },
      ['not-seated /melds/zoe', 'meld /melds/zoe'],
    ],
    [
      'six cards beside one: 130',
      { bea: [laid[0]!] },
      { bea: 131, cem: 30 },
      ['hand-points /hands/bea'],
    ],
    [
      'more than 90 beside one',
      { bea: [laid[0]!] },
      { bea: 91, cem: 30 },
      ['points-unusual /hands/bea'],
    ],
    ['90 beside one', { bea: [laid[0]!] }, { bea: 90, cem: 30 }, []],
    [
      'three cards beside two: 75',
      { bea: laid.slice(0, 2) },
      { bea: 76, cem: 30 },
      ['hand-points /hands/bea'],
    ],
    ['no card beside three', { bea: laid }, { bea: 2, cem: 30 }, ['hand-points /hands/bea']],
    [
      'nine together',
      { bea: [laid[0]!] },
      { bea: ['KH', 'KD', 'QH', '9D', '8D', '7C'], cem: 30 },
      [],
    ],
    [
      'not nine together',
      { bea: [laid[0]!] },
      { bea: ['KH', 'KD'], cem: 30 },
      ['card-count-unusual /hands/bea'],
    ],
  ] as const)('%s', (_, melds, hands, expected) => {
    expect(codes(one({ out: 'ana', melds, hands })).sort()).toEqual([...expected].sort());
  });

  test('named cards beside a figure are worth no more than six can be', () => {
    const bea = ['JK', 'JK', 'JK', 'JK', 'AS', 'AH', 'AD'];
    const told = one({ out: 'ana', melds: { bea: [laid[0]!] }, hands: { bea, cem: 30 } });
    expect(codes(told)[0]).toBe('hand-points /hands/bea');
  });
});

describe('four-suit piernas', () => {
  const melds = { bea: [['7S', '7H', '7D', '7C']] };
  const rules = { fourPierna: true };
  test('each takes ten off, never below zero, and nothing off who went out', () => {
    expect(one({ ...OUT, melds }, rules).totals.bea).toBe(10);
    expect(
      one({ out: 'ana', fourPiernas: { bea: 2, ana: 1 }, hands: { bea: 15, cem: 30 } }, rules)
        .totals,
    ).toEqual({
      ana: 0,
      bea: 0,
      cem: 30,
    });
    expect(
      one({ ...OUT, fourPiernas: { bea: 1 }, hands: { bea: 4, cem: 30 } }, rules).totals.bea,
    ).toBe(0);
  });

  test.each([
    ['off', { fourPiernas: { bea: 1 } }, {}, ['no-effect /fourPiernas']],
    [
      'three do not fit',
      { fourPiernas: { bea: 3 } },
      rules,
      ['hand-points /hands/bea', 'four-piernas /fourPiernas/bea'],
    ],
    [
      'another count than the figures',
      { melds, fourPiernas: { bea: 2 } },
      rules,
      ['four-piernas /fourPiernas/bea'],
    ],
    [
      'eight cards laid leave one',
      { fourPiernas: { bea: 2 }, hands: { bea: 26, cem: 30 } },
      rules,
      ['hand-points /hands/bea'],
    ],
  ])('%s', (_, round, written, expected) => {
    expect(codes(one({ ...OUT, ...round }, written))).toEqual(expected);
  });
});

describe('con bazas', () => {
  const rules = { minFirstMeld: 50 };
  test.each([
    ['enough', { firstMeld: { ana: 52 } }, rules, []],
    ['too little', { firstMeld: { ana: 49 } }, rules, ['first-meld /firstMeld/ana']],
    ['off', { firstMeld: { ana: 52 } }, {}, ['no-effect /firstMeld']],
    [
      'who has laid holds six cards at most',
      { firstMeld: { bea: 52 }, hands: { bea: 131, cem: 30 } },
      rules,
      ['hand-points /hands/bea'],
    ],
    [
      'piernas were never worth more',
      { melds: { bea: [['7S', '7H', '7D']] } },
      rules,
      ['first-meld /melds/bea'],
    ],
    ['an escalera may have been', { melds: { bea: [['4C', '5C', '6C']] } }, rules, []],
  ])('%s', (_, round, written, expected) => {
    expect(codes(one({ ...OUT, ...round }, written))).toEqual(expected);
  });
});

describe('contrato', () => {
  const contract = [
    { piernas: 2, escaleras: 0 },
    { piernas: 1, escaleras: 1 },
  ];
  const rules = { limit: null, contract };
  const two = [
    ['7S', '7H', '7D'],
    ['KS', 'KH', 'KD'],
  ];
  const hands = { bea: 20, cem: 30 };
  test.each([
    ['met by who went out', { opened: ['ana'] }, []],
    ['not by who went out', { opened: ['bea'] }, ['contract /opened']],
    ['others have no figures', { opened: ['ana'], melds: { bea: two } }, ['contract /melds/bea']],
    ['met with figures', { opened: ['ana', 'bea'], melds: { bea: two } }, []],
    ['not met with figures', { melds: { bea: two.slice(1) } }, ['contract /melds/bea']],
    [
      'opened without a figure',
      { opened: ['ana', 'bea'], melds: { bea: [] } },
      ['contract /melds/bea'],
    ],
    [
      'two figures leave three cards',
      { opened: ['ana', 'bea'], hands: { bea: 76, cem: 30 } },
      ['hand-points /hands/bea'],
    ],
  ])('%s', (_, round, expected) => {
    expect(codes(one({ out: 'ana', hands, ...round }, rules))).toEqual(expected);
  });

  test('without a contract, who met it has no effect', () => {
    expect(codes(one({ ...OUT, opened: ['ana'] }))).toEqual(['no-effect /opened']);
  });

  test('wild twos that can be read both ways count as what is missing', () => {
    const melds = {
      bea: [
        ['2S', '2H', '2D'],
        ['7S', '7H', '7D'],
      ],
    };
    const asked = [{ piernas: 1, escaleras: 1 }];
    expect(codes(one({ ...OUT, melds }, { contract: asked, picos: true }))).toEqual([]);
    expect(codes(one({ ...OUT, melds }, { contract: asked }))).toEqual(['contract /melds/bea']);
  });

  test('after the last item the lowest total of those in wins, equal ones share', () => {
    const round = { type: 'round', out: 'ana', hands } as const;
    const told = (second: Partial<RummyRound>) =>
      night({ game: lobaDeMenos, seats: SEATS, rules: { ...rules, stake: 4 } }, [
        round,
        { type: 'round', ...second },
      ]);
    expect(told({ out: 'ana', hands })).toMatchObject({ status: 'won', net: { ana: '8' } });
    expect(told({ out: 'bea', hands: { ana: 20, cem: 3 } })).toMatchObject({
      status: 'won',
      summary: { winners: ['ana', 'bea'] },
      net: { ana: '2', bea: '2', cem: '-4' },
    });
  });
});
