// `npm run test:deep [FILTER…]`: thousands of random nights instead of hundreds, hundreds of kills
// instead of a few, all journeys, and a night's books opened by LibreOffice Calc.
// @ts-check
import { spawn } from 'node:child_process';
import { build, isBuilt } from './lib/build.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { ROOT, tool } from './lib/project.mjs';

/** A bound only against tests that never end. */
const MOST_MINUTES = 60;

if (!isInstalled()) await install();
// What is killed is what people run.
if (!isBuilt()) await build();
const filters = process.argv.slice(2);
const deep = { ...process.env, DEEP: '1' };

/** @param {string[]} args of node @returns {Promise<number>} */
function run(args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: deep });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

const unit = await run([
  tool('vitest/vitest.mjs'),
  'run',
  `--testTimeout=${MOST_MINUTES * 60_000}`,
  ...(filters.length > 0
    ? filters
    : ['engine/', 'trials/', 'server/trpc', 'server/imports', 'server/demo']),
]);
// Asked for something by name, it is that and nothing else.
const journeys = filters.length > 0 ? 0 : await run([tool('@playwright/test/cli.js'), 'test']);
process.exitCode = unit || journeys;
