// Of what somebody's net is made: his matches, his part in expenses, and the rounding, which sum to it.
import { type Amount, amount, amountText, ZERO } from '@/engine/money/amount';
import { currencyDigits } from '@/engine/money/currency';
import type { Books } from './books';

export type Reason =
  | {
      readonly kind: 'match';
      readonly matchId: string;
      readonly number: number;
      readonly game: string;
      readonly tableNumber: number;
      /** The date of the night it was carried over from; null for a match of this night. */
      readonly carriedFrom: string | null;
      /** Exact units. */
      readonly units: string;
      /** Minor units; null while any pot is not empty. */
      readonly money: string | null;
    }
  | {
      readonly kind: 'expense';
      readonly expenseId: string;
      readonly note: string | null;
      readonly money: string | null;
    }
  /** What was left over when everything was brought to whole steps of money. */
  | { readonly kind: 'rounding'; readonly money: string };

/** Written in whole minor units, so that what is shown adds up to the total that is shown. */
export function reasonsOf(ref: string, books: Books, currency: string | null): Reason[] {
  const scale = amount(`${10n ** BigInt(currencyDigits(currency))}`);
  const total = books.money?.get(ref) ?? null;
  let explained = 0n;
  const inMoney = (exact: Amount): string | null => {
    if (total === null) return null;
    const minor = nearest(exact.mul(scale));
    explained += minor;
    return minor.toString();
  };
  const played = books.matches.flatMap(({ match, carriedFrom, unitValue, nets }): Reason[] => {
    const net = nets.get(ref);
    if (net === undefined) return [];
    const { id: matchId, number, game, tableNumber } = match;
    const money = inMoney(net.mul(unitValue));
    const units = amountText(net);
    return [{ kind: 'match', matchId, number, game, tableNumber, carriedFrom, units, money }];
  });
  const laidOut = books.expenses.flatMap((expense): Reason[] => {
    const { id: expenseId, note } = expense;
    const shares = expense.for.includes(ref);
    if (expense.paidBy !== ref && !shares) return [];
    const paid = expense.paidBy === ref ? expense.amount : ZERO;
    const share = shares ? expense.amount.div(expense.for.length) : ZERO;
    return [{ kind: 'expense', expenseId, note, money: inMoney(paid.sub(share)) }];
  });
  const left = total === null ? 0n : total - explained;
  const rounding: Reason[] = left === 0n ? [] : [{ kind: 'rounding', money: left.toString() }];
  return [...played, ...laidOut, ...rounding];
}

const HALF = amount('1/2');

function nearest(value: Amount): bigint {
  const whole = value.add(HALF).floor();
  return whole.s * whole.n;
}
