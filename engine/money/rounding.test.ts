import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, amount, sum } from './amount';
import { exactMoney, toMinorUnits } from './rounding';

const money = (...values: readonly (string | number)[]) =>
  new Map(values.map((value, index) => [`p${index}`, amount(value)]));

const rounded = (values: Map<string, Amount>, currency: string | null = 'EUR', roundTo = 1) => [
  ...toMinorUnits(values, { currency, roundTo }).values(),
];

describe('from exact money to minor units', () => {
  test.each([
    ['nothing is lost where everything is whole', money('1.20', '-1.20'), 'EUR', 1, [120n, -120n]],
    ['no currency has two digits', money(1, -1), null, 1, [100n, -100n]],
    ['the peso of Chile has none', money(1, -1), 'CLP', 1, [1n, -1n]],
    ['the dinar of Kuwait has three', money(1, -1), 'KWD', 1, [1000n, -1000n]],
    ['the unidad previsional has four', money(1, -1), 'UYW', 1, [10000n, -10000n]],
    [
      'a missing cent goes to the largest remainder',
      money('0.019', '0.011', '-0.03'),
      'EUR',
      1,
      [2n, 1n, -3n],
    ],
    [
      'of equal remainders to the larger amount, which may be a debt',
      money('-0.048', '0.022', '0.022', '0.022', '-0.018'),
      'EUR',
      1,
      [-4n, 2n, 2n, 2n, -2n],
    ],
    ['then to the earlier player', money('1/2', '1/2', -1), 'CLP', 1, [1n, 0n, -1n]],
    ['in steps of ten', money('0.17', '0.18', '-0.35'), 'EUR', 10, [20n, 20n, -40n]],
  ] as const)('%s', (_, values, currency, roundTo, expected) => {
    expect(rounded(values, currency, roundTo)).toEqual(expected);
  });

  test('the sum is zero, everything a whole step, nobody moved by as much as one step', () => {
    const share = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(1, 5, 10, 50, 100),
        (shares, step) => {
          const values = shares.map(([n, d]) => amount(`${n}/${d}`));
          const exact = [...values, sum(values).neg()];
          const minor = rounded(money(...exact.map((one) => one.toFraction())), 'EUR', step);
          expect(minor.reduce((total, one) => total + one, 0n)).toBe(0n);
          minor.forEach((one, index) => {
            expect(one % BigInt(step)).toBe(0n);
            const moved = amount(String(one))
              .sub(exact[index]?.mul(100) ?? 0)
              .abs();
            expect(moved.compare(step)).toBeLessThan(0);
          });
        },
      ),
    );
  });

  test('digits of any length stay exact', () => {
    const digits = '9'.repeat(60);
    expect(rounded(money(digits, `-${digits}`))).toEqual([
      BigInt(`${digits}00`),
      BigInt(`-${digits}00`),
    ]);
  });
});

describe('expenses', () => {
  test('are divided exactly among those they were for, and owed to who paid', () => {
    const nets = money(3, -3);
    const pizza = { paidBy: 'p1', amount: amount('10.00'), for: ['p0', 'p1', 'p2'] };
    const exact = exactMoney(nets, amount('0.10'), [pizza]);
    expect([...exact].map(([player, value]) => [player, value.toFraction()])).toEqual([
      ['p0', '-91/30'],
      ['p1', '191/30'],
      ['p2', '-10/3'],
    ]);
    expect(rounded(exact)).toEqual([-304n, 637n, -333n]);
  });

  test('leave the books at zero', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const expense = fc.record({
      paidBy: fc.constantFrom(...ids),
      amount: fc.integer({ min: 1, max: 9999 }).map((cents) => amount(`${cents}/100`)),
      for: fc.subarray(ids, { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(expense), (expenses) => {
        expect(sum(exactMoney(new Map(), amount(1), expenses).values()).n).toBe(0n);
      }),
    );
  });
});
