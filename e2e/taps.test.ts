// The table screen in one hand: how many taps a round takes, how large they are, and that it all fits.
import type { Page } from '@playwright/test';
import { call, FIVE, pot, saveRound, seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';
import { thumb } from './support/thumb';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a single takes four taps, a double four and one for each who passes, undo one', async ({
  page,
  app,
}) => {
  await page.goto(app.baseURL + (await tableOf(app, page, FIVE)));
  const { tap, count } = thumb();

  for (const name of ['Bea', 'Bea', 'Cem']) await tap(seat(page, name));
  await tap(button(page, 'Save round'));
  await expect(pot(page)).toContainText('12');
  expect(count()).toBeLessThanOrEqual(5);

  for (const name of ['Dov', 'Eva']) await tap(call(page, name));
  for (const name of ['Ana', 'Bea', 'Ana']) await tap(seat(page, name));
  await tap(button(page, 'Save round'));
  await expect(pot(page)).toContainText('6');
  expect(count()).toBeLessThanOrEqual(5 + 2);

  await tap(button(page, 'Undo'));
  await expect(pot(page)).toContainText('12');
  expect(count()).toBe(1);
  await tap(button(page, 'Bring it back'));
  await expect(pot(page)).toContainText('6');
  count();

  await tap(button(page, 'Round 3'));
  await tap(button(page, /^Round 1/));
  await expect(page.getByRole('dialog', { name: 'Round 1' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('what the rules forbid cannot be tapped, and the dealer is asked in words', async ({
  page,
  app,
}) => {
  await page.goto(app.baseURL + (await tableOf(app, page, FIVE)));
  // In a single nobody calls anything, and there are three tricks.
  await expect(call(page, 'Bea')).toHaveCount(0);
  for (const name of ['Bea', 'Bea', 'Cem']) await seat(page, name).tap();
  for (const name of FIVE) await expect(seat(page, name)).toBeDisabled();
  await button(page, 'Save round').tap();
  await expect(pot(page)).toContainText('12');

  // Bea deals; only Ana stays in.
  for (const name of ['Cem', 'Dov', 'Eva']) await call(page, name).tap();
  await expect(page.getByText('Only Ana is in. What does Bea do?')).toBeVisible();
  await expect(button(page, 'Gives way')).toHaveCount(0);
  await expect(button(page, 'Save round')).toBeDisabled();
  await button(page, 'Defends').tap();
  for (const name of ['Ana', 'Ana', 'Bea']) await seat(page, name).tap();
  await expect(page.getByText('next pot 7')).toBeVisible();
  await button(page, 'Save round').tap();
  await expect(page.getByText('2 ⅓ for each trick'.replace(' ⅓', '\u202f⅓'))).toBeVisible();

  // Cem deals, everybody else passes: the pot is his.
  for (const name of ['Ana', 'Bea', 'Dov', 'Eva']) await call(page, name).tap();
  await expect(page.getByText('The pot goes to Cem')).toBeVisible();
  await button(page, 'Save round').tap();
  await expect(page.getByText('Single', { exact: true })).toBeVisible();
});

const EIGHT = [
  'Maximiliane von Hohenstein',
  'Bo',
  'Cem',
  'Владимир',
  'Eva',
  'محمد',
  'Gil',
  'Þórdís',
];

test('eight players fit, and nothing to tap is smaller than a thumb', async ({ page, app }) => {
  await page.goto(app.baseURL + (await tableOf(app, page, EIGHT)));
  await saveRound(page, { tricks: ['Bo', 'Cem', 'Eva'] });
  await expect(page.getByText('Double', { exact: true })).toBeVisible();
  await expect(button(page, 'Save round')).toBeInViewport({ ratio: 1 });
  await expect(seat(page, 'Þórdís')).toBeInViewport({ ratio: 1 });
  for (const one of await page.getByRole('main').getByRole('button').all()) {
    const box = await one.boundingBox();
    const name = (await one.textContent()) ?? '';
    expect(box?.height, name).toBeGreaterThanOrEqual(48);
    expect(box?.width, name).toBeGreaterThanOrEqual(48);
  }
});
