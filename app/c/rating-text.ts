/** A rating as people read it: two digits, with the sign where it fell below the zero at which all begin. */
import { formatMoney } from '@/app/ui/format';

/** @param rating as the server tells it: a decimal with two digits */
export function ratingText(rating: string, locale: string): string {
  // Without a currency, money has two digits, too.
  return formatMoney(rating.replace('.', '').replace(/^(-?)0+(?=\d)/, '$1'), null, locale);
}
