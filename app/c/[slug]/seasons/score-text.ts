/** A season's score as people read it: units and points as they are, money rounded to what can be paid. */
import { moneyText, unitsText } from '@/app/c/amounts';
import { formatAmount, formatMoney } from '@/app/ui/format';
import { amount } from '@/engine/money/amount';
import { wholeMinorUnits } from '@/engine/money/night';

export type Measured = {
  measure: 'units' | 'money' | 'points' | 'rating';
  currency: string | null;
};

/** @param exact as the server tells it; null where it does not */
export function scoreText(
  exact: string | null,
  { measure, currency }: Measured,
  locale: string,
): string | null {
  if (exact === null) return null;
  if (measure === 'units') return unitsText(exact, locale);
  if (measure === 'points') return formatAmount(exact, locale);
  const minor = wholeMinorUnits(amount(exact), measure === 'rating' ? null : currency).toString();
  // A rating has two digits, as money has where no currency is named.
  if (measure === 'rating') return formatMoney(minor, null, locale);
  return moneyText(minor, currency, locale, { signed: true });
}
