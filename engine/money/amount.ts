/**
 * Exact amounts: every sum of units is a rational number from the first ante to the last share.
 * Nothing here rounds; see `rounding.ts` for the one place where units become money.
 */
import Fraction from 'fraction.js';

/** An exact number of units. Immutable; never read it through `valueOf`, which is a float. */
export type Amount = Fraction;

/** How the document writes units: a whole number, or `-?d+`, `-?d+.d+`, `-?d+/d+` as a string. */
export type AmountInput = number | string;

const AMOUNT = /^-?[0-9]+(?:\.[0-9]+|\/0*[1-9][0-9]*)?$/;

export const ZERO: Amount = new Fraction(0n);

/** More digits than this in one amount are refused as `too-large`: no table has ever needed them. */
export const MAX_AMOUNT_DIGITS = 200;

/**
 * Reads an amount as the document writes it (format.md, "Numbers").
 * @returns the exact amount, or null where the text is no amount (a zero denominator included).
 */
export function readAmount(input: AmountInput): Amount | null {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? new Fraction(input) : null;
  return AMOUNT.test(input) ? new Fraction(input) : null;
}

/** Reads an amount that has already been accepted. @throws RangeError on text that is no amount. */
export function amount(input: AmountInput): Amount {
  const value = readAmount(input);
  if (value === null) throw new RangeError(`not an amount: ${String(input)}`);
  return value;
}

/** The canonical text of an amount, reduced: `7`, `-3`, `7/3`. Reads back to the same amount. */
export function amountText(value: Amount): string {
  const numerator = (value.s * value.n).toString();
  return value.d === 1n ? numerator : `${numerator}/${value.d}`;
}

/** Whether chips can pay it: it has no part of a unit. */
export function isWhole(value: Amount): boolean {
  return value.d === 1n;
}

/** All of them together, exactly; zero of none. */
export function sum(values: Iterable<Amount>): Amount {
  let total = ZERO;
  for (const value of values) total = total.add(value);
  return total;
}
