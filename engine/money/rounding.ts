/**
 * Where units become money: exact until here, then once to whole minor units by largest remainder.
 *
 * Rounding each player alone would not keep the sum: five shares of −4.8, 2.2, 2.2, 2.2 and −1.8
 * cents leave a cent over. So everybody is rounded down, and what is missing goes to those who lost
 * most by it (format.md, "Money").
 */
import type { PlayerId } from '@/engine/match/entries';
import { type Amount, ZERO } from './amount';
import { inMinorUnits } from './currency';

/** What somebody laid out for others. Money, not units. */
export interface Expense {
  readonly paidBy: PlayerId;
  readonly amount: Amount;
  /** Who shares it equally; not empty, each player once. */
  readonly for: readonly PlayerId[];
}

export interface MoneyTerms {
  /** ISO 4217, or null where the night names none. */
  readonly currency: string | null;
  /** Money for one unit, above zero. */
  readonly unitValue: Amount;
  /** Settled in steps of so many minor units. */
  readonly roundTo: number;
}

/** Units as money, exactly. */
export function worth(units: Amount, unitValue: Amount): Amount {
  return units.mul(unitValue);
}

/**
 * Exact money of each player: net units × unit value, and the expenses, divided exactly.
 * Players appear in the order of `nets`, then those whom only an expense names.
 */
export function exactMoney(
  nets: ReadonlyMap<PlayerId, Amount>,
  unitValue: Amount,
  expenses: readonly Expense[],
): Map<PlayerId, Amount> {
  const money = new Map([...nets].map(([player, net]) => [player, worth(net, unitValue)]));
  const add = (player: PlayerId, value: Amount) =>
    money.set(player, (money.get(player) ?? ZERO).add(value));
  for (const expense of expenses) {
    add(expense.paidBy, expense.amount);
    const share = expense.amount.div(expense.for.length);
    for (const player of expense.for) add(player, share.neg());
  }
  return money;
}

/**
 * Rounds exact money, whose sum is zero, to minor units whose sum is exactly zero.
 * @param money in the order of players, which decides the last tie.
 * @returns minor units (cents where the currency has two digits), in the same order.
 */
export function toMinorUnits(
  money: ReadonlyMap<PlayerId, Amount>,
  terms: Pick<MoneyTerms, 'currency' | 'roundTo'>,
): Map<PlayerId, bigint> {
  const step = BigInt(terms.roundTo);
  const shares = [...money].map(([player, value]) => {
    const exact = inMinorUnits(value, terms.currency).div(step);
    const down = exact.floor();
    return { player, exact, steps: down.s * down.n, lost: exact.sub(down) };
  });
  const missing = -shares.reduce((total, { steps }) => total + steps, 0n);
  // A stable sort: players who lost the same of the same amount stay in their order.
  const byLoss = [...shares].sort(
    (a, b) => b.lost.compare(a.lost) || b.exact.abs().compare(a.exact.abs()),
  );
  const raised = new Set(byLoss.slice(0, Number(missing)).map(({ player }) => player));
  return new Map(
    shares.map(({ player, steps }) => [player, (steps + (raised.has(player) ? 1n : 0n)) * step]),
  );
}
