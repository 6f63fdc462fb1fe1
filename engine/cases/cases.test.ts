import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseJson } from '@/engine/document/json';
import { readValue } from '@/engine/document/read';
import { resultText, scoreNight } from '@/engine/document/result';

interface Expected {
  rounds?: readonly Record<string, unknown>[];
  refused?: readonly number[];
  code?: string;
  money?: Record<string, number>;
  transferCount?: number;
  standings?: readonly ({ player: string } & Record<string, unknown>)[];
  [key: string]: unknown;
}

interface Case {
  name: string;
  note?: string;
  document: unknown;
  expect: Expected;
}

interface Result {
  matches: readonly (Record<string, unknown> & {
    rounds: readonly unknown[];
    standings?: readonly { player: string }[];
  })[];
  money: { net: unknown };
  transfers: readonly unknown[] | null;
  problems: readonly { entry: number | null; severity: string; code: string }[];
}

const FOLDER = import.meta.dirname;

const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, Case[]] => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))]);

/** What these keys of `expect` say stands in the match's result under the same name. */
const OF_THE_MATCH = ['pot', 'dealer', 'net', 'status', 'winners', 'mayReenter', 'reentryScore'];

const KNOWN = new Set([
  ...OF_THE_MATCH,
  'rounds',
  'refused',
  'code',
  'money',
  'transferCount',
  'standings',
]);

function scored(one: Case): Result {
  const json = parseJson(JSON.stringify(one.document));
  if ('fault' in json) throw new Error(json.fault.code);
  const read = readValue(json.value);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return JSON.parse(resultText(scoreNight(read.document), ({ code }) => code));
}

function refusedEntries({ problems }: Result): Map<number | null, string> {
  const first = new Map<number | null, string>();
  for (const { entry, severity, code } of problems) {
    if (severity === 'error' && !first.has(entry)) first.set(entry, code);
  }
  return first;
}

describe.each(FILES)('%s', (_, cases) => {
  test.each(cases.map((one): [string, Case] => [one.name, one]))('%s', (_name, one) => {
    const unknown = Object.keys(one.expect).filter((key) => !KNOWN.has(key));
    expect(unknown, 'what a case expects is looked at').toEqual([]);

    const result = scored(one);
    const [match] = result.matches;
    const expected = one.expect;
    const refused = refusedEntries(result);
    expect([...refused.keys()].sort(), 'refused entries').toEqual(expected.refused ?? []);
    if (expected.code !== undefined) {
      expect([...new Set(refused.values())]).toEqual([expected.code]);
    }
    for (const key of OF_THE_MATCH) {
      if (expected[key] !== undefined) expect(match).toMatchObject({ [key]: expected[key] });
    }
    if (expected.rounds) expect(match?.rounds).toMatchObject(expected.rounds);
    for (const standing of expected.standings ?? []) {
      const own = match?.standings?.find(({ player }) => player === standing.player);
      expect(own).toMatchObject(standing);
    }
    if (expected.money) expect(result.money.net).toEqual(expected.money);
    if (expected.transferCount !== undefined) {
      expect(result.transfers).toHaveLength(expected.transferCount);
    }
  });
});
