// A table opens in a cellar, over what little network there is: its first load stays small, and does without the rest.
import { BUDGETS, EMPTY_PAGE } from '@/bench/budgets';
import { weigh } from '@/bench/weigh';
import { GAME_IDS } from '@/engine/match/game';
import { FIVE, pot, saveRound, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

/** The heaviest game, and the one that is played most; the others in the deep tests. */
const ALWAYS: ReadonlySet<string> = new Set(['loba-de-menos', 'limited-loo']);

for (const game of GAME_IDS) {
  const deep = ALWAYS.has(game) ? '' : ' @deep';
  test(`a table of ${game} loads with sixty kilobytes of JavaScript above an empty page${deep}`, async ({
    browser,
    page,
    app,
  }) => {
    const table = await tableOf(app, page, FIVE, { game });
    const { javascript } = await weigh(
      browser,
      app.baseURL + table,
      await page.context().cookies(),
    );
    expect(javascript).toBeGreaterThan(EMPTY_PAGE);
    expect(javascript).toBeLessThanOrEqual(BUDGETS.tableScript);
  });
}

test('where a sheet cannot be fetched it says so, the table goes on, and the next tap asks again', async ({
  page,
  app,
}) => {
  let cut = false;
  page.once('load', () => {
    cut = true;
  });
  await page.route('**/_next/static/**', (route) => (cut ? route.abort() : route.continue()));
  await page.goto(app.baseURL + (await tableOf(app, page, FIVE)));
  await expect(seat(page, 'Ana')).toBeEnabled();
  const more = page.getByRole('button', { name: /^More/ });
  await more.click();
  const instead = page.getByRole('dialog', { name: 'That did not work' });
  await expect(instead).toContainText('The server does not answer');
  await instead.getByRole('button', { name: 'Close' }).click();
  await saveRound(page, { tricks: ['Bea', 'Bea', 'Cem'] });
  await expect(pot(page)).toContainText('12');

  cut = false;
  await more.click();
  await expect(page.getByRole('button', { name: 'Everything that was entered' })).toBeVisible();
});
