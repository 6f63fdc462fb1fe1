// A Chromium for the end-to-end tests: one that is there, or Debian's.
// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refused } from '../../db/refused.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {Promise<string | undefined>} */
export async function findBrowser() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const { chromium } = await import('@playwright/test');
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...PLACES, ...inPath, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * @returns {Promise<string>}
 * @throws {Refused} with how to get one
 */
export async function ensureBrowser() {
  const found = (await findBrowser()) ?? (canInstall() ? await install() : undefined);
  if (found && spawnSync(found, ['--version']).status === 0) return found;
  throw new Refused(
    found
      ? `The browser ${found} does not start: set CHROMIUM to the path of another Chromium or Chrome.`
      : 'No Chromium or Chrome found: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return findBrowser();
}
