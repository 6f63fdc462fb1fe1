// `npm run look`: every screen of the app in every size, light and language, as pictures and contact sheets in `look/`.
// `npm run look -- table settle` shoots only screens with such a name; `npm run look -- --readme` the README's picture.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { App } from '@/e2e/support/server';
import { ROOT } from '@/scripts/lib/project.mjs';
import { step } from '@/scripts/lib/say.mjs';
import { firstAccount } from './account';
import { withApp } from './app';
import { anEvening } from './evening';
import { readmePicture } from './readme';
import { routes } from './routes';
import type { Screen, Stage } from './screen';
import { SCREENS } from './screens';
import { contactSheets } from './sheet';
import { type Shot, type Studio, shoot } from './shoot';

const FOLDER = join(ROOT, 'look');
/** Two pictures at once keep two cores busy. */
const AT_ONCE = 2;

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('-'));

/** @returns what is wrong */
async function lookAround(app: App, browser: Browser): Promise<string[]> {
  const studio = { app, browser, folder: FOLDER };
  const readme = args.includes('--readme');
  const screens = readme ? [] : SCREENS.filter(isWanted);
  const first = await shootAll({ ...studio, account: null, evening: null }, screens, 'unused');
  const account = await firstAccount(app);
  const second = await shootAll({ ...studio, account, evening: null }, screens, 'no-club');
  const evening = await step('Playing four nights', () => anEvening(account));
  const inhabited = { ...studio, account, evening };
  if (readme) {
    console.log(await readmePicture(inhabited));
    return [];
  }
  const shots = [...first, ...second, ...(await shootAll(inhabited, screens, 'evening'))];
  const sheets = await contactSheets(browser, FOLDER, shots);
  console.log(`look/: ${shots.length} pictures, ${sheets.length} sheets`);
  return shots.flatMap(({ screen, look, faults }) =>
    faults.map((fault) => `${screen}, ${look.name}: ${fault}`),
  );
}

const isWanted = ({ name }: Screen) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

async function shootAll(studio: Studio, screens: readonly Screen[], stage: Stage): Promise<Shot[]> {
  const tasks = screens
    .filter((screen) => (screen.stage ?? 'evening') === stage)
    .flatMap((screen) => screen.looks.map((look) => ({ screen, look })));
  const shots: Shot[] = [];
  const left = [...tasks.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [index, { screen, look }] = next;
        shots[index] = await shoot(studio, screen, look);
      }
    }),
  );
  return shots;
}

const forgotten = routes().filter((route) => !SCREENS.some((screen) => screen.route === route));
if (forgotten.length > 0) {
  console.error(`No screen in scripts/look/screens shows ${forgotten.join(', ')}.`);
  process.exit(1);
}
if (wanted.length === 0 && !args.includes('--readme')) {
  rmSync(FOLDER, { recursive: true, force: true });
}
mkdirSync(FOLDER, { recursive: true });
const faults = await withApp(lookAround);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
