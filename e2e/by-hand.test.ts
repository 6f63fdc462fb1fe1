// The rounds of a phone that finds no network, carried to another phone in a file.
import { FIVE, pot, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { allSent, onThisPhone, roundsOf, serverLog, typedRound } from './support/phone';

test.setTimeout(180_000);

test('what waits on one phone is saved to a file, loaded on another, and counts once @deep', async ({
  page,
  context,
  browser,
  app,
}) => {
  const table = await tableOf(app, page, FIVE);
  await page.goto(table);
  await typedRound(page, '223', 2);
  await allSent(page);
  const sheet = page.getByRole('dialog');
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('match-2026-11-26.json');
    await sheet.getByRole('button', { name: 'Done' }).click();
    return download.path();
  };
  // Once with the network, to be safe; then it goes away.
  await roundsOf(page, 2).click();
  await save();
  await context.setOffline(true);
  await typedRound(page, '121', 3);
  await typedRound(page, '555', 4);
  await onThisPhone(page, 2);
  await roundsOf(page, 4).click();
  const file = await save();

  const other = await (
    await browser.newContext({ baseURL: app.baseURL, storageState: await context.storageState() })
  ).newPage();
  await other.goto(table);
  await roundsOf(other, 2).click();
  const loading = other.getByRole('dialog');
  const load = async (said: string) => {
    const [chooser] = await Promise.all([
      other.waitForEvent('filechooser'),
      loading.getByRole('button', { name: 'Load from a file' }).click(),
    ]);
    await chooser.setFiles(file);
    await expect(loading.getByText(said)).toBeVisible();
  };
  await load('2 entries were added.');
  await load('This match has everything in it already.');
  await loading.getByRole('button', { name: 'Done' }).click();
  await allSent(other);
  await expect(roundsOf(other, 4)).toBeVisible();

  // The first phone comes out of the cellar after all.
  await context.setOffline(false);
  await allSent(page);
  await expect(roundsOf(page, 4)).toBeVisible();
  await expect(pot(page)).toHaveText((await pot(other).textContent()) ?? '');
  const log = await serverLog(page, app.baseURL, table);
  expect(log.map(({ type }) => type)).toEqual(['round', 'round', 'round']);
});
