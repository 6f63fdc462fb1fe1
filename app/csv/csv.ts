/** Comma-separated values as spreadsheets read them without being asked anything. */
import { stringify } from 'csv-stringify/sync';
import { amount } from '@/engine/money/amount';

/** `comma`: with a decimal point; `semicolon`: with a decimal comma, as most of Europe and South America has it. */
export const CSV_VARIANTS = ['comma', 'semicolon'] as const;
export type CsvVariant = (typeof CSV_VARIANTS)[number];

/** What people wrote, a whole number, or an exact number of units; null stays empty. */
export type Cell = string | number | { readonly units: string } | null;

/** More than a spreadsheet keeps; what does not end is rounded here, and stands exactly in a column of its own. */
const PLACES = 12;

const MARKS: Record<CsvVariant, { delimiter: string; decimal: string }> = {
  comma: { delimiter: ',', decimal: '.' },
  semicolon: { delimiter: ';', decimal: ',' },
};

/** With a byte order mark, without which Excel takes UTF-8 for something else. */
export function csvText(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  variant: CsvVariant,
): string {
  const { delimiter, decimal } = MARKS[variant];
  const text = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return harmless(cell);
    return typeof cell === 'number' ? String(cell) : decimalOf(cell.units).replace('.', decimal);
  };
  const lines = [heads.map(harmless), ...rows.map((row) => row.map(text))];
  return stringify(lines, { bom: true, delimiter, record_delimiter: 'windows' });
}

/** A name that begins like a formula would be run by whoever opens the file. */
function harmless(text: string): string {
  return /^[\s]*[=+\-@\u2212]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** `7/3` as `2.333333333333`. */
function decimalOf(exact: string): string {
  const value = amount(exact);
  const scaled = value
    .abs()
    .mul(10n ** BigInt(PLACES))
    .round();
  const digits = scaled.n.toString().padStart(PLACES + 1, '0');
  const whole = digits.slice(0, -PLACES);
  const rest = digits.slice(-PLACES).replace(/0+$/, '');
  const sign = value.s < 0n && scaled.n > 0n ? '-' : '';
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`;
}
