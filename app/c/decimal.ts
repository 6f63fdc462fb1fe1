/** Decimals as people type them, and as the API takes them. */

const DECIMAL = /^(\d{0,9})(?:[.,](\d{0,6}))?$/;

/**
 * Reads a positive decimal typed with a comma or a point: `0,10` and `.1` as `0.10` and `0.1`.
 * @returns null for anything else, zero included
 */
export function readDecimal(typed: string): string | null {
  const [, whole, part = ''] = DECIMAL.exec(typed.trim()) ?? [];
  if (whole === undefined || !/[1-9]/.test(whole + part)) return null;
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${part ? `.${part}` : ''}`;
}

/** Writes a decimal of the API as people of a language type it. */
export function typedDecimal(decimal: string, locale: string): string {
  return locale === 'en' ? decimal : decimal.replace('.', ',');
}
