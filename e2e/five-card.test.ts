// An evening of five-card Loo with one thumb: the tricks, a flush, slips, who comes and goes, and a forgotten round.
import type { Locator, Page } from '@playwright/test';
import { call, FIVE, pot, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { thumb } from './support/thumb';

test.setTimeout(180_000);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

/** What lies over the table, opened from its three dots. */
async function more(page: Page, deed: string): Promise<Locator> {
  await button(page, /^More:/).tap();
  await button(page.getByRole('dialog'), deed).tap();
  const sheet = page.getByRole('dialog', { name: deed });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('a round takes six taps and one for each who passes; a flush takes the pot', async ({
  page,
  app,
}) => {
  const rules = { flush: 'pot-and-next' };
  const address = await tableOf(app, page, FIVE, { game: 'five-card-loo', rules });
  await page.goto(app.baseURL + address);
  const { tap: one, count } = thumb();
  const tap = async (...targets: Locator[]) => {
    for (const target of targets) await one(target);
  };
  const seats = (...names: string[]) => names.map((name) => seat(page, name));
  await expect(pot(page)).toContainText('5');

  await tap(...seats('Ana', 'Bea', 'Cem', 'Dov', 'Ana'));
  await expect(page.getByText('Eva is looed')).toBeVisible();
  await tap(button(page, 'Save round'));
  expect(count()).toBeLessThanOrEqual(7);
  await expect(pot(page)).toContainText('10');

  await tap(call(page, 'Dov'), call(page, 'Eva'));
  await expect(seat(page, 'Dov')).toBeDisabled();
  await tap(...seats('Ana', 'Ana', 'Bea', 'Cem', 'Ana'), button(page, 'Save round'));
  expect(count()).toBeLessThanOrEqual(7 + 2);
  await expect(page.getByText('Single', { exact: true })).toBeVisible();

  await tap(button(page, 'Flush'), seat(page, 'Bea'), seat(page, 'Ana'));
  await expect(button(page, 'Bea shows a flush')).toBeVisible();
  await expect(page.getByText('The pot goes to Bea · Cem, Dov, Eva are looed')).toBeVisible();
  await tap(button(page, 'Save round'));
  expect(count()).toBeLessThanOrEqual(7);
  await expect(pot(page)).toContainText('20');
});

const LOG = [
  { type: 'round' as const, tricks: ['p1', 'p2', 'p3', 'p4', 'p5'] },
  { type: 'round' as const, tricks: ['p1', 'p1', 'p3', 'p4', 'p5'] },
];

test('slips, a guest who comes and goes, and a forgotten round, each in a few taps', async ({
  page,
  app,
}) => {
  const address = await tableOf(app, page, FIVE, { game: 'five-card-loo', log: LOG });
  await page.goto(app.baseURL + address);
  // Bea was looed for 5; with five antes the next pot is 10.
  await expect(pot(page)).toContainText('10');

  // Into this deal's pot: it belongs to the round, and can be taken back.
  let sheet = await more(page, 'A penalty');
  await button(sheet, 'Ana').tap();
  await button(sheet, /^Into this deal’s pot/).tap();
  await expect(pot(page)).toContainText('11');
  await button(page, /^Take back: Ana pays 1 into this pot/).tap();
  await expect(pot(page)).toContainText('10');

  // Before the next round: an entry of its own, at once.
  sheet = await more(page, 'A penalty');
  await button(sheet, 'Cem').tap();
  await button(sheet, /^Before the next round/).tap();
  await expect(pot(page)).toContainText('11');

  sheet = await more(page, 'Somebody joins');
  await sheet.getByLabel('Somebody new').fill('Finn');
  await sheet.getByLabel('Somebody new').press('Enter');
  await button(sheet, 'Between Eva and Ana').tap();
  await expect(seat(page, 'Finn')).toBeVisible();
  await expect(pot(page)).toContainText('12');

  sheet = await more(page, 'Somebody leaves');
  await button(sheet, 'Finn leaves').tap();
  await expect(seat(page, 'Finn')).toHaveCount(0);

  // Between the first round and the second one was forgotten: Eva won it all.
  await button(page, 'Round 3').tap();
  await button(page, /^Round 2/).tap();
  const editor = page.getByRole('dialog').last();
  await button(editor, 'A round is missing before this').tap();
  for (let trick = 0; trick < 5; trick++) await seat(editor, 'Eva').tap();
  await button(editor, 'What it moves').tap();
  await expect(page.getByRole('dialog').last().getByText('Pot now')).toBeVisible();
  await button(page.getByRole('dialog').last(), 'Put it in').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Round 4')).toBeVisible();

  // All of it can be read, and what was taken back or mended says so.
  sheet = await more(page, 'Everything that was entered');
  await expect(sheet.getByRole('listitem')).toHaveCount(6);
  await expect(sheet.getByText('Put in before no. 2:')).toBeVisible();
  await expect(sheet.getByText('Finn joined, at the left of Eva')).toBeVisible();
});
