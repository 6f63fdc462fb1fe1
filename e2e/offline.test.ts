// A cellar without a network: the app opens from the phone, the evening goes on, and nothing is lost or doubled.
import type { BrowserContext, Page } from '@playwright/test';
import postgres from 'postgres';
import { PERSON as OWNER } from '@/scripts/look/account';
import { hashPassword } from '@/server/auth/password';
import { FIVE, PERSON, pot, seat, signIn, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { allSent, onThisPhone, roundsOf, serverLog } from './support/phone';
import type { App } from './support/server';

test.slow();
test.use({ serviceWorkers: 'allow' });

/** Everybody is in; two of the five win tricks, another two each time. */
async function saveRounds(page: Page, from: number, to: number): Promise<void> {
  // A key that comes before the page answers is lost.
  await expect(seat(page, FIVE[0])).toBeEnabled();
  for (let number = from; number <= to; number++) {
    const [first, second] = [1 + (number % 5), 1 + ((number + 1) % 5)];
    for (const key of [first, first, second]) await page.keyboard.press(`Digit${key}`);
    await page.keyboard.press('Enter');
    await expect(roundsOf(page, number + 1)).toBeVisible();
  }
}

/** The worker has its shell with all that belongs to it, and answers for this page. */
async function readyForTheCellar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
}

async function intoTheCellar(context: BrowserContext, app: App): Promise<void> {
  await context.setOffline(true);
  await app.pause();
}

async function outOfTheCellar(context: BrowserContext, app: App): Promise<void> {
  await app.resume();
  await context.setOffline(false);
}

/** All texts that the worker has kept, with their addresses. */
function whatCachesHold(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        texts.push(request.url, (await kept?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

test('ten rounds without a network, a reload in the middle and a fresh tab, all arrive once', async ({
  page,
  context,
  freshApp,
}) => {
  const table = await tableOf(freshApp, page, FIVE);
  await page.goto(freshApp.baseURL + table);
  await saveRounds(page, 1, 1);
  await allSent(page);
  await readyForTheCellar(page);
  await intoTheCellar(context, freshApp);

  await saveRounds(page, 2, 6);
  await onThisPhone(page, 5);
  const halfway = await pot(page).textContent();
  await page.keyboard.press('Digit3');
  await expect(page.getByText('2 tricks are still to be won.')).toBeVisible();

  await page.reload();
  await onThisPhone(page, 5);
  expect(await pot(page).textContent()).toBe(halfway);
  await expect(page.getByText('2 tricks are still to be won.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await saveRounds(page, 7, 11);
  await onThisPhone(page, 10);

  const other = await context.newPage();
  await other.goto(freshApp.baseURL + table);
  await onThisPhone(other, 10);
  expect(await pot(other).textContent()).toBe(await pot(page).textContent());
  // Back to the night, which needs the server: what is on this phone is offered instead.
  await other.getByRole('link', { name: 'Thursday club' }).click();
  await expect(other.getByRole('heading', { name: 'Without a network' })).toBeVisible();
  await other.getByRole('link', { name: 'Thursday club' }).click();
  await onThisPhone(other, 10);
  await other.close();
  const personal = /Thursday club|\b(Ana|Bea|Cem|Dov)\b|Charlotte|charlotte@/g;
  expect((await whatCachesHold(page)).match(personal)).toBeNull();

  await outOfTheCellar(context, freshApp);
  await allSent(page);
  const onScreen = await pot(page).textContent();
  await page.reload();
  await allSent(page);
  expect(await pot(page).textContent()).toBe(onScreen);
  const log = await serverLog(page, freshApp.baseURL, table);
  expect(log.map(({ type }) => type)).toEqual(Array(11).fill('round'));
  expect(new Set(log.map(({ time }) => time)).size).toBe(11);
});

test('a correction made without a network goes out behind what another phone saved meanwhile', async ({
  page,
  context,
  browser,
  freshApp,
}) => {
  const table = await tableOf(freshApp, page, FIVE);
  await page.goto(freshApp.baseURL + table);
  await saveRounds(page, 1, 2);
  await allSent(page);
  await readyForTheCellar(page);
  await context.setOffline(true);
  await page.reload();
  // What is rarely opened comes from the phone too, though nobody has opened it before.
  for (const deed of ['Everything that was entered', 'A penalty', 'Somebody joins']) {
    await page.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: deed }).click();
    await expect(page.getByRole('dialog', { name: deed })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await roundsOf(page, 3).click();
  const sheet = page.getByRole('dialog', { name: 'Rounds' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('match-2026-11-26.json');
  await sheet.getByRole('button', { name: /^Round 1/ }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  const moves = page.getByRole('dialog', { name: 'What it moves' });
  await moves.getByRole('button', { name: 'Take it out' }).click();
  await onThisPhone(page, 1);

  const cookies = await context.cookies();
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(cookies);
  const other = await elsewhere.newPage();
  await other.goto(freshApp.baseURL + table);
  await other.getByRole('button', { name: 'Take over' }).click();
  await saveRounds(other, 3, 3);
  await allSent(other);

  await context.setOffline(false);
  await allSent(page);
  // One round was taken out, one came in.
  await expect(roundsOf(page, 3)).toBeVisible();
  await expect(roundsOf(other, 3)).toBeVisible();
  expect(await pot(page).textContent()).toBe(await pot(other).textContent());
  const log = await serverLog(page, freshApp.baseURL, table);
  expect(log.map(({ type }) => type)).toEqual(['round', 'round', 'round', 'void']);
});

test('on plain http an open table scores on, says what needs the server, and loses nothing', async ({
  page,
  freshApp,
}) => {
  const table = freshApp.insecureURL + (await tableOf(freshApp, page, FIVE));
  await signIn(page, freshApp.insecureURL, OWNER);
  await page.goto(table);
  await expect(page.getByRole('img', { name: 'The screen stays on' })).toBeVisible();
  await saveRounds(page, 1, 1);
  await allSent(page);
  await freshApp.pause();
  const hint = page.getByRole('main').getByText(/cannot be opened again/);
  await expect(hint).toBeVisible();
  await saveRounds(page, 2, 4);
  await onThisPhone(page, 3);
  await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);

  await freshApp.resume();
  await page.goto(table);
  await allSent(page);
  await expect(roundsOf(page, 5)).toBeVisible();
  await expect(hint).toBeHidden();
});

test('another person on the same phone sees nothing of the first one’s, and what he left unsent waits for him @deep', async ({
  page,
  context,
  freshApp,
}) => {
  const table = freshApp.baseURL + (await tableOf(freshApp, page, FIVE));
  await makeAccount(freshApp, PERSON);
  await page.goto(table);
  await readyForTheCellar(page);
  await context.setOffline(true);
  await saveRounds(page, 1, 1);
  await onThisPhone(page, 1);
  await page.close();
  await context.setOffline(false);

  const phone = await context.newPage();
  await phone.goto(freshApp.baseURL);
  await signOut(phone);
  await signIn(phone, freshApp.baseURL, PERSON);
  await intoTheCellar(context, freshApp);
  for (const address of [table, freshApp.baseURL]) {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { name: 'Without a network' })).toBeVisible();
    await expect(phone.getByText(/Thursday|Bea/)).toHaveCount(0);
  }
  await outOfTheCellar(context, freshApp);
  await phone.goto(freshApp.baseURL);
  await expect(phone.getByText(/Thursday|Bea|on this phone/)).toHaveCount(0);

  await signOut(phone);
  await signIn(phone, freshApp.baseURL, OWNER);
  await phone.goto(table);
  await allSent(phone);
  await expect(roundsOf(phone, 2)).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** As somebody who was invited; of no club yet. */
async function makeAccount(app: App, { name, email, password }: typeof PERSON): Promise<void> {
  const sql = postgres(app.databaseUrl, { max: 1 });
  try {
    await sql`insert into users (name, email, password_hash)
      values (${name}, ${email}, ${await hashPassword(password)})`;
  } finally {
    await sql.end();
  }
}
