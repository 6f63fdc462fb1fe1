// Two browsers at one match: from the tap on Save on the one to the round on the other's screen.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { saveRound, seat, tableOf } from '@/e2e/support/evening';
import type { App } from '@/e2e/support/server';
import config from '@/playwright.config';
import { firstAccount } from '@/scripts/look/account';
import { comes, notedOn, phoneOf } from './phone';
import { type Times, timesOf } from './times';

const ROUNDS = 40;
const NAMES = ['Ana', 'Bea', 'Cem', 'Dov'];

export interface TwoScreens {
  readonly table: Times;
  readonly board: Times;
  /** The smallest question to the server, asked from the scorer's page. */
  readonly question: Times;
}

export async function twoScreens(app: App, scorers: Browser): Promise<TwoScreens> {
  const watchers = await chromium.launch(config.use?.launchOptions);
  try {
    const [scorer, watcher] = [await phoneOf(app, scorers), await phoneOf(app, watchers)];
    return await measure(app, scorer, watcher);
  } finally {
    await watchers.close();
  }
}

async function measure(
  app: App,
  scorer: BrowserContext,
  watcher: BrowserContext,
): Promise<TwoScreens> {
  const page = await scorer.newPage();
  const address = await tableOf(app, page, NAMES);
  const { api, cookies } = await firstAccount(app);
  await watcher.addCookies([...cookies]);
  const [sessionId = ''] = /(?<=nights\/)[^/]+/.exec(address) ?? [];
  const [slug = ''] = /(?<=\/c\/)[^/]+/.exec(address) ?? [];
  const club = (await api.clubs.list.query()).find((one) => one.slug === slug);
  const { path } = await api.links.board.mutate({ clubId: club?.id ?? '', sessionId });
  const table = await watcher.newPage();
  const board = await watcher.newPage();
  await Promise.all([page.goto(address), table.goto(address), board.goto(path)]);
  await seat(page, 'Ana').waitFor();
  for (const other of [table, board]) await comes(other, 1);

  const question = timesOf(await page.evaluate(askOften));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const name = NAMES[round % NAMES.length] ?? '';
    await saveRound(page, { tricks: [name, name, name] });
    await Promise.all([page, table, board].map((one) => comes(one, round + 1)));
  }
  const { taps } = await notedOn(page);
  const timesOn = async (other: Page) => {
    const { rounds: seen } = await notedOn(other);
    return timesOf(taps.map((tap, index) => (seen[index + 2] ?? Number.NaN) - tap));
  };
  return { table: await timesOn(table), board: await timesOn(board), question };
}

async function askOften(): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    const start = performance.now();
    await (await fetch('/api/trpc/auth.needsSetup')).text();
    times.push(performance.now() - start);
  }
  return times;
}
