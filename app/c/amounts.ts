/** A net and a payment as people read them: money where the night plays for it, units where it does not. */

import { formatAmount, formatMoney } from '@/app/ui/format';
import { amount } from '@/engine/money/amount';

/** Units won or lost, exactly and with their sign. */
export function unitsText(units: string, locale: string): string {
  return formatAmount(units, locale, { signed: true });
}

/** Whether one speaks of a unit, or of units. */
export function isOne(units: string): 'yes' | 'no' {
  return units === '1' || units === '-1' ? 'yes' : 'no';
}

/**
 * Minor units as money. A night without a currency counts in hundredths of a unit: whole units are then
 * written as such.
 */
export function moneyText(
  minorUnits: string,
  currency: string | null,
  locale: string,
  options: { signed?: boolean } = {},
): string {
  if (currency === null && /^-?\d*00$|^0$/.test(minorUnits)) {
    const units = minorUnits === '0' ? '0' : minorUnits.slice(0, -2);
    return formatAmount(units, locale, options);
  }
  return formatMoney(minorUnits, currency, locale, options);
}

/** What somebody won or lost, in minor units of a currency; in units where there is none. */
export function netText(net: string, currency: string | null, locale: string): string {
  return currency === null
    ? unitsText(net, locale)
    : moneyText(net, currency, locale, { signed: true });
}

/** The winners first; who won the same stays in the order of the night. `net`: as it is shown, if not in units. */
export function byNet<T extends { units: string; net?: string }>(lines: readonly T[]): T[] {
  return [...lines].sort((a, b) => amount(b.net ?? b.units).compare(amount(a.net ?? a.units)));
}
