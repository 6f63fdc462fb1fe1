/** Money as people type it, as whole minor units. */
import { amount, isWhole } from '@/engine/money/amount';
import { currencyDigits, inMinorUnits } from '@/engine/money/currency';
import { readDecimal } from './decimal';

/** @returns null for what is no amount above zero, or finer than the currency */
export function readMinor(typed: string, currency: string | null): string | null {
  const decimal = readDecimal(typed);
  if (decimal === null) return null;
  const minor = inMinorUnits(amount(decimal), currency);
  return isWhole(minor) ? minor.n.toString() : null;
}

/** Minor units as one types them: `1250` in EUR as `12.50`. */
export function typedMinor(minor: string, currency: string | null): string {
  const digits = currencyDigits(currency);
  const padded = minor.padStart(digits + 1, '0');
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
