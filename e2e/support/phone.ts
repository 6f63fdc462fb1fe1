// A phone at a table: what its lamp says of what was entered, and what the server has of it.
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Everything that was entered here has arrived. */
export const allSent = (page: Page) => lamp(page, 'saved');
export const onThisPhone = (page: Page, count: number) => lamp(page, `${count} on this phone`);

function lamp(page: Page, text: string) {
  return expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
}

/** The way to the sheet of rounds says which one comes next. */
export function roundsOf(page: Page, next: number) {
  return page.getByRole('button', { name: `Round ${next}`, exact: true });
}

/** A round of Loo by the keys of the seats that win the tricks; everybody is in. */
export async function typedRound(page: Page, seats: string, next: number): Promise<void> {
  // A key that comes before the page answers is lost.
  await expect(page.getByRole('button', { name: 'Save round' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^More:/ })).toBeEnabled();
  await page.keyboard.type(seats);
  // Not Enter, which belongs to the button that a closed sheet has given the focus back to.
  await page.getByRole('button', { name: 'Save round' }).click();
  await expect(roundsOf(page, next)).toBeVisible();
}

/** The entries as the server has them; whoever's page it is may see the night. */
export async function serverLog(
  page: Page,
  origin: string,
  table: string,
): Promise<{ type: string; time: string }[]> {
  const night = table.slice(0, table.indexOf('/matches/'));
  const answer = await page.request.get(`${origin}${night}/document`);
  const document = (await answer.json()) as {
    matches: { log: { type: string; time: string }[] }[];
  };
  return document.matches[0]?.log ?? [];
}
