// What a Loo match books, payment by payment, and what its refusals speak of.
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { replay } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { fiveCardLoo } from './five-card';
import { limitedLoo } from './limited';

const FIVE = ['ana', 'bea', 'cem', 'dov', 'eva'];
const THREE = FIVE.slice(0, 3);

function played(game: AnyGame, rules: object, seats: readonly string[], log: readonly LogEntry[]) {
  const players = [...FIVE, 'fay'];
  const setup = { rules: completeRules(game.houseRules, rules), players, seats, dealer: 'ana' };
  return replay(game, setup, log);
}

/** Every payment as `from to amount reason`, and of which trick it is, where that is known. */
function ledger(game: AnyGame, rules: object, seats: readonly string[], log: readonly LogEntry[]) {
  return played(game, rules, seats, log).played.map(({ output }) =>
    output.postings.map(({ from, to, amount, reason, trick }) =>
      [from, to, amountText(amount), reason, ...(trick === undefined ? [] : [trick])].join(' '),
    ),
  );
}

const FIRST: LogEntry = { type: 'round', tricks: { bea: 2, cem: 1 } };
const SECOND: LogEntry = {
  type: 'round',
  calls: { cem: 'miss', dov: 'pass' },
  tricks: ['cem', 'eva', 'cem'],
  penalties: [
    { player: 'eva', amount: 3, to: 'this-pot' },
    { player: 'dov', amount: 1, to: 'next-pot' },
  ],
};
const dovLeaves: LogEntry = { type: 'leave', player: 'dov', share: true };
const CLOSE: LogEntry = { type: 'close' };

describe('the ledger of Limited Loo', () => {
  test('a round in order, a leaver’s share, and loos excused as far as the pot goes', () => {
    const rules = { miss: { fee: 2 }, lastLoos: 'excused' };
    expect(ledger(limitedLoo, rules, FIVE, [FIRST, SECOND, dovLeaves, CLOSE])).toEqual([
      [
        'ana pot 3 ante',
        'pot bea 1 trick',
        'pot bea 1 trick',
        'pot cem 1 trick',
        'dov pot 3 loo',
        'eva pot 3 loo',
        'ana pot 3 loo',
      ],
      [
        'bea pot 3 ante',
        'eva pot 3 penalty',
        'cem pot 2 miss-fee',
        'pot cem 17/3 trick 1',
        'pot eva 17/3 trick 2',
        'pot cem 17/3 trick 3',
        'ana pot 3 loo',
        'bea pot 3 loo',
        'dov pot 1 penalty',
      ],
      ['pot dov 7/5 leaver-share'],
      ['pot ana 14/5 loo-excused', 'pot bea 14/5 loo-excused'],
    ]);
  });

  test('a loo of the pot, and of the cap where there is more in the pot', () => {
    const rules = { loo: { kind: 'pot-capped', cap: 4 } };
    const again: LogEntry = { type: 'round', tricks: { bea: 3 } };
    const rounds = ledger(limitedLoo, rules, THREE, [{ type: 'round', tricks: { bea: 3 } }, again]);
    expect(rounds.map((all) => all.filter((one) => one.endsWith('loo')))).toEqual([
      ['cem pot 3 loo', 'ana pot 3 loo'],
      ['cem pot 4 loo', 'ana pot 4 loo'],
    ]);
  });

  test('loos that the pot holds go back whole, and the rest is split among who was dealt in', () => {
    const rules = { lastLoos: 'excused' };
    const log: LogEntry[] = [
      FIRST,
      { type: 'join', player: 'fay' },
      { type: 'penalty', player: 'fay', amount: 5, to: 'pot' },
      CLOSE,
    ];
    expect(ledger(limitedLoo, rules, FIVE, log).slice(2)).toEqual([
      ['fay pot 5 penalty'],
      [
        'pot dov 3 loo-excused',
        'pot eva 3 loo-excused',
        'pot ana 3 loo-excused',
        ...FIVE.map((player) => `pot ${player} 1 final-split`),
      ],
    ]);
  });

  test('before the first round all seated share what was paid', () => {
    const log: LogEntry[] = [{ type: 'penalty', player: 'ana', amount: 3, to: 'pot' }, CLOSE];
    expect(ledger(limitedLoo, {}, THREE, log)[1]).toEqual(
      THREE.map((player) => `pot ${player} 1 final-split`),
    );
  });

  test('a leaver takes whole chips only, and nothing where nothing was agreed', () => {
    const chips = { remainder: 'pot' };
    expect(ledger(limitedLoo, chips, FIVE, [FIRST, dovLeaves])[1]).toEqual([
      'pot dov 1 leaver-share',
    ]);
    const leaves: LogEntry = { type: 'leave', player: 'dov' };
    expect(ledger(limitedLoo, {}, FIVE, [FIRST, leaves])[1]).toEqual([]);
  });

  test('the pot to the only one in', () => {
    const calls = { cem: 'pass', dov: 'pass', eva: 'pass', ana: 'pass' } as const;
    expect(ledger(limitedLoo, {}, FIVE, [FIRST, { type: 'round', calls }])[1]).toEqual([
      'bea pot 3 ante',
      'pot bea 12 pot-taken',
    ]);
  });
});

describe('a flush', () => {
  const shown: LogEntry = { type: 'round', flush: 'bea', calls: { cem: 'pass' } };
  const antes = ['bea pot 1 ante', 'cem pot 1 ante', 'ana pot 1 ante', 'pot bea 3 flush'];
  test.each([
    ['pot-and-next', shown, [...antes, 'cem pot 3 loo', 'ana pot 3 loo']],
    ['pot-and-pay', shown, [...antes, 'cem bea 3 loo', 'ana bea 3 loo']],
    ['stood-only', shown, [...antes, 'ana pot 3 loo']],
    ['pot-and-next', { ...shown, exempt: ['ana'] }, [...antes, 'cem pot 3 loo']],
  ])('under %s', (flush, entry, expected) => {
    expect(ledger(fiveCardLoo, { flush }, THREE, [entry])).toEqual([expected]);
  });
});

describe('a refusal speaks of', () => {
  const flushes = { flush: 'pot-and-next' };
  const pays = (rest: object) =>
    ({ type: 'penalty', player: 'ana', amount: 1, to: 'pot', ...rest }) as LogEntry;
  test.each<[string, AnyGame, object, LogEntry[], string, object]>([
    [
      'a newcomer nobody knows',
      limitedLoo,
      {},
      [{ type: 'join', player: 'zoe' }],
      'not-seated',
      { player: 'zoe' },
    ],
    [
      'a neighbour without a seat',
      limitedLoo,
      {},
      [{ type: 'join', player: 'fay', after: 'eva' }],
      'not-seated',
      { player: 'eva' },
    ],
    [
      'who sits here already',
      limitedLoo,
      {},
      [{ type: 'join', player: 'bea' }],
      'seated',
      { player: 'bea' },
    ],
    [
      'who leaves without a seat',
      limitedLoo,
      {},
      [{ type: 'leave', player: 'fay' }],
      'not-seated',
      { player: 'fay' },
    ],
    [
      'the last one, who cannot leave',
      limitedLoo,
      {},
      THREE.map((player): LogEntry => ({ type: 'leave', player })),
      'players',
      { count: 1 },
    ],
    [
      'a payer without a seat',
      limitedLoo,
      {},
      [pays({ player: 'fay' })],
      'not-seated',
      { player: 'fay' },
    ],
    [
      'a receiver without a seat',
      limitedLoo,
      {},
      [pays({ to: 'fay' })],
      'not-seated',
      { player: 'fay' },
    ],
    ['a payment of nothing', limitedLoo, {}, [pays({ amount: 0 })], 'amount', { player: 'ana' }],
    [
      'half a chip',
      limitedLoo,
      { remainder: 'pot' },
      [pays({ amount: '1/2' })],
      'whole-units',
      { player: 'ana' },
    ],
    ['a payment to himself', limitedLoo, {}, [pays({ to: 'ana' })], 'penalty', { player: 'ana' }],
    [
      'a flush where the house has none',
      fiveCardLoo,
      {},
      [{ type: 'round', flush: 'bea' }],
      'flush',
      { player: 'bea' },
    ],
    [
      'a flush of who has passed',
      fiveCardLoo,
      flushes,
      [{ type: 'round', flush: 'bea', calls: { bea: 'pass' } }],
      'flush',
      { player: 'bea' },
    ],
    [
      'its holder, who pays nothing anyhow',
      fiveCardLoo,
      flushes,
      [{ type: 'round', flush: 'bea', exempt: ['bea'] }],
      'flush',
      { player: 'bea' },
    ],
  ])('%s', (_, game, rules, log, code, params) => {
    const problems = played(game, rules, THREE, log).problems;
    const refusal = problems.find(({ severity }) => severity === 'error');
    expect(refusal).toMatchObject({ code, entry: log.length });
    expect(refusal?.params).toEqual(params);
  });
});
