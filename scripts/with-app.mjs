// Runs a TypeScript file that opens the built app in a browser: `node scripts/with-app.mjs FILE [arguments]`.
// @ts-check
import { spawn } from 'node:child_process';
import { Refused } from '../db/refused.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { ROOT, tool } from './lib/project.mjs';
import { endAll, Failed } from './lib/run.mjs';
import { step } from './lib/say.mjs';

/** @param {string[]} args the file and what it is given */
async function runWithApp(args) {
  if (!isInstalled()) await step('Installing the packages', install);
  if (!isBuilt()) await step('Building the pages', build);
  const env = { ...process.env, CHROMIUM: await ensureBrowser() };
  const child = spawn(process.execPath, [tool('tsx/dist/cli.mjs'), ...args], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
for (const signal of SIGNALS) process.on(signal, endAll);

try {
  process.exitCode = await runWithApp(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Refused || error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}
