/** The currencies offered in a form: the common ones, by their code. */

export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'ARS',
  'AUD',
  'BOB',
  'BRL',
  'CAD',
  'CLP',
  'COP',
  'CZK',
  'DKK',
  'HUF',
  'INR',
  'JPY',
  'MXN',
  'NOK',
  'NZD',
  'PEN',
  'PLN',
  'PYG',
  'RON',
  'SEK',
  'TRY',
  'UAH',
  'UYU',
  'ZAR',
] as const;

/** With their names in a language; call it on the server only, devices write them differently. */
export function currencyOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}
