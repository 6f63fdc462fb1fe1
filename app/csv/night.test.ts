/** What stands in the cells of a night's books. */
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { POSTING_HEADS, postingRows } from './night';

it('writes an exact number of units as one, and only a fraction as people write it', () => {
  const words = {
    locale: 'en',
    csv: createTranslator({ locale: 'en', messages, namespace: 'csv' }),
    game: createTranslator({ locale: 'en', messages, namespace: 'common.games' }),
  };
  const paid = { match: 1, round: null, from: 'p1', to: 'p2', trick: null };
  const rows = postingRows(
    {
      date: '2026-11-28',
      players: [],
      matches: [],
      rounds: [],
      // `12,000` is twelve where a comma is the decimal mark.
      postings: ['12000', '7/3'].map((amount) => ({ ...paid, reason: 'penalty', amount })),
    },
    words,
  );
  const at = POSTING_HEADS.indexOf('exact');
  expect(rows.map((row) => row[at])).toEqual([{ units: '12000' }, '2\u202f⅓']);
});
