import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import { lobaDeMenos } from './loba-de-menos';
import { night } from './testing';

const FOUR = ['ana', 'bea', 'cem', 'dov'];
const FEED = { stake: 10 };

/** A round in which these hands count and the first of the others went out. */
function round(out: string, hands: Record<string, number>): LogEntry {
  return { type: 'round', out, hands };
}

function play(log: readonly LogEntry[], rules: object = {}, seats: readonly string[] = FOUR) {
  return night({ game: lobaDeMenos, seats, rules, others: ['eva', 'fay'] }, log);
}

const enters = (player: string): LogEntry => ({ type: 'reenganche', player });
const leaves = (player: string): LogEntry => ({ type: 'leave', player });
const joins = (player: string, after?: string): LogEntry =>
  after === undefined ? { type: 'join', player } : { type: 'join', player, after };

describe('the limit', () => {
  test('may have to be exceeded', () => {
    const log = [round('dov', { ana: 101, bea: 2, cem: 3 })];
    expect(play(log).states.ana).toBe('out');
    expect(play(log, { limitRule: 'exceeds' }).states.ana).toBe('in');
    const over = [round('dov', { ana: 102, bea: 2, cem: 3 })];
    expect(play(over, { limitRule: 'exceeds' }).states.ana).toBe('out');
  });

  test('101 is out, 100 is not (rules/loba.md, first example)', () => {
    const told = play(
      [
        round('cem', { ana: 80, bea: 75 }),
        round('ana', { bea: 2, cem: 60 }),
        round('cem', { ana: 21, bea: 23 }),
      ],
      {},
      ['ana', 'bea', 'cem'],
    );
    expect(told.totals).toEqual({ ana: 101, bea: 100, cem: 60 });
    expect(told.states).toEqual({ ana: 'out', bea: 'in', cem: 'in' });
  });
});

describe('the reenganche', () => {
  const twoOut = [
    round('dov', { ana: 90, bea: 90, cem: 90 }),
    round('cem', { ana: 20, bea: 15, dov: 40 }),
  ];

  test('two out at once re-enter at the same score, and pay the stake again', () => {
    const told = play([...twoOut, enters('bea'), enters('ana')], FEED);
    expect(told.problems).toEqual([]);
    expect(told.totals).toEqual({ ana: 90, bea: 90, cem: 90, dov: 40 });
    expect(told.pot).toBe('60');
    expect(told.net).toMatchObject({ ana: '-20', bea: '-20', cem: '-10' });
  });

  test.each([
    ['twice', [...twoOut, enters('ana'), enters('ana')], 4],
    ['who is in', [...twoOut, enters('cem')], 3],
    ['after the next deal', [...twoOut, round('cem', { dov: 5 }), enters('ana')], 4],
    ['before anybody is out', [enters('ana')], 1],
  ])('is not due: %s', (_, log, entry) => {
    expect(play(log).problems).toEqual([`${entry} reenganche /player`]);
  });

  test('is for nobody who does not sit here', () => {
    expect(play([...twoOut, enters('eva')]).problems).toEqual(['3 not-seated /player']);
  });

  test('needs enough others', () => {
    expect(play(twoOut, { reenganche: { needs: 2 } }).summary.mayReenter).toEqual(['ana', 'bea']);
    const three = play([...twoOut, enters('ana')], { reenganche: { needs: 3 } });
    expect(three.summary).toMatchObject({ mayReenter: [], reentryScore: null });
    expect(three.problems).toEqual(['3 reenganche /player']);
  });

  test('with two players nobody ever re-enters under the default', () => {
    const told = play([round('ana', { bea: 102 })], {}, ['ana', 'bea']);
    expect(told).toMatchObject({ status: 'won', summary: { winners: ['ana'] } });
  });

  test('as often as the house says', () => {
    expect(play(twoOut, { reenganche: { max: 0 } }).summary.mayReenter).toEqual([]);
    const out = round('dov', { ana: 110, bea: 2, cem: 3 });
    const log = [out, enters('ana'), out, enters('ana'), out, enters('ana'), out];
    expect(play(log, { reenganche: { max: null } }).summary).toMatchObject({
      mayReenter: ['ana'],
      standings: [{ player: 'ana', reenganches: 3 }, {}, {}, {}],
    });
  });

  test.each([
    ['highest-in', 90],
    ['second-highest', 40],
    [77, 77],
  ])('scores %s', (score, expected) => {
    expect(play(twoOut, { reenganche: { score } }).summary.reentryScore).toBe(expected);
  });

  test('equal ones count one by one, and one alone is the highest', () => {
    const rules = { reenganche: { score: 'second-highest', needs: 1 } };
    expect(play([round('dov', { ana: 101, bea: 50, cem: 50 })], rules).summary.reentryScore).toBe(
      50,
    );
    const log = [round('bea', { ana: 20 }), round('ana', { bea: 110 })];
    expect(play(log, rules, ['ana', 'bea']).summary.reentryScore).toBe(20);
  });

  test('the score stays when somebody leaves, re-enters or pays a penalty', () => {
    const fine = { type: 'penalty', player: 'cem', amount: 3, to: 'pot' } as const;
    const told = play([...twoOut, fine, enters('bea'), leaves('cem'), enters('ana')]);
    expect(told.problems).toEqual([]);
    expect(told.totals.ana).toBe(90);
  });

  test('a refused round does not end the window', () => {
    expect(play([...twoOut, round('cem', {}), enters('ana')]).problems).toEqual(['3 hands /hands']);
  });
});

describe('the end', () => {
  test('the winner gets the stakes and the re-entry (rules/loba.md, fourth example)', () => {
    const log = [
      round('dov', { ana: 101, bea: 2, cem: 3 }),
      enters('ana'),
      round('dov', { ana: 100, bea: 2, cem: 3 }),
      round('dov', { bea: 100, cem: 3 }),
      round('dov', { cem: 100 }),
    ];
    const told = play(log, { ...FEED, reenganche: { max: 1 } });
    expect(told).toMatchObject({ status: 'won', pot: '0', dealer: null });
    expect(told.net).toEqual({ ana: '-20', bea: '-10', cem: '-10', dov: '40' });
  });

  const needsOne = { ...FEED, reenganche: { needs: 1 } };
  const lastOut = [round('ana', { bea: 101 })];

  test('one in and another who may re-enter: the match stays open, and a re-entry goes on', () => {
    const told = play([...lastOut, enters('bea')], needsOne, ['ana', 'bea']);
    expect(told).toMatchObject({ status: 'open', totals: { ana: 0, bea: 0 }, pot: '30' });
  });

  test('and a close then means declined', () => {
    const told = play([...lastOut, { type: 'close' }], needsOne, ['ana', 'bea']);
    expect(told).toMatchObject({ status: 'won', net: { ana: '10', bea: '-10' }, problems: [] });
    expect(told.summary).toMatchObject({ winners: ['ana'], mayReenter: [] });
  });

  test('so does his leaving; and a round needs two', () => {
    const told = play([...lastOut, round('ana', {}), leaves('bea')], needsOne, ['ana', 'bea']);
    expect(told.problems).toEqual(['2 players ']);
    expect(told).toMatchObject({ status: 'won', states: { bea: 'left' } });
  });

  test('nobody left after a blocked round: the lowest total wins, equal ones share', () => {
    const blocked = { type: 'round', out: null, hands: { ana: 110, bea: 105, cem: 105 } } as const;
    const told = play([blocked], { ...FEED, blocked: 'all-score' }, ['ana', 'bea', 'cem']);
    expect(told.summary.winners).toEqual(['bea', 'cem']);
    expect(told.net).toEqual({ ana: '-10', bea: '5', cem: '5' });
  });

  test('round fees go into the pot, from those in', () => {
    const told = play(
      [round('dov', { ana: 101, bea: 2, cem: 3 }), round('dov', { bea: 2, cem: 3 })],
      {
        roundFee: '1/2',
      },
    );
    expect(told.pot).toBe('15/2');
    expect(told.net.ana).toBe('-3/2');
  });

  test('closing early shares the pot among those in', () => {
    const told = play([
      round('dov', { ana: 101, bea: 2, cem: 3 }),
      { type: 'close' },
      leaves('ana'),
    ]);
    expect(told).toMatchObject({ status: 'closed', pot: '0', net: { ana: '-1', bea: '1/3' } });
    expect(told.problems).toEqual(['3 closed ']);
  });
});

describe('leaving', () => {
  test('the stake stays, and the last one wins at once', () => {
    const told = play([leaves('ana'), leaves('bea'), leaves('cem')], FEED);
    expect(told).toMatchObject({ status: 'won', net: { ana: '-10', dov: '30' } });
    expect(told.summary.standings?.map(({ player }) => player)).toEqual([
      'dov',
      'ana',
      'bea',
      'cem',
    ]);
  });

  test('who left cannot re-enter, join again, play, or leave again', () => {
    const log = [
      round('dov', { ana: 101, bea: 2, cem: 3 }),
      leaves('ana'),
      enters('ana'),
      joins('ana'),
      leaves('ana'),
      round('dov', { ana: 5, bea: 2, cem: 3 }),
    ];
    expect(play(log, { lateEntry: 'highest-free' }).problems).toEqual([
      '3 not-seated /player',
      '4 seated-before /player',
      '5 not-seated /player',
      '6 not-seated /hands/ana',
      '6 hands /hands/ana',
    ]);
  });

  test('the only one in cannot leave', () => {
    const rules = { reenganche: { needs: 1 } };
    expect(
      play([round('ana', { bea: 101 }), leaves('ana')], rules, ['ana', 'bea']).problems,
    ).toEqual(['2 players /player']);
  });

  test('his turn to deal passes to the seat after him', () => {
    expect(play([round('bea', { ana: 5, cem: 5, dov: 5 }), leaves('bea')]).dealer).toBe('cem');
  });
});

describe('joining late', () => {
  const log = [round('dov', { ana: 40, bea: 2, cem: 101 }), joins('eva', 'ana')];
  test.each([
    ['highest-counts', 1],
    ['highest-free', 0],
  ])('%s', (lateEntry, reenganches) => {
    const told = play(log, { ...FEED, roundFee: 1, lateEntry });
    expect(told.problems).toEqual([]);
    expect(told.summary.standings?.[1]).toEqual({
      player: 'eva',
      total: 40,
      state: 'in',
      reenganches,
    });
    expect(told.net.eva).toBe('-10');
  });

  test('counts among the others for a re-entry', () => {
    const rules = { lateEntry: 'highest-free', reenganche: { needs: 3 } };
    const two = [round('dov', { ana: 101, bea: 2, cem: 101 }), joins('eva'), enters('ana')];
    expect(play(two, rules).problems).toEqual([]);
    expect(play(two, rules).totals).toMatchObject({ eva: 2, ana: 2 });
  });

  test.each([
    ['where nobody comes late', 'eva', {}, ['2 late-entry ']],
    ['a stranger', 'zoe', { lateEntry: 'highest-free' }, ['2 not-seated /player']],
    ['who sits', 'bea', { lateEntry: 'highest-free' }, ['2 seated /player']],
    ['who sits, though out', 'cem', { lateEntry: 'highest-free' }, ['2 seated /player']],
  ])('refused: %s', (_, player, rules, expected) => {
    expect(play([log[0]!, joins(player)], rules).problems).toEqual(expected);
  });

  test('refused: beside nobody', () => {
    expect(play([joins('eva', 'zoe')], { lateEntry: 'highest-free' }).problems).toEqual([
      '1 not-seated /after',
    ]);
  });
});

describe('who is out', () => {
  test.each([
    [{ hands: { ana: 5, bea: 2, cem: 3 } }, ['2 hands /hands/ana']],
    [{ hands: { bea: 2, cem: 3 }, melds: { ana: [['7S', '7H', '7D']] } }, ['2 meld /melds/ana']],
    [{ hands: { bea: 2, cem: 3, dov: 4 }, out: 'ana' }, ['2 out /out']],
  ])('has no part in a round: %j', (more, expected) => {
    const log: LogEntry[] = [
      round('dov', { ana: 101, bea: 2, cem: 3 }),
      { type: 'round', out: 'dov', ...more },
    ];
    expect(play(log).problems).toEqual(expected);
  });
});
