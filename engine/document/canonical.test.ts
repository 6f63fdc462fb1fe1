import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import { looNight } from '@/engine/testing/loo-nights';
import { DEPTH, NIGHTS } from '@/engine/testing/nights';
import { canonicalText } from './canonical';
import { FORMAT, type NightDocument } from './document';
import { readDocument } from './read';
import { resultText, scoreNight } from './result';

function read(text: string): NightDocument {
  const read = readDocument(text);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.document;
}

const remarks = fc.record(
  {
    time: fc.constantFrom('2026-11-26', '2026-11-26T20:15:00Z', '2026-11-26T21:15:00.5+01:00'),
    by: fc.string({ unit: 'grapheme' }),
    note: fc.string({ unit: 'grapheme-ascii' }),
  },
  { requiredKeys: [] },
);

/** A night as somebody's program might write it: corrected, annotated, defaults and all. */
const document = fc
  .record({
    nights: fc.array(fc.tuple(looNight, fc.boolean()), { minLength: 1, maxLength: 3 }),
    remarks: fc.array(remarks, { minLength: 5, maxLength: 5 }),
    session: fc.option(
      fc.record(
        {
          date: fc.constant('2026-11-26'),
          name: fc.string(),
          currency: fc.constantFrom('EUR', 'CLP'),
          unitValue: fc.constantFrom('0.10', '1', '2.5'),
          roundTo: fc.constantFrom(1, 50),
        },
        { requiredKeys: ['date'] },
      ),
      { nil: undefined },
    ),
  })
  .map(({ nights, remarks, session }) => ({
    matches: nights.map(([{ game, rules, setup, log }, corrected]) => ({
      log: [
        ...log.map((entry, index) => ({ ...remarks[index % remarks.length], ...entry })),
        ...(corrected && log[0] ? [{ with: log[0], entry: 1, type: 'amend' }] : []),
      ],
      rules: corrected ? setup.rules : rules,
      game: game.id,
      seats: setup.seats,
    })),
    players: nights[0]?.[0].setup.players.map((id) => ({ name: id.toUpperCase(), id })),
    ...(session ? { session } : {}),
    format: FORMAT,
  }));

describe('the canonical text', () => {
  test('reads back to the same bytes and the same result', () => {
    fc.assert(
      fc.property(document, (written) => {
        const first = read(JSON.stringify(written));
        const canonical = canonicalText(first);
        const second = read(canonical);
        expect(canonicalText(second)).toBe(canonical);
        const result = (one: NightDocument) => resultText(scoreNight(one), ({ code }) => code);
        expect(result(second)).toBe(result(first));
      }),
      { numRuns: NIGHTS },
    );
  });

  test('does not depend on the order in which keys were written', () => {
    fc.assert(
      fc.property(document, (written) => {
        const backwards = reversed(written);
        expect(canonicalText(read(JSON.stringify(backwards)))).toBe(
          canonicalText(read(JSON.stringify(written))),
        );
      }),
      { numRuns: 100 * DEPTH },
    );
  });

  test('stands in the order of the page, with the house rules that differ and nothing empty', () => {
    const log: LogEntry[] = [
      {
        note: 'n',
        tricks: { '2': 1, constructor: 2 },
        calls: {},
        type: 'round',
        time: '2026-11-26T20:15Z',
      },
      { amount: '3', to: 'pot', player: '2', type: 'penalty' },
    ];
    const written = {
      matches: [
        {
          log,
          seats: ['constructor', '2'],
          rules: { miss: { allowed: true, fee: '0/2' }, ante: { amount: 4, payer: 'dealer' } },
          game: 'limited-loo',
        },
      ],
      players: [
        { name: 'Ç “x”', id: 'constructor' },
        { name: '', id: '2' },
      ],
      expenses: [],
      format: FORMAT,
    };
    expect(canonicalText(read(JSON.stringify(written)))).toBe(`{
  "format": "lanturlu/1",
  "players": [
    {
      "id": "constructor",
      "name": "Ç “x”"
    },
    {
      "id": "2",
      "name": ""
    }
  ],
  "matches": [
    {
      "game": "limited-loo",
      "rules": {
        "ante": {
          "amount": 4
        }
      },
      "seats": [
        "constructor",
        "2"
      ],
      "log": [
        {
          "type": "round",
          "tricks": {
            "constructor": 2,
            "2": 1
          },
          "time": "2026-11-26T20:15Z",
          "note": "n"
        },
        {
          "type": "penalty",
          "player": "2",
          "amount": "3",
          "to": "pot"
        }
      ]
    }
  ]
}
`);
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, reversed(part)]));
}
