import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const FOLDER = mkdtempSync(join(tmpdir(), 'lanturlu-score-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const SCORE = ['scripts/score.mjs'];

function score(files: readonly string[], input = '') {
  const ran = spawnSync(process.execPath, [...SCORE, ...files], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = ran.stdout.split('\n').slice(0, -1);
  return { code: ran.status, lines: lines.map((line) => JSON.parse(line)), stderr: ran.stderr };
}

function file(name: string, content: unknown): string {
  const path = join(FOLDER, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const PLAYERS = ['ana', 'bea', 'cem', 'dov', 'eva'];

function night(log: readonly unknown[], parts: object = {}) {
  return {
    format: 'lanturlu/1',
    session: { date: '2026-11-26', currency: 'EUR', unitValue: '0.01' },
    players: PLAYERS.map((id) => ({ id, name: id.toUpperCase() })),
    matches: [{ game: 'limited-loo', seats: PLAYERS, log }],
    ...parts,
  };
}

const single = { type: 'round', tricks: { bea: 1, cem: 1, dov: 1 } };
const close = { type: 'close' };

const good = file('good.json', night([single, close]));
const open = file('open.json', night([single]));
const refused = file('refused.json', night([single, { type: 'round', tricks: { bea: 4 } }, close]));
const unreadable = file('unreadable.json', night([], { colour: 1, matches: [{ game: 'poker' }] }));
const broken = file('broken.json', '{"format": "lanturlu/1", "players": [');

test('a closed night is settled to the cent, on one line', () => {
  const { code, lines, stderr } = score([good]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(lines).toHaveLength(1);
  const [result] = lines;
  expect(Object.keys(result)).toEqual([
    'format',
    'matches',
    'net',
    'money',
    'transfers',
    'problems',
  ]);
  expect(result.money).toEqual({
    currency: 'EUR',
    net: { ana: -4, bea: 2, cem: 2, dov: 2, eva: -2 },
  });
  expect(result.transfers).toHaveLength(3);
  expect(result.matches[0]).toMatchObject({
    status: 'closed',
    dealer: null,
    pot: '0',
    winners: [],
    mayReenter: [],
    reentryScore: null,
  });
  expect(result.matches[0].postings[0]).toEqual({
    round: 1,
    entry: 1,
    from: 'ana',
    to: 'pot',
    amount: '3',
    reason: 'ante',
  });
  expect(result.matches[0].postings.at(-1)).toMatchObject({
    round: null,
    entry: 2,
    reason: 'final-split',
  });
});

test('a pot that is not empty is no error, but no money either', () => {
  const { code, lines } = score([open]);
  expect(code).toBe(0);
  expect(lines[0].money.net).toBeNull();
  expect(lines[0].transfers).toBeNull();
  expect(lines[0].problems).toEqual([
    {
      match: 1,
      entry: null,
      severity: 'warning',
      code: 'pot-open',
      message: expect.stringContaining('6'),
      at: '/matches/0',
    },
  ]);
});

test('the worst of several files counts, and each that can be read has its line in order', () => {
  const { code, lines, stderr } = score([good, refused, unreadable, broken, '-'], 'null');
  expect(code).toBe(2);
  expect(lines.map((line) => line.matches[0].rounds.length)).toEqual([1, 1]);
  expect(lines[1].problems[0]).toEqual({
    match: 1,
    entry: 2,
    severity: 'error',
    code: 'trick-total',
    message: 'Tricks: 4 of 3.',
    at: '/matches/0/log/1/tricks',
  });
  const said = stderr.split('\n').filter((line) => line !== '');
  expect(said).toEqual([
    expect.stringMatching(/unreadable\.json: \/matches\/0\/game: .*poker/),
    expect.stringMatching(/unreadable\.json: \/colour: /),
    expect.stringMatching(/broken\.json: \/players.*: .*line 1, column 38/),
    expect.stringMatching(/^-: "": /),
  ]);
});

test('a document comes from standard input as well', () => {
  const { code, lines } = score(['-'], readFileSync(refused, 'utf8'));
  expect(code).toBe(1);
  expect(lines[0].net).toMatchObject({ ana: '-24/5' });
});

test('a file that is not there, and no file at all, are said in one line', () => {
  const missing = score([join(FOLDER, 'nowhere.json'), FOLDER]);
  expect(missing).toMatchObject({ code: 2, lines: [] });
  expect(missing.stderr.trim().split('\n')).toHaveLength(2);
  const none = score([]);
  expect(none).toMatchObject({ code: 2, lines: [] });
  expect(none.stderr).toMatch(/^Usage: .*\n$/);
});

test('ten thousand rounds are scored, also into a pipe that closes early', () => {
  const rounds = [...Array(10_000).keys()].map((index) => ({
    type: 'round',
    tricks: { [PLAYERS[index % 5] ?? '']: 1, [PLAYERS[(index + 1) % 5] ?? '']: 2 },
  }));
  const long = file('long.json', night([...rounds, close]));
  const { code, lines } = score([long]);
  expect(code).toBe(0);
  expect(lines[0].matches[0].rounds).toHaveLength(10_000);
  const command = `"${process.execPath}" ${SCORE.join(' ')} "${long}" | head -c 100`;
  const piped = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(piped.stdout).toHaveLength(100);
  expect(piped.stderr).toBe('');
});

test('every case of the engine is read', () => {
  const folder = 'engine/cases';
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): { document: unknown; expect: { refused?: unknown[] } }[] =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
  const files = documents.map(({ document }, index) => file(`case-${index}.json`, document));
  const { lines, stderr } = score(files);
  expect(stderr).toBe('');
  const isRefused = (line: { problems: { severity: string }[] }) =>
    line.problems.some(({ severity }) => severity === 'error');
  expect(lines.map(isRefused)).toEqual(documents.map((one) => !!one.expect.refused?.length));
});
