// The same club at every address of the machine, through a cellar without network and a restart.

import { PERSON as SCORER } from '@/scripts/look/account';
import { FIVE, pot, saveRound, signIn, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(90_000);

test('works at the address in the network and at a name that browsers do not trust', async ({
  browser,
  page,
  app,
}) => {
  const table = await tableOf(app, page, FIVE);
  const origins = [app.networkURL ?? app.insecureURL, app.insecureURL];
  for (const [index, origin] of origins.entries()) {
    const phone = await (await browser.newContext()).newPage();
    await signIn(phone, origin, SCORER);
    await phone.goto(origin + table);
    if (index > 0) await phone.getByRole('button', { name: 'Take over' }).click();
    const before = (await pot(phone).textContent()) ?? '';
    await saveRound(phone, { tricks: ['Bea', 'Bea', 'Cem'] });
    await expect(phone.getByText('saved', { exact: true })).toBeVisible();
    await expect(pot(phone)).not.toHaveText(before);
    await phone.getByRole('button', { name: 'Undo' }).click();
    await expect(pot(phone)).toHaveText(before);
    await expect(phone.getByText('saved', { exact: true })).toBeVisible();
  }
});

test('a phone scores on while the server is gone, and sends what it has when it is back @deep', async ({
  browser,
  page,
  freshApp,
}) => {
  const table = freshApp.baseURL + (await tableOf(freshApp, page, FIVE));
  await page.goto(table);
  const viewer = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await viewer.goto(table);
  await expect(pot(viewer)).toContainText('3');

  await freshApp.pause();
  await saveRound(page, { tricks: ['Bea', 'Bea', 'Cem'] });
  await expect(pot(page)).toContainText('12');
  await saveRound(page, { passes: ['Dov', 'Eva'], tricks: ['Ana', 'Bea', 'Ana'] });
  await expect(pot(page)).toContainText('6');
  await expect(page.getByText('2 on this phone')).toBeVisible();

  await freshApp.resume();
  await expect(page.getByText('saved', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(pot(viewer)).toContainText('6', { timeout: 40_000 });
});

test('a stranger sees nothing of a club, and a link that was never made opens nothing', async ({
  browser,
  page,
  app,
}) => {
  const table = await tableOf(app, page, FIVE);
  const context = await browser.newContext({ baseURL: app.baseURL });
  const stranger = await context.newPage();
  await stranger.goto(table);
  await expect(stranger.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const answer = await stranger.goto(`/board/${'a'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText('This link is no longer valid.')).toBeVisible();
});

test('an address that cannot be decoded is a bad request, not a failure', async ({ app }) => {
  const addresses = [
    '/%',
    '/c/%E0',
    '/board/%',
    '/board/%E0/events',
    '/api/trpc/%',
    '/api/auth/%E0',
  ];
  for (const address of addresses) {
    const answer = await fetch(app.baseURL + address);
    expect(answer.status, address).toBe(400);
    expect(await answer.text()).not.toMatch(/error/i);
  }
});
