// What a match of the family books, payment by payment, and what its refusals speak of.
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import { amountText } from '@/engine/money/amount';
import { chinchon } from './chinchon';
import { lobaDeMas } from './loba-de-mas';
import { lobaDeMenos } from './loba-de-menos';
import { night, type Told } from './testing';

const FOUR = ['ana', 'bea', 'cem', 'dov'];
const THREE = FOUR.slice(0, 3);

/** Every payment as `from to amount reason`, beginning with the stakes. */
function ledger(told: Told, log: readonly LogEntry[]): string[] {
  const { opening, played } = night(told, log).timeline;
  return [opening, ...played].flatMap(({ output }) =>
    output.postings.map(
      ({ from, to, amount, reason }) => `${from} ${to} ${amountText(amount)} ${reason}`,
    ),
  );
}

const round = (out: string, hands: Record<string, number>): LogEntry => ({
  type: 'round',
  out,
  hands,
});
const enters = (player: string): LogEntry => ({ type: 'reenganche', player });

describe('the ledger', () => {
  test('of a match with a re-entry: stakes, fees, its own price, and the prize', () => {
    const rules = { stake: 10, roundFee: 1, limit: 50, reenganche: { fee: 7 } };
    const told = { game: lobaDeMenos, seats: THREE, rules };
    const log = [
      round('cem', { ana: 60, bea: 5 }),
      enters('ana'),
      round('cem', { ana: 46, bea: 46 }),
    ];
    expect(ledger(told, log)).toEqual([
      'ana pot 10 stake',
      'bea pot 10 stake',
      'cem pot 10 stake',
      'ana pot 1 round-fee',
      'bea pot 1 round-fee',
      'cem pot 1 round-fee',
      'ana pot 7 reenganche',
      'ana pot 1 round-fee',
      'bea pot 1 round-fee',
      'cem pot 1 round-fee',
      'pot cem 43 prize',
    ]);
  });

  test('of points that are paid: to the winner, by who has any', () => {
    const rules = { limit: 50, prize: 'sum-of-points' };
    const log: LogEntry[] = [{ type: 'round', closer: 'cem', hands: { ana: 60, bea: 55 } }];
    expect(ledger({ game: chinchon, seats: THREE, rules }, log).slice(3)).toEqual([
      'pot cem 3 prize',
      'ana cem 60 prize',
      'bea cem 55 prize',
    ]);
  });

  test('of a match closed early: equal shares', () => {
    const log: LogEntry[] = [{ type: 'close' }];
    expect(ledger({ game: lobaDeMas, seats: THREE }, log).slice(3)).toEqual([
      'pot ana 1 final-split',
      'pot bea 1 final-split',
      'pot cem 1 final-split',
    ]);
  });

  test('is closed without a winner while more than one is in', () => {
    const log: LogEntry[] = [round('cem', { ana: 10, bea: 20 }), { type: 'close' }];
    const told = night({ game: lobaDeMenos, seats: THREE }, log);
    expect(told).toMatchObject({ status: 'closed', summary: { winners: [] } });
  });
});

test('the score of a re-entry is the highest of those in, wherever he sits', () => {
  const log = [round('dov', { ana: 10, bea: 40, cem: 110 })];
  expect(night({ game: lobaDeMenos, seats: FOUR }, log).summary.reentryScore).toBe(40);
  const second = { reenganche: { score: 'second-highest' } };
  expect(night({ game: lobaDeMenos, seats: FOUR, rules: second }, log).summary.reentryScore).toBe(
    10,
  );
});

test('a race is won at the target itself', () => {
  const log: LogEntry[] = [{ type: 'round', out: 'ana', points: { ana: 150, bea: 149, cem: 0 } }];
  const told = night({ game: lobaDeMas, seats: THREE }, log);
  expect(told).toMatchObject({ status: 'won', summary: { winners: ['ana'] } });
  expect(told.timeline.played[0]?.output.round?.facts).toMatchObject({ out: [] });
});

test('what a round did stands beside it', () => {
  const log = [round('cem', { ana: 110, bea: 5 }), round('cem', { bea: 2 })];
  const [first] = night({ game: lobaDeMenos, seats: THREE }, log).timeline.played;
  expect(first?.output.round).toMatchObject({
    dealer: 'ana',
    facts: {
      points: new Map([
        ['ana', 110],
        ['bea', 5],
        ['cem', 0],
      ]),
      totals: new Map([
        ['ana', 110],
        ['bea', 5],
        ['cem', 0],
      ]),
      out: ['ana'],
      wentOut: 'cem',
    },
  });
});

describe('a refusal speaks of', () => {
  const late = { lateEntry: 'highest-free' };
  const out = round('dov', { ana: 110, bea: 2, cem: 3 });
  test.each<[string, object, LogEntry[], object]>([
    ['a re-entry too late', {}, [enters('bea')], { player: 'bea', reason: 'late', count: 0 }],
    [
      'one too often',
      { reenganche: { max: 1 } },
      [out, enters('ana'), out, enters('ana')],
      { player: 'ana', reason: 'often', count: 1 },
    ],
    [
      'one with too few others in',
      { reenganche: { needs: 4 } },
      [out, enters('ana')],
      { player: 'ana', reason: 'few', count: 4 },
    ],
    ['one of somebody who does not sit here', {}, [enters('eva')], { player: 'eva' }],
    ['a newcomer nobody knows', late, [{ type: 'join', player: 'zoe' }], { player: 'zoe' }],
    [
      'a neighbour who does not sit here',
      late,
      [{ type: 'join', player: 'eva', after: 'fay' }],
      { player: 'fay' },
    ],
    ['who sits here already', late, [{ type: 'join', player: 'bea' }], { player: 'bea' }],
    [
      'who sat here before',
      late,
      [
        { type: 'leave', player: 'bea' },
        { type: 'join', player: 'bea' },
      ],
      { player: 'bea' },
    ],
    [
      'a newcomer where nobody comes late',
      {},
      [{ type: 'join', player: 'eva' }],
      { player: 'eva' },
    ],
    ['who leaves without a seat', {}, [{ type: 'leave', player: 'eva' }], { player: 'eva' }],
    [
      'who leaves as the last one in',
      { reenganche: { max: null, needs: 1 } },
      [round('dov', { ana: 110, bea: 120, cem: 130 }), { type: 'leave', player: 'dov' }],
      { count: 1 },
    ],
  ])('%s', (_, rules, log, params) => {
    const told = { game: lobaDeMenos, seats: FOUR, rules, others: ['eva', 'fay'] };
    const refusal = night(told, log).timeline.problems.find(({ severity }) => severity === 'error');
    expect(refusal?.params).toEqual(params);
  });

  test('a total that no number holds', () => {
    const points = { ana: '9007199254740991+1', bea: 0, cem: 0 };
    const told = { game: lobaDeMas, seats: THREE, rules: { target: 1_000_000_000_000 } };
    const { problems } = night(told, [{ type: 'round', out: 'ana', points }]).timeline;
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['too-large', { player: 'ana' }],
    ]);
  });

  test('what refuses a round, not of what would only be unusual in it', () => {
    const told = { game: lobaDeMenos, seats: THREE };
    const outOfTurn = (hands: Record<string, number>): LogEntry[] => [
      { type: 'round', dealer: 'bea', out: 'ana', hands },
    ];
    expect(night(told, outOfTurn({ bea: 20, cem: 30 })).problems).toEqual([
      '1 dealer-out-of-turn /dealer',
    ]);
    expect(night(told, outOfTurn({ bea: 20 })).problems).toEqual(['1 hands /hands']);
  });

  test('one player more than the packs serve, and not of the last they do', () => {
    const seats = ['ana', 'bea', 'cem', 'dov'];
    const told = { game: chinchon, seats, rules: late, others: ['eva', 'fay'] };
    const log: LogEntry[] = [
      { type: 'join', player: 'eva' },
      { type: 'join', player: 'fay' },
    ];
    const { problems } = night(told, log).timeline;
    expect(problems.map(({ entry, code, params }) => [entry, code, params])).toEqual([
      [2, 'players', { count: 6, fewest: 2, most: 5 }],
    ]);
  });
});
