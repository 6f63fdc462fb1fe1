// A document far longer than any night is scored at once, whatever its players are called.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { amount, amountText, sum } from '@/engine/money/amount';
import { longNight } from '@/engine/testing/long-night';

const FOLDER = mkdtempSync(join(tmpdir(), 'lanturlu-size-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const ROUNDS = 10_000;
/** Only so that a machine that does not answer ends; how fast it is, `bench/score.ts` says. */
const SAFETY = 240_000;

test('ten thousand rounds are one line, and nobody has won what nobody has lost', {
  timeout: SAFETY,
}, () => {
  const night = longNight(ROUNDS);
  const path = join(FOLDER, 'long.json');
  writeFileSync(path, JSON.stringify(night));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/score.mjs', path], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const result = JSON.parse(stdout);
  expect(result.matches[0].rounds).toHaveLength(ROUNDS);
  const net = new Map<string, string>(Object.entries(result.net));
  expect([...net.keys()].sort()).toEqual(night.players.map(({ id }) => id).sort());
  expect(amountText(sum([...net.values()].map((units) => amount(units))))).toBe('0');
});
