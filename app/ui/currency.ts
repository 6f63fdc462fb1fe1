/** The sign people write for a currency. */

/** Signs that mean one currency to everybody. */
const SYMBOLS = new Map([
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['BRL', 'R$'],
  ['INR', '₹'],
  ['TRY', '₺'],
  ['PYG', '₲'],
  ['KRW', '₩'],
  ['PHP', '₱'],
  ['NGN', '₦'],
  ['CRC', '₡'],
  ['UAH', '₴'],
  ['ILS', '₪'],
  ['VND', '₫'],
]);

/** Currencies written `$` where they are at home. */
const DOLLARS = new Map([
  ['en', new Set(['USD'])],
  ['de', new Set(['USD'])],
  ['es', new Set(['ARS', 'CLP', 'COP', 'MXN', 'UYU'])],
  ['pt', new Set<string>()],
]);

/** The sign people write for a currency in a language; its code where a sign would be unclear. */
export function currencySymbol(currency: string, locale: string): string {
  if (DOLLARS.get(locale.slice(0, 2))?.has(currency)) return '$';
  return SYMBOLS.get(currency) ?? (currency === 'USD' ? 'US$' : currency);
}
