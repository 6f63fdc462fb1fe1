// Two phones at one table: who scores, who takes over, and what happens when both have saved the same round.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { FIVE, pot, saveRound, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(300_000);

interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
}

async function phoneOf(browser: Browser, origin: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  return { page: await context.newPage(), context };
}

const lamp = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const saved = (page: Page) => lamp(page, 'saved');
const waits = (page: Page, count: number) => lamp(page, `${count} on this phone`);

const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over' }).click();
const tricks = (name: string) => ({ tricks: [name, name, name] });

/** The sheet of rounds is reached by the number of the one that comes next. */
const comesNext = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: `Round ${number}`, exact: true })).toBeVisible();

const beside = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** One phone saves without a network, the other one with it; then the first one comes back. */
async function bothSave(first: Phone, second: Phone, mine: string, theirs: string): Promise<void> {
  await first.context.setOffline(true);
  await saveRound(first.page, tricks(mine));
  await waits(first.page, 1);
  await takeOver(second.page);
  await saveRound(second.page, tricks(theirs));
  await saved(second.page);
  await first.context.setOffline(false);
  await expect(first.page.getByText('Two phones saved a round.')).toBeVisible();
  await expect(beside(first.page, 'Yours')).toContainText(`${mine} 3 tricks`);
  await expect(beside(first.page, 'From Charlotte Lindqvist')).toContainText(`${theirs} 3 tricks`);
}

/** The entries as the server has them. */
async function serverLog(page: Page, table: string): Promise<{ type: string }[]> {
  const night = table.slice(0, table.indexOf('/matches/'));
  const answer = await page.request.get(`${night}/document`);
  const document = (await answer.json()) as { matches: { log: { type: string }[] }[] };
  return document.matches[0]?.log ?? [];
}

test('one scores and another takes over; both save the same round, and nothing is lost or doubled', async ({
  browser,
  app,
}) => {
  const [ana, bea] = await Promise.all([
    phoneOf(browser, app.baseURL),
    phoneOf(browser, app.baseURL),
  ]);
  const table = await tableOf(app, ana.page, FIVE);
  await bea.context.addCookies(await ana.context.cookies());
  await Promise.all([ana.page.goto(table), bea.page.goto(table)]);

  // Whoever saves first scores; the other one sees it and watches.
  await saveRound(ana.page, tricks('Bea'));
  await expect(bea.page.getByText('Charlotte Lindqvist is scoring.')).toBeVisible();
  await expect(bea.page.getByRole('button', { name: 'Save round' })).toBeHidden();
  await comesNext(bea.page, 2);

  // One tap takes over, and what the other had begun waits for him.
  await seat(ana.page, 'Cem').click();
  await takeOver(bea.page);
  await expect(bea.page.getByRole('button', { name: 'Save round' })).toBeVisible();
  await expect(ana.page.getByText('Charlotte Lindqvist has taken over.')).toBeVisible();
  await expect(ana.page.getByText('What you had begun is kept here.')).toBeVisible();
  await takeOver(ana.page);
  await expect(ana.page.getByText('2 tricks are still to be won.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Take a trick back from Cem' }).click();

  await test.step('mine instead of theirs', async () => {
    await bothSave(ana, bea, 'Cem', 'Dov');
    await ana.page.getByRole('button', { name: 'Mine instead' }).click();
    await expect(ana.page.getByText('Two phones saved a round.')).toBeHidden();
    await saved(ana.page);
    await comesNext(ana.page, 3);
    expect(await serverLog(ana.page, table)).toMatchObject([
      { tricks: expect.arrayContaining([expect.any(String)]) },
      { type: 'round' },
      { type: 'amend', entry: 2 },
    ]);
  });

  await test.step('theirs, and mine is thrown away', async () => {
    await takeOver(ana.page);
    await bothSave(ana, bea, 'Cem', 'Dov');
    await ana.page.getByRole('button', { name: 'Discard mine' }).click();
    await saved(ana.page);
    await comesNext(ana.page, 4);
    expect(await serverLog(ana.page, table)).toHaveLength(4);
  });

  await test.step('another round: both stay', async () => {
    await takeOver(ana.page);
    await bothSave(ana, bea, 'Cem', 'Dov');
    await ana.page.getByRole('button', { name: 'Another round: keep both' }).click();
    await saved(ana.page);
    await comesNext(ana.page, 6);
    await comesNext(bea.page, 6);
    expect(await serverLog(ana.page, table)).toHaveLength(6);
  });

  await test.step('another phone’s round comes to stand between two that waited', async () => {
    await takeOver(ana.page);
    await ana.context.setOffline(true);
    await saveRound(ana.page, tricks('Eva'));
    await saveRound(ana.page, tricks('Ana'));
    await waits(ana.page, 2);
    let sent = 0;
    await ana.page.route('**/matches.append*', async (route) => {
      sent += 1;
      if (sent === 2) {
        await comesNext(bea.page, 7);
        await takeOver(bea.page);
        await saveRound(bea.page, tricks('Dov'));
        await saved(bea.page);
      }
      await route.continue();
    });
    await ana.context.setOffline(false);
    await ana.page.getByRole('button', { name: 'Another round: keep both' }).click();
    await saved(ana.page);
    await comesNext(ana.page, 9);
    await comesNext(bea.page, 9);
    expect(await serverLog(ana.page, table)).toHaveLength(9);
    await expect(pot(ana.page)).toHaveText((await pot(bea.page).textContent()) ?? '');
  });
});
