/** What a unit is worth, written for people and for a field. */

import { formatMoney } from '@/app/ui/format';
import { amount, isWhole } from '@/engine/money/amount';
import { currencyDigits, inMinorUnits } from '@/engine/money/currency';
import { typedDecimal } from './decimal';

const TEN = amount('10');

/**
 * The value as money: `1/10` in EUR as `€0.10`; a value finer than the currency's digits as an exact
 * decimal with the code, `0.005 EUR`.
 */
export function unitMoney(unitValue: string, currency: string, locale: string): string {
  const minor = inMinorUnits(amount(unitValue), currency);
  if (isWhole(minor)) return formatMoney(minor.n, currency, locale);
  return `${unitField(unitValue, currency, locale)} ${currency}`;
}

/** The value as one types it: with as many digits as the currency has, or more where it needs them. */
export function unitField(unitValue: string, currency: string | null, locale: string): string {
  const value = amount(unitValue);
  let digits = currency === null ? 0 : currencyDigits(currency);
  let scaled = currency === null ? value : inMinorUnits(value, currency);
  while (!isWhole(scaled) && digits < 6) {
    digits += 1;
    scaled = scaled.mul(TEN);
  }
  const text = scaled
    .floor()
    .n.toString()
    .padStart(digits + 1, '0');
  const cut = text.length - digits;
  const decimal = digits === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`;
  return typedDecimal(decimal, locale);
}
