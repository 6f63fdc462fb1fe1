import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NIGHTS } from '@/engine/testing/nights';
import { amount, amountText, sum } from './amount';
import { cardMoney, nightMoney, nightUnits, partsOf } from './night';
import { toMinorUnits } from './rounding';

const PLAYERS = ['ana', 'bea', 'cem'];
const nets = (...units: string[]) =>
  new Map(PLAYERS.map((player, index) => [player, amount(units[index] ?? 0)]));

const LOO = { nets: nets('-4', '1', '3'), unitValue: amount('0.10') };
const LOBA = { nets: nets('2', '-1', '-1'), unitValue: amount('0.05') };
const PIZZA = { paidBy: 'dov', amount: amount('10'), for: ['ana', 'dov', 'bea'] };

test('a match that was carried over keeps what its unit was worth', () => {
  const units = nightUnits(PLAYERS, [LOO, LOBA]);
  expect([...units.values()].map(amountText)).toEqual(['-2', '0', '2']);
  const money = nightMoney(PLAYERS, [LOO, LOBA], [PIZZA]);
  expect([...money].map(([player, value]) => `${player} ${amountText(value)}`)).toEqual([
    'ana -109/30',
    'bea -197/60',
    'cem 1/4',
    'dov 20/3',
  ]);
});

test('what somebody owes is made of his matches, his share and the rounding', () => {
  expect(partsOf('ana', [LOO, LOBA], [PIZZA], -364n, 'EUR')).toEqual({
    matches: [-40n, 10n],
    expenses: [-333n],
    rounding: -1n,
  });
  expect(partsOf('cem', [LOO], [PIZZA], 30n, 'EUR')).toEqual({
    matches: [30n],
    expenses: [null],
    rounding: 0n,
  });
  expect(partsOf('dov', [LOO], [PIZZA], 667n, 'EUR').matches).toEqual([null]);
});

test('what the cards came to for somebody is what his expenses do not explain', () => {
  expect(cardMoney('ana', [PIZZA], -364n, 'EUR')).toBe(-31n);
  expect(cardMoney('dov', [PIZZA], 667n, 'EUR')).toBe(0n);
  expect(cardMoney('cem', [PIZZA], 25n, 'EUR')).toBe(25n);
});

test('the parts of everybody add up to the rounded totals, whatever was played and paid', () => {
  const third = fc.integer({ min: -500, max: 500 }).map((n) => amount(`${n}/3`));
  const match = fc.record({
    nets: fc.tuple(third, third).map(
      ([a, b]) =>
        new Map([
          ['ana', a],
          ['bea', b],
          ['cem', a.add(b).neg()],
        ]),
    ),
    unitValue: fc.constantFrom('0.05', '1', '7.5').map(amount),
  });
  const expense = fc.record({
    paidBy: fc.constantFrom(...PLAYERS, 'dov'),
    amount: fc.integer({ min: 1, max: 9_999 }).map((cents) => amount(`${cents}/100`)),
    for: fc.subarray([...PLAYERS, 'dov'], { minLength: 1 }),
  });
  const currency = fc.constantFrom('EUR', 'CLP', null);
  fc.assert(
    fc.property(fc.array(match), fc.array(expense), currency, (matches, expenses, code) => {
      const exact = nightMoney(PLAYERS, matches, expenses);
      expect(amountText(sum(exact.values()))).toBe('0');
      for (const [player, total] of toMinorUnits(exact, { currency: code, roundTo: 1 })) {
        const parts = partsOf(player, matches, expenses, total, code);
        const all = [...parts.matches, ...parts.expenses, parts.rounding];
        expect(all.reduce<bigint>((whole, one) => whole + (one ?? 0n), 0n)).toBe(total);
        // Never more than a cent for everybody's rounding, and half of one for each part.
        const most = BigInt(2 + all.length);
        expect(parts.rounding <= most && parts.rounding >= -most).toBe(true);
      }
    }),
    { numRuns: NIGHTS },
  );
});
