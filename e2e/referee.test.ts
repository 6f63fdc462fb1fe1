// Was that legal? The referee by keyboard, on its own page and from a round at the table.
import type { Page } from '@playwright/test';
import { seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(180_000);

/** A suit's letter stays chosen, each rank is one key. */
async function type(page: Page, keys: string): Promise<void> {
  await page.getByRole('button', { name: 'spades', exact: true }).focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Turned up 4♥; A♥ 7♥ K♣, then 9♥ 3♣ A♣, then 2♥ 5♦ 6♦. */
const LEGAL = 'h4a7ckh9c3ah2d56';

test('cards are judged in words by keyboard alone, and so are figures', async ({ page }) => {
  await page.goto('/referee');
  await expect(page.getByText('9 cards are still missing.')).toBeVisible();
  await type(page, LEGAL);
  await expect(page.getByText('Everything was legal.')).toBeVisible();
  await expect(page.getByText('Player 1 2 tricks · Player 2 one trick')).toBeVisible();

  await page.keyboard.press('Backspace');
  for (const key of 'h3') await page.keyboard.press(key);
  await expect(
    page.getByText(/Player 3 played 5♦ to trick 2, but had to follow suit/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Loba', exact: true }).click();
  await type(page, 's7h7d7');
  await expect(page.getByText('A pierna: 7♠ 7♥ 7♦. Laid, it is worth 21.')).toBeVisible();
  await expect(page.getByText('In the hand: 21 points')).toBeVisible();
});

test('at the table, one tap takes the tricks into the round, and the server judges them alike', async ({
  page,
  app,
}) => {
  const log = [{ type: 'round' as const, tricks: ['p2', 'p2', 'p3'] }];
  const address = await tableOf(app, page, ['Ana', 'Bea', 'Cem'], { log });
  await page.goto(app.baseURL + address);
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name: 'Was that legal?' }).click();
  // Bea deals, so Cem leads.
  await type(page, LEGAL);
  await page.getByRole('button', { name: 'Take it into the round' }).click();
  await expect(seat(page, 'Cem')).toContainText('2 tricks');
  await expect(page.getByText('Bea is looed')).toBeVisible();
  await page.getByRole('button', { name: 'Save round' }).click();
  await expect(page.getByText('saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Round 3' })).toBeVisible();
});
