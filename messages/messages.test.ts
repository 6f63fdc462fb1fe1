import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/app/i18n/locales';
import { DOCUMENT_FAULTS } from '@/engine/document/fault';
import { readDocument } from '@/engine/document/read';
import { scoreNight } from '@/engine/document/result';
import {
  ERROR_CODES,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  WARNING_CODES,
} from '@/engine/match/problem';
import { problemText } from './problem';

interface Messages {
  readonly [key: string]: string | Messages;
}

const read = (locale: Locale): Messages =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, import.meta.url), 'utf8'));

const ALL = new Map(LOCALES.map((locale) => [locale, read(locale)]));

/** Every message with its key; dots lead into a namespace. */
function leaves(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

/** The arguments of an ICU message, and the tags it is dressed in. */
function namesIn(message: string): string[] {
  const names = new Set([...message.matchAll(/<([a-zA-Z]\w*)>/g)].map(([tag]) => tag));
  const text = (from: number): number => {
    let at = from;
    while (at < message.length && message[at] !== '}')
      at = message[at] === '{' ? argument(at) : at + 1;
    return at + 1;
  };
  const argument = (from: number): number => {
    const [opening = '', name = '', next] = /^\{\s*(\w+)\s*([,}])/.exec(message.slice(from)) ?? [];
    names.add(name);
    let at = from + opening.length;
    if (next === '}' || opening === '') return Math.max(at, from + 1);
    // Choices: each a word and a text in braces, until the brace that closes the argument.
    while (at < message.length && message[at] !== '}')
      at = message[at] === '{' ? text(at + 1) : at + 1;
    return at + 1;
  };
  for (let at = 0; at < message.length; ) at = text(at);
  return [...names].sort();
}

function saying(locale: Locale, namespace: 'problems' | 'documentFaults') {
  const messages = ALL.get(locale)?.[namespace] as Record<string, string>;
  const t = createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (key: string, values: Record<string, string | number>) => t(key, values);
}

function said(locale: Locale, problem: Pick<Problem, 'code' | 'params'>): string {
  return problemText(
    saying(locale, 'problems'),
    problem,
    (id) => `<${id}>`,
    (units) => units,
  );
}

/** What every problem of a code speaks of at least: sentences may use nothing else. */
const GIVEN: Readonly<Record<ProblemCode, ProblemParams>> = {
  closed: {},
  players: { count: 1 },
  'not-seated': { player: 'ana' },
  seated: { player: 'ana' },
  'seated-before': { player: 'ana' },
  dealer: { player: 'ana' },
  amount: { player: 'ana' },
  'whole-units': { player: 'ana' },
  penalty: { player: 'ana' },
  single: { player: 'ana', other: 'bea', count: 1 },
  miss: { player: 'ana', other: 'bea', count: 1 },
  'miss-twice': { player: 'ana', other: 'bea', count: 1 },
  'club-law': { player: 'ana', other: 'bea', count: 1 },
  'trump-missing': {},
  'trump-disagrees': { suit: 'S', card: '4H' },
  defend: { player: 'ana', other: 'bea', count: 2 },
  'dealer-must-play': { player: 'ana', other: 'bea', count: 1 },
  unplayed: {},
  flush: {},
  exchanged: { player: 'ana' },
  'tricks-missing': { of: 3 },
  'order-needed': {},
  'trick-total': { count: 4, of: 3 },
  'not-active': { player: 'ana' },
  'card-count': { player: 'ana', count: 1, of: 3 },
  'card-twice': { player: 'ana', card: '10H' },
  'turn-up': {},
  'must-follow': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'must-head': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'must-trump': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'must-trump-high': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'must-lead-trump': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'must-lead-ace': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'pam-must-pass': { player: 'ana', card: '10H', trick: 1, legal: 'AS KS' },
  'tricks-disagree': { players: ['ana', 'ana', 'bea'] },
  out: {},
  hands: { player: 'ana' },
  'hand-points': {},
  'no-such-card': { card: 'JK' },
  meld: { player: 'ana' },
  'first-meld': { player: 'ana', points: 40, least: 50 },
  contract: { player: 'ana' },
  'four-piernas': { player: 'ana', count: 4 },
  'points-disagree': { player: 'ana', points: 3, count: 4 },
  blocked: {},
  'close-at': { player: 'ana', points: 6, most: 5 },
  'all-melded': { player: 'ana' },
  chinchon: { player: 'ana' },
  reenganche: { player: 'ana', reason: 'few', count: 2 },
  'late-entry': { player: 'ana' },
  'void-target': { entry: 7 },
  'too-large': {},
  'seats-unusual': { count: 2, fewest: 5, most: 8 },
  'ante-indivisible': { tricks: 3 },
  'dealer-out-of-turn': { player: 'ana', other: 'bea' },
  'close-uneven': {},
  'after-end': { round: 8, rounds: 7 },
  'turn-up-ignored': { card: '4H' },
  'no-effect': {},
  'meld-overlooked': { player: 'ana' },
  'card-count-unusual': { player: 'ana', count: 8 },
  'points-unusual': { player: 'ana', points: 95, most: 90 },
  'pot-open': { match: 1, amount: '7/3' },
};

describe.each(LOCALES.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test('has the messages of English, no more and no fewer', () => {
    const keys = (messages: Messages) =>
      leaves(messages)
        .map(([key]) => key)
        .sort();
    expect(keys(ALL.get(locale) ?? {})).toEqual(keys(ALL.get('en') ?? {}));
  });

  test('says in each of them what English says it of', () => {
    const english = new Map(leaves(ALL.get('en') ?? {}));
    const different = leaves(ALL.get(locale) ?? {}).filter(
      ([key, message]) => `${namesIn(message)}` !== `${namesIn(english.get(key) ?? '')}`,
    );
    expect(different).toEqual([]);
  });
});

describe.each(LOCALES)('%s', (locale) => {
  test.each([...ERROR_CODES, ...WARNING_CODES])('has a sentence for %s', (code) => {
    expect(said(locale, { code, params: GIVEN[code] })).toMatch(/^\S.*[.?]$/u);
  });

  test.each(DOCUMENT_FAULTS)('says what keeps a document from being read: %s', (code) => {
    const given = { type: 'list', key: 'a', most: 1, line: 1, column: 2, allowed: 'a', id: 'b' };
    const more = { player: 'c', game: 'poker', rule: 'pam' };
    expect(saying(locale, 'documentFaults')(code, { ...given, ...more })).toMatch(/^\S.*\.$/u);
  });
});

test('no sentence is left that no problem has', () => {
  const { problems, documentFaults } = ALL.get('en') as Record<string, Record<string, string>>;
  expect(Object.keys(problems ?? {}).sort()).toEqual(
    [...ERROR_CODES, ...WARNING_CODES, 'and'].sort(),
  );
  expect(Object.keys(documentFaults ?? {}).sort()).toEqual([...DOCUMENT_FAULTS].sort());
});

test('every problem of every case gives at least what its sentences may speak of', () => {
  const folder = new URL('../engine/cases/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const problems = files.flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).flatMap(
      (one: { document: unknown }) => {
        const read = readDocument(JSON.stringify(one.document));
        return 'document' in read ? scoreNight(read.document).problems : [];
      },
    ),
  );
  expect(problems.length).toBeGreaterThan(20);
  for (const { code, params } of problems as Problem[]) {
    expect([code, Object.keys(params)]).toEqual([
      code,
      expect.arrayContaining(Object.keys(GIVEN[code])),
    ]);
  }
});

test('a problem speaks of players by name and of cards by their signs', () => {
  const params = { player: 'ana', card: '10H', trick: 2, legal: 'AS KC' };
  expect(said('en', { code: 'must-follow', params })).toBe(
    '<ana> played 10♥ to trick 2, but had to follow suit. Allowed: A♠ K♣.',
  );
  const players = ['ana', 'bea', 'cem'];
  expect(said('de', { code: 'tricks-disagree', params: { players } })).toBe(
    'Nach den Karten gingen die Stiche an <ana>, <bea> und <cem>.',
  );
});
