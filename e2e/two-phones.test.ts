// Two phones at one table: who scores, who takes over, and what happens when both have saved the same round.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { FIVE, pot, saveRound, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { allSent, onThisPhone, roundsOf, serverLog } from './support/phone';

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

const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over' }).click();
const tricks = (name: string) => ({ tricks: [name, name, name] });

const comesNext = (page: Page, number: number) => expect(roundsOf(page, number)).toBeVisible();

const beside = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** One phone saves without a network, the other one with it; then the first one comes back. */
async function bothSave(first: Phone, second: Phone, mine: string, theirs: string): Promise<void> {
  await first.context.setOffline(true);
  await saveRound(first.page, tricks(mine));
  await onThisPhone(first.page, 1);
  await takeOver(second.page);
  await saveRound(second.page, tricks(theirs));
  await allSent(second.page);
  await first.context.setOffline(false);
  await expect(first.page.getByText('Two phones saved a round.')).toBeVisible();
  await expect(beside(first.page, 'Yours')).toContainText(`${mine} 3 tricks`);
  await expect(beside(first.page, 'From Charlotte Lindqvist')).toContainText(`${theirs} 3 tricks`);
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
    await allSent(ana.page);
    await comesNext(ana.page, 3);
    expect(await serverLog(ana.page, app.baseURL, table)).toMatchObject([
      { tricks: expect.arrayContaining([expect.any(String)]) },
      { type: 'round' },
      { type: 'amend', entry: 2 },
    ]);
  });

  await test.step('theirs, and mine is thrown away', async () => {
    await takeOver(ana.page);
    await bothSave(ana, bea, 'Cem', 'Dov');
    await ana.page.getByRole('button', { name: 'Discard mine' }).click();
    await allSent(ana.page);
    await comesNext(ana.page, 4);
    expect(await serverLog(ana.page, app.baseURL, table)).toHaveLength(4);
  });

  await test.step('another round: both stay', async () => {
    await takeOver(ana.page);
    await bothSave(ana, bea, 'Cem', 'Dov');
    await ana.page.getByRole('button', { name: 'Another round: keep both' }).click();
    await allSent(ana.page);
    await comesNext(ana.page, 6);
    await comesNext(bea.page, 6);
    expect(await serverLog(ana.page, app.baseURL, table)).toHaveLength(6);
  });

  await test.step('another phone’s round comes to stand between two that waited', async () => {
    await takeOver(ana.page);
    await ana.context.setOffline(true);
    await saveRound(ana.page, tricks('Eva'));
    await saveRound(ana.page, tricks('Ana'));
    await onThisPhone(ana.page, 2);
    let sent = 0;
    await ana.page.route('**/matches.append*', async (route) => {
      sent += 1;
      if (sent === 2) {
        await comesNext(bea.page, 7);
        await takeOver(bea.page);
        await saveRound(bea.page, tricks('Dov'));
        await allSent(bea.page);
      }
      await route.continue();
    });
    await ana.context.setOffline(false);
    await ana.page.getByRole('button', { name: 'Another round: keep both' }).click();
    await allSent(ana.page);
    await comesNext(ana.page, 9);
    await comesNext(bea.page, 9);
    expect(await serverLog(ana.page, app.baseURL, table)).toHaveLength(9);
    await expect(pot(ana.page)).toHaveText((await pot(bea.page).textContent()) ?? '');
  });
});

test('the same at a name that browsers do not trust: two who score, a round of each, and who takes over', async ({
  browser,
  app,
}) => {
  const origin = app.insecureURL;
  const [ana, bea] = await Promise.all([phoneOf(browser, origin), phoneOf(browser, origin)]);
  const table = await tableOf(app, ana.page, FIVE);
  const cookies = (await ana.context.cookies(app.baseURL)).map(({ name, value }) => {
    return { name, value, url: origin };
  });
  await Promise.all([ana.context.addCookies(cookies), bea.context.addCookies(cookies)]);
  await Promise.all([ana.page.goto(table), bea.page.goto(table)]);
  expect(await ana.page.evaluate(() => window.isSecureContext)).toBe(false);

  await saveRound(ana.page, tricks('Bea'));
  await expect(bea.page.getByText('Charlotte Lindqvist is scoring.')).toBeVisible();
  await comesNext(bea.page, 2);
  await bothSave(ana, bea, 'Cem', 'Dov');
  await expect(ana.page.getByText('Charlotte Lindqvist has taken over.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Another round: keep both' }).click();
  await allSent(ana.page);
  await Promise.all([comesNext(ana.page, 4), comesNext(bea.page, 4)]);
  await takeOver(ana.page);
  await expect(bea.page.getByText('Charlotte Lindqvist has taken over.')).toBeVisible();
  await saveRound(ana.page, tricks('Eva'));
  await comesNext(bea.page, 5);
  await expect(pot(bea.page)).toHaveText((await pot(ana.page).textContent()) ?? '');
  const log = await serverLog(ana.page, app.baseURL, table);
  expect(log.map(({ type }) => type)).toEqual(Array(4).fill('round'));
});
