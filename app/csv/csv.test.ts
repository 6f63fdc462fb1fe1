/** The files are read back by a parser that knows nothing of how they were written. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { amount, amountText } from '@/engine/money/amount';
import { CSV_VARIANTS, type CsvVariant, csvText } from './csv';

function read(text: string, variant: CsvVariant = 'comma'): string[][] {
  const delimiter = variant === 'comma' ? ',' : ';';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  expect(errors).toEqual([]);
  return data.filter((row) => row.length > 1 || row[0] !== '');
}

it('begins with a byte order mark and ends each line as spreadsheets do', () => {
  const text = csvText(['Player', 'Units'], [['Ana', 3]], 'comma');
  expect(text).toBe('\uFEFFPlayer,Units\r\nAna,3\r\n');
});

it('writes numbers as the reader’s country writes them, and keeps them numbers', () => {
  const rows = [
    [{ units: '-16/5' }, { units: '7/3' }, { units: '0' }, { units: '-1/1000000000000000' }],
  ];
  const heads = ['a', 'b', 'c', 'd'];
  expect(read(csvText(heads, rows, 'comma'))[1]).toEqual(['-3.2', '2.333333333333', '0', '0']);
  expect(read(csvText(heads, rows, 'semicolon'), 'semicolon')[1]).toEqual([
    '-3,2',
    '2,333333333333',
    '0',
    '0',
  ]);
});

it('makes a name that begins like a formula harmless', () => {
  const names = ['=1+1', '+49', '-2', '@SUM(A1)', ' =x', '\t=x', '\u22125'];
  const rows = read(
    csvText(
      ['Player', 'n'],
      names.map((name) => [name, -2]),
      'semicolon',
    ),
    'semicolon',
  );
  expect(rows.slice(1)).toEqual(names.map((name) => [`'${name}`, '-2']));
});

it('gives any text and any amount back, in both variants', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }).filter((text) => !/^\s*[=+\-@\u2212]|^[\t\r\n]/.test(text)),
    fc.integer(),
    fc
      .tuple(fc.bigInt(), fc.constantFrom(1n, 2n, 5n, 8n))
      .map(([n, d]) => ({ units: amountText(amount(`${n}/${d}`)) })),
  );
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table, fc.constantFrom(...CSV_VARIANTS), (rows, variant) => {
      const [, ...back] = read(csvText(['a', 'b', 'c'], rows, variant), variant);
      rows.forEach((row, y) => {
        row.forEach((written, x) => {
          const found = back[y]?.[x] ?? '';
          if (typeof written !== 'object') expect(found).toBe(String(written));
          else expect(amountText(amount(found.replace(',', '.')))).toBe(written.units);
        });
      });
    }),
  );
});
