// LibreOffice Calc opens a CSV file as a person of some country would, and says what it took each cell for.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Calc calls the type of a cell, and its value: `float` −3.2, `date` 2026-11-28, `string` Ana; empty cells are null. */
export type CalcCell = { readonly type: string; readonly value: string } | null;

export interface HowOpened {
  readonly delimiter: ',' | ';';
  /** Whose decimal mark it expects: Windows’ number of the language. */
  readonly language: typeof AMERICAN | typeof GERMAN;
}

export const AMERICAN = 1033;
export const GERMAN = 1031;

const UTF_8 = 76;
const PLACES = ['soffice', 'libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];
/** The first start writes a profile. */
const PATIENCE = 120_000;

/** @throws Error where there is no LibreOffice, or where a cell was taken for a formula */
export function openedByCalc(csv: string, { delimiter, language }: HowOpened): CalcCell[][] {
  const program = calc();
  const dir = mkdtempSync(join(tmpdir(), 'lanturlu-test-calc-'));
  try {
    const file = join(dir, 'night.csv');
    writeFileSync(file, csv);
    // Separator, quote, encoding, first line, no column's format given, language, quoted is text: no,
    // dates and the like are recognised: yes, four of export only, formulas are evaluated: yes.
    const separator = delimiter.charCodeAt(0);
    const options = `${separator},34,${UTF_8},1,,${language},false,true,false,false,false,0,true`;
    const { status, stdout, stderr } = spawnSync(
      program,
      [
        `-env:UserInstallation=${pathToFileURL(join(dir, 'profile'))}`,
        '--headless',
        '--norestore',
        `--infilter=Text - txt - csv (StarCalc):${options}`,
        '--convert-to',
        'fods',
        '--outdir',
        dir,
        file,
      ],
      { encoding: 'utf8', timeout: PATIENCE },
    );
    if (status !== 0) throw new Error(`LibreOffice did not open the file: ${stdout}${stderr}`);
    return cellsOf(readFileSync(join(dir, 'night.fods'), 'utf8'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function calc(): string {
  const places = process.env.SOFFICE ? [process.env.SOFFICE] : PLACES;
  const found = places.find((place) => spawnSync(place, ['--version']).status === 0);
  if (found) return found;
  throw new Error(
    'LibreOffice Calc is missing: install it (Debian: apt-get install libreoffice-calc-nogui), or name its program in SOFFICE.',
  );
}

/** The rows of a flat OpenDocument sheet, without the empty cells and rows that fill it up. */
function cellsOf(sheet: string): CalcCell[][] {
  const rows = [...sheet.matchAll(/<table:table-row\b[^>]*>(.*?)<\/table:table-row>/gs)];
  return rows
    .map(([, row = '']) => [...row.matchAll(CELL)].flatMap(cellOf))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1))
    .filter((row) => row.length > 0);
}

const CELL = /<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs;

function cellOf([, attributes = '', inside = '']: RegExpMatchArray): CalcCell[] {
  const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const formula = of('table:formula');
  if (formula !== undefined) throw new Error(`a cell was taken for a formula: ${formula}`);
  const type = of('office:value-type');
  const written = text([...inside.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, p]) => p).join());
  const value = of('office:value') ?? of('office:date-value') ?? written;
  const times = Number(of('table:number-columns-repeated') ?? 1);
  // A sheet is filled up to its last column.
  if (type === undefined) return Array.from({ length: Math.min(times, 64) }, () => null);
  return Array.from({ length: times }, () => ({ type, value }));
}

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function text(xml: string): string {
  const spaced = xml.replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, n = '1') => ' '.repeat(n));
  return spaced
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name) => ENTITIES.get(name) ?? whole);
}
