// `npm test`: everything that can be wrong, one line a step; the last line counts.
// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { NEXT, ROOT, tool } from './lib/project.mjs';
import { endAll, run } from './lib/run.mjs';
import { step } from './lib/say.mjs';

const REPORTS = join(ROOT, 'test-results');
const UNIT = join(REPORTS, 'unit.json');
const E2E = join(REPORTS, 'e2e.json');

/** Nobody answers questions, and colours are for terminals. */
const ENVIRONMENT = {
  CI: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};
const total = { passed: 0, failed: 0 };

/** @param {string} program @param {string[]} args */
const node = (program, args) => run(process.execPath, [program, ...args], { env: ENVIRONMENT });

async function testEverything() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (!(await passes('Packages', async () => void (isInstalled() || (await install()))))) return;
  await passes('Lint, with the floors', () => node(tool('@biomejs/biome/bin/biome'), ['ci', '.']));
  await passes('Types', async () => {
    await node(NEXT, ['typegen']);
    // What an earlier run remembers survives a changed option.
    await node(tool('typescript/bin/tsc'), ['--noEmit', '--incremental', 'false']);
  });
  await passes('Engine and server', unit, () => vitestCounts(UNIT));
  const built = await passes('Build', async () => void (isBuilt() || (await build())));
  const browser = await passes('Browser', async () => {
    process.env.CHROMIUM = await ensureBrowser();
  });
  if (built && browser) await passes('End to end', e2e, () => playwrightCounts(E2E));
  else console.log('End to end … cannot run without the build and a browser: counted as failed');
}

function unit() {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`];
  return node(tool('vitest/vitest.mjs'), ['run', ...reports]);
}

function e2e() {
  return node(tool('@playwright/test/cli.js'), ['test']);
}

/**
 * Runs a step; what it said is shown when it fails. A step without tests of its own, or whose tests
 * could not even be counted, is one failure.
 * @param {string} what
 * @param {() => Promise<unknown>} work
 * @param {() => { passed: number, failed: number, skipped: number }} [counts]
 * @returns {Promise<boolean>}
 */
async function passes(what, work, counts) {
  let well = true;
  await step(what, work).catch((error) => {
    well = false;
    const said = error instanceof Error ? error.message : String(error);
    writeFileSync(join(REPORTS, `${what}.log`), said);
    console.log(`${said.split('\n').slice(-250).join('\n')}\n`);
  });
  const { passed, failed, skipped } = tryCounting(counts);
  if (skipped > 0)
    console.log(`${skipped} skipped: counted as failed, since nobody would look again.`);
  total.passed += passed;
  total.failed += failed + skipped || (well ? 0 : 1);
  return well;
}

/** @param {(() => { passed: number, failed: number, skipped: number }) | undefined} counts */
function tryCounting(counts) {
  try {
    return counts?.() ?? { passed: 0, failed: 0, skipped: 0 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param {string} file */
function vitestCounts(file) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot be loaded has no tests that could fail.
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string} file */
function playwrightCounts(file) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endAll();
    setTimeout(() => process.exit(1), 6000).unref();
    console.log('\nStopped.');
    process.exitCode = 1;
  });
}

await testEverything();
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
