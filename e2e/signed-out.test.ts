// A login that ran out in the middle of the night: what waits on the phone waits for its owner, and for nobody else.
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { PERSON as CHARLOTTE } from '@/scripts/look/account';
import { joined } from './support/elsewhere';
import { FIVE, pot, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { allSent, onThisPhone, roundsOf, serverLog, typedRound } from './support/phone';
import type { App } from './support/server';

test.setTimeout(180_000);

test('rounds queued behind a login that ran out go out once their owner has signed in again, whoever did in between @deep', async ({
  page,
  context,
  app,
}) => {
  const table = await tableOf(app, page, FIVE);
  const bea = await joined(app, table, 'scorer', 'Beatrice');
  await page.goto(table);
  await allSent(page);
  await context.setOffline(true);
  await typedRound(page, '223', 2);
  await typedRound(page, '121', 3);
  await onThisPhone(page, 2);
  const waiting = (await pot(page).textContent()) ?? '';
  await everyLoginRunsOut(app);
  await context.setOffline(false);
  await expect(page.getByText('Nothing is lost: it is sent as soon as you sign in')).toBeVisible();
  await onThisPhone(page, 2);

  // The phone is handed to somebody else, who follows the same link.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, bea);
  await allSent(page);
  await expect(roundsOf(page, 1)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Thursday club' })).toBeVisible();
  await expect(page.getByText(/on this phone/)).toHaveCount(0);
  expect(await serverLog(page, app.baseURL, table)).toEqual([]);
  await page.getByRole('button', { name: 'Account of Beatrice' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await enter(page, CHARLOTTE);
  await expect(page.getByText(/^2 entries of Thursday, 26\sNovember 2026 wait/)).toBeVisible();
  await page.getByRole('link', { name: 'To that table' }).click();
  // What waits is on the page before it is sent.
  await expect(roundsOf(page, 3)).toBeVisible();
  await allSent(page);
  await expect(pot(page)).toHaveText(waiting);
  const log = await serverLog(page, app.baseURL, table);
  expect(log.map(({ type }) => type)).toEqual(['round', 'round']);
  expect(new Set(log.map(({ time }) => time)).size).toBe(2);
});

test('what waits for a club one is no longer in can be given up, and then nothing is said of it @deep', async ({
  page,
  context,
  app,
}) => {
  const table = await tableOf(app, page, FIVE);
  const dora = await joined(app, table, 'scorer', 'Dora');
  await context.clearCookies();
  await page.goto(table);
  await enter(page, dora);
  await allSent(page);
  await context.setOffline(true);
  await typedRound(page, '223', 2);
  await onThisPhone(page, 1);
  await inDatabase(
    app,
    (sql) => sql`
    delete from members where user_id = (select id from users where email = ${dora.email})`,
  );
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/');
  const notice = page.getByText(/One entry .* you are no longer in it/);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Discard for good' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/on this phone/)).toHaveCount(0);
});

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden();
}

/** On all devices at once, as after a changed password. */
const everyLoginRunsOut = (app: App) => inDatabase(app, (sql) => sql`delete from logins`);

async function inDatabase(app: App, deed: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(app.databaseUrl, { max: 1 });
  try {
    await deed(sql);
  } finally {
    await sql.end();
  }
}
