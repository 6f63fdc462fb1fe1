// Save in a long match: from the tap to the next picture, with two hundred rounds open, against five.
import type { Browser, Page } from '@playwright/test';
import { saveRound, seat, tableOf } from '@/e2e/support/evening';
import type { App } from '@/e2e/support/server';
import type { LogEntry } from '@/engine/match/entries';
import { comes, notedOn, phoneOf } from './phone';
import { type Times, timesOf } from './times';

const LONG = 200;
const SHORT = 5;
const SAVES = 40;
const NAMES = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'];

export interface SaveTimes {
  readonly long: Times;
  readonly short: Times;
}

export async function saveTimes(app: App, browser: Browser): Promise<SaveTimes> {
  const open = async (rounds: number) => {
    const context = await phoneOf(app, browser);
    const page = await context.newPage();
    const log = Array.from({ length: rounds }, (_, index) => roundOf(index));
    await page.goto(await tableOf(app, page, NAMES, { log }));
    await seat(page, 'Ana').waitFor();
    return page;
  };
  const long = await open(LONG);
  const short = await open(SHORT);
  // Turn and turn about, so that whatever else the machine does falls on both.
  for (let count = 0; count < SAVES; count += 1) {
    await saveOne(long, LONG + count);
    await saveOne(short, SHORT + count);
  }
  const paints = async (page: Page) => timesOf((await notedOn(page)).paints);
  return { long: await paints(long), short: await paints(short) };
}

function roundOf(index: number): LogEntry {
  const ref = `p${(index % NAMES.length) + 1}`;
  return { type: 'round', tricks: [ref, ref, ref] };
}

async function saveOne(page: Page, before: number): Promise<void> {
  await page.bringToFront();
  const name = NAMES[before % NAMES.length] ?? '';
  await saveRound(page, { tricks: [name, name, name] });
  await comes(page, before + 2);
}
