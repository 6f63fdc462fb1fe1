// Everybody can use it: no fault that axe finds on any screen, a whole round by keyboard, German at 320 px.
import { firstAccount } from '@/scripts/look/account';
import { newKey } from '@/server/key';
import { findsNothing } from './support/axe';
import { FIVE, pot, saveRound, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(300_000);

test('axe finds nothing on the way to a night', async ({ browser, app }) => {
  const baseURL = app.baseURL;
  const page = await (
    await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  ).newPage();
  for (const path of ['/', '/sign-in', '/referee', '/nowhere']) {
    await page.goto(path);
    await findsNothing(page, path);
  }
  const log = [{ type: 'round', tricks: { p2: 2, p3: 1 } }, { type: 'close' }] as const;
  const club = (await tableOf(app, page, FIVE, { log })).replace(/\/nights\/.*/, '');
  const { api } = await firstAccount(app);
  const { id: clubId } = await api.clubs.bySlug.query({ slug: club.replace('/c/', '') });
  const { id: season } = await api.seasons.create.mutate({
    requestId: newKey(),
    clubId,
    name: 'Autumn',
    from: '2026-11-01',
    to: '2026-11-30',
    game: null,
    score: 'places',
    bestOf: null,
    minNights: 1,
    points: [5, 3],
  });
  for (const path of [
    club,
    `${club}/players`,
    `${club}/ratings`,
    `${club}/settings`,
    `${club}/nights/new`,
    `${club}/plan`,
    `${club}/seasons`,
    `${club}/seasons/${season}`,
    `${club}/records`,
    `${club}/rules`,
    `${club}/rules/loba-de-menos/sets/new`,
    '/rules/chinchon',
    '/c/new',
  ]) {
    await page.goto(path);
    await findsNothing(page, path);
  }
});

test('axe finds nothing at the table and after it, by day and by night', async ({
  browser,
  app,
}) => {
  const baseURL = app.baseURL;
  const page = await (
    await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  ).newPage();
  const table = await tableOf(app, page, FIVE);
  const night = table.replace(/\/matches\/.*/, '');
  await page.goto(table);
  await saveRound(page, { tricks: ['Bea', 'Bea', 'Cem'] });
  await expect(pot(page)).toContainText('12');
  await findsNothing(page, 'the table', true);
  await page.getByRole('button', { name: 'Round 2' }).click();
  await findsNothing(page, 'the sheet of rounds', true);
  await page.getByRole('button', { name: /^Round 1/ }).click();
  await findsNothing(page, 'the editor', true);
  for (const path of [night, `${night}/settle`]) {
    await page.goto(path);
    await findsNothing(page, path, true);
  }
  await page.goto(night);
  await page.getByRole('button', { name: 'Show the link' }).click();
  const board = await page.getByRole('link', { name: 'Open the board' }).getAttribute('href');
  await findsNothing(page, 'the link of the board');
  await page.goto(board ?? '');
  await findsNothing(page, 'the board', true);
});

test('a round is entered, saved and taken back by keyboard alone', async ({ page, app }) => {
  await page.goto(app.baseURL + (await tableOf(app, page, FIVE)));
  await expect(seat(page, 'Ana')).toBeEnabled();
  for (const key of ['2', '2', '3']) await page.keyboard.press(key);
  await expect(page.getByText('next pot 12')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pot(page)).toContainText('12');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Single', { exact: true })).toBeVisible();

  // The same with Tab and Space, for who knows no shortcuts.
  await seat(page, 'Bea').focus();
  for (let trick = 0; trick < 3; trick++) await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save round' }).focus();
  await page.keyboard.press('Space');
  await expect(pot(page)).toContainText('15');
});

test('German fits on a small phone', async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.baseURL,
    locale: 'de-DE',
    viewport: { width: 320, height: 693 },
  });
  const page = await context.newPage();
  const table = await tableOf(app, page, [...FIVE.slice(1), 'Maximiliane Hohenstein-Wertheim']);
  const night = table.replace(/\/matches\/.*/, '');
  const club = table.replace(/\/nights\/.*/, '');
  const paths = [table, night, `${night}/settle`, club, `${club}/nights/new`, `${club}/players`];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(320);
  }
});

test('five-card Loo, Loba de Más and Chinchón fit in German, and no key is smaller than a thumb @deep', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    baseURL: app.baseURL,
    locale: 'de-DE',
    viewport: { width: 320, height: 693 },
  });
  const page = await context.newPage();
  const names = ['Maximiliane Hohenstein-Wertheim', 'Bo', 'Владимир', 'Eva', 'Þórdís'];
  const hands = { p2: 24, p3: 15, p4: 40, p5: 100 };
  const evenings = [
    { game: 'five-card-loo', log: [{ type: 'round', tricks: ['p1', 'p1', 'p2', 'p3', 'p3'] }] },
    {
      game: 'loba-de-mas',
      rules: { target: 500 },
      log: [{ type: 'round', out: 'p1', points: { p1: 120, ...hands } }],
    },
    {
      game: 'chinchon',
      log: [{ type: 'round', closer: 'p1', hands: { p1: 3, ...hands, p5: 50 } }],
    },
  ] as const;
  for (const { game, ...played } of evenings) {
    await page.goto(await tableOf(app, page, names, { game, ...played }));
    const first = page.getByRole('list', { name: 'Plätze' }).getByRole('button', { name: /^Max/ });
    await first.last().click();
    await expect(page.getByText(/Es fehlen noch|fehlen/).first()).toBeVisible();
    const { wide, small } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll('button, a')]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 48 || box.height < 48))
        .map(({ one, box }) => `${one.textContent} ${box.width}×${box.height}`),
    }));
    expect(wide, game).toBeLessThanOrEqual(320);
    expect(small, game).toEqual([]);
  }
});
