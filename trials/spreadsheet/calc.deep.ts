// A night's books as LibreOffice Calc opens them: `npm run test:deep trials/spreadsheet`.

import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { type CsvVariant, csvText } from '@/app/csv/csv';
import { POSTING_HEADS, postingRows, ROUND_HEADS, roundRows } from '@/app/csv/night';
import type { Locale } from '@/app/i18n/locales';
import { testDatabase } from '@/db/testing/database';
import { amount } from '@/engine/money/amount';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import type { NightLedger } from '@/server/export/ledger';
import { tableOf } from '@/server/testing/table';
import { AMERICAN, type CalcCell, GERMAN, type HowOpened, openedByCalc } from './calc';

/** Each begins as a formula, a number or a command would, or holds what could end a cell. */
const NAMES = ['=1+1', '@SUM(A1:A9)', '+49 170 5', 'Ana; "la Loba", 3'];
const VARIANTS: [CsvVariant, Locale, HowOpened][] = [
  ['comma', 'en', { delimiter: ',', language: AMERICAN }],
  ['semicolon', 'de', { delimiter: ';', language: GERMAN }],
  // Who reads English may live where a comma is the decimal mark.
  ['semicolon', 'en', { delimiter: ';', language: GERMAN }],
];

/** Each file is opened by a LibreOffice that starts anew. */
const PATIENCE = 300_000;

/** A night with thirds in its pot, thousands between two players, and names that nobody should have. */
async function awkwardNight(): Promise<NightLedger> {
  const table = await tableOf(await testDatabase());
  const { clubId, players } = table.world.own;
  const owner = table.world.as('owner');
  for (const [index, playerId] of players.entries()) {
    await owner.players.rename({ clubId, playerId, name: NAMES[index] ?? '' });
  }
  await table.append({ type: 'round', tricks: { p2: 2, p3: 1 } });
  await table.append({ type: 'penalty', player: 'p1', amount: '1/3', to: 'pot' });
  await table.append({ type: 'penalty', player: 'p4', amount: '12345/7', to: 'p2' });
  await table.append({ type: 'penalty', player: 'p4', amount: 12000, to: 'p2' });
  await table.append({ type: 'round', tricks: { p1: 1, p4: 2 } });
  await table.append({ type: 'close' });
  return owner.export.ledger({ clubId, sessionId: table.sessionId });
}

function wordsOf(locale: Locale) {
  const messages = locale === 'de' ? de : en;
  return {
    locale,
    csv: createTranslator({ locale, messages, namespace: 'csv' }),
    game: createTranslator({ locale, messages, namespace: 'common.games' }),
  };
}

/** A column of the sheet under its head, without the cells that are empty. */
function column(sheet: readonly CalcCell[][], heads: readonly string[], head: string) {
  const at = heads.indexOf(head);
  return sheet.slice(1).map((row) => row[at] ?? null);
}

const filled = (cells: readonly CalcCell[]) => cells.filter((cell) => cell !== null);
const typesOf = (cells: readonly CalcCell[]) => [...new Set(filled(cells).map(({ type }) => type))];

test.each(VARIANTS)(
  '%s, read in %s: what is a number stays one, and nobody’s name is run',
  async (variant, locale, how) => {
    const ledger = await awkwardNight();
    const words = wordsOf(locale);

    const paid = openedByCalc(csvText(POSTING_HEADS, postingRows(ledger, words), variant), how);
    expect(paid[0]?.map((cell) => cell?.value)).toEqual([...POSTING_HEADS]);
    expect(paid).toHaveLength(ledger.postings.length + 1);
    const posting = (head: (typeof POSTING_HEADS)[number]) => column(paid, POSTING_HEADS, head);
    expect(typesOf(posting('date'))).toEqual(['date']);
    for (const head of ['match', 'table', 'round', 'units'] as const) {
      expect(typesOf(posting(head)), head).toEqual(['float']);
    }
    for (const head of ['game', 'from', 'to', 'reason'] as const) {
      expect(typesOf(posting(head)), head).toEqual(['string']);
    }
    posting('units').forEach((cell, row) => {
      expect(Number(cell?.value)).toBeCloseTo(
        amount(ledger.postings[row]?.amount ?? '').valueOf(),
        9,
      );
    });
    // What is exact is the same number where it is one, and says its fraction where it is none.
    posting('exact').forEach((cell, row) => {
      const { amount: exact = '' } = ledger.postings[row] ?? {};
      if (exact.includes('/')) expect(cell?.type, exact).toBe('string');
      else expect(cell).toEqual({ type: 'float', value: exact });
    });

    const played = openedByCalc(csvText(ROUND_HEADS, roundRows(ledger, words), variant), how);
    const round = (head: (typeof ROUND_HEADS)[number]) => column(played, ROUND_HEADS, head);
    for (const head of ['match', 'round', 'units', 'tricks'] as const) {
      expect(typesOf(round(head)), head).toEqual(['float']);
    }
    expect(typesOf(round('player'))).toEqual(['string']);
    expect(new Set(filled(round('player')).map(({ value }) => value.replace(/^'/, '')))).toEqual(
      new Set(NAMES),
    );
    const nets = ledger.rounds.flatMap(({ net }) => Object.values(net));
    round('units').forEach((cell, row) => {
      expect(Number(cell?.value)).toBeCloseTo(amount(nets[row] ?? '').valueOf(), 9);
    });
  },
  PATIENCE,
);
