// Somebody who has no club yet looks round in one that is made up, at every page that looks back, and takes it away again.
import { findsNothing } from './support/axe';
import { makeFirstAccount } from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(300_000);

test('a demo club is made by one tap, shows its years to eyes and ears, and goes without a trace @deep', async ({
  browser,
  freshApp,
}) => {
  const { baseURL } = freshApp;
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await makeFirstAccount(page, freshApp);
  await page.getByRole('button', { name: 'Look around in a demo club' }).click();
  await expect(page.getByText('Two years of nights are being played')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Café Candil', level: 1 })).toBeVisible({
    timeout: 120_000,
  });
  const club = new URL(page.url()).pathname;
  await findsNothing(page, 'the club’s home');

  await page.getByLabel('Search people and nights').fill('BRACK');
  await page.getByRole('button', { name: 'Search' }).click();
  await findsNothing(page, 'what was found');
  await page.getByRole('link', { name: 'Ottilie Brack' }).click();
  await expect(page.getByRole('heading', { name: 'Ottilie Brack', level: 1 })).toBeVisible();
  await findsNothing(page, 'a player’s page', true);
  // As a screen reader says it: the course in words, not a picture without any.
  const course = /^Net over time From .+ to .+, now .+ Highest .+, lowest .+\.$/;
  await expect(page.getByRole('img', { name: course })).toBeVisible();

  await page.getByLabel('Whom?').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(/^Played on \d+ nights together\.$/)).toBeVisible();
  await findsNothing(page, 'two against each other', true);
  for (const path of ['seasons', 'ratings', 'records']) {
    await page.goto(`${club}/${path}`);
    await findsNothing(page, path);
  }

  await page.goto(club);
  await page.getByRole('link', { name: 'Remove it' }).click();
  await page.getByRole('button', { name: 'Remove the demo club' }).click();
  await expect(page.getByText('You are not in a club yet.')).toBeVisible();
  expect((await page.goto(club))?.status()).toBe(404);
});
