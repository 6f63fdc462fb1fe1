// Of what somebody's net is made: his matches, his part in expenses, and the rounding, which sum to it.
import { amountText } from '@/engine/money/amount';
import { partsOf } from '@/engine/money/night';
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
  const total = books.money?.get(ref);
  const parts =
    total === undefined ? null : partsOf(ref, books.matches, books.expenses, total, currency);
  const played = books.matches.flatMap(({ match, carriedFrom, nets }, index): Reason[] => {
    const net = nets.get(ref);
    if (net === undefined) return [];
    const { id: matchId, number, game, tableNumber } = match;
    const money = parts?.matches[index]?.toString() ?? null;
    const units = amountText(net);
    return [{ kind: 'match', matchId, number, game, tableNumber, carriedFrom, units, money }];
  });
  const laidOut = books.expenses.flatMap((expense, index): Reason[] => {
    if (expense.paidBy !== ref && !expense.for.includes(ref)) return [];
    const { id: expenseId, note } = expense;
    return [
      { kind: 'expense', expenseId, note, money: parts?.expenses[index]?.toString() ?? null },
    ];
  });
  const left = parts?.rounding ?? 0n;
  const rounding: Reason[] = left === 0n ? [] : [{ kind: 'rounding', money: left.toString() }];
  return [...played, ...laidOut, ...rounding];
}
