// `npm run test:deep [FILTER…]`: thousands of random nights instead of hundreds, hundreds of kills instead of a few.
// @ts-check
import { spawn } from 'node:child_process';
import { install, isInstalled } from './lib/install.mjs';
import { ROOT, tool } from './lib/project.mjs';

/** A bound only against tests that never end. */
const MOST_MINUTES = 60;

if (!isInstalled()) await install();
const filters = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [
    tool('vitest/vitest.mjs'),
    'run',
    `--testTimeout=${MOST_MINUTES * 60_000}`,
    ...(filters.length > 0 ? filters : ['engine/', 'trials/']),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DEEP: '1' } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
