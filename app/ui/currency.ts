/** What is known of currencies: their minor digits (ISO 4217) and the sign people write for them. */

const MINOR_DIGITS = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code): [string, number] => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code): [string, number] => [code, 3]),
  ...'CLF UYW'.split(' ').map((code): [string, number] => [code, 4]),
]);

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

/** How many digits a currency has after the point; two where none is named. */
export function minorDigits(currency: string | null): number {
  return currency === null ? 2 : (MINOR_DIGITS.get(currency) ?? 2);
}

/** The sign people write for a currency in a language; its code where a sign would be unclear. */
export function currencySymbol(currency: string, locale: string): string {
  if (DOLLARS.get(locale.slice(0, 2))?.has(currency)) return '$';
  return SYMBOLS.get(currency) ?? (currency === 'USD' ? 'US$' : currency);
}
