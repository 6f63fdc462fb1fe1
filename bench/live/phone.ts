// A page that notes what happens on it: notes.js.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { App } from '@/e2e/support/server';

/** All in milliseconds; `taps` and `rounds` of the clock that all pages of this machine share. */
export interface Noted {
  readonly taps: readonly number[];
  /** From each tap on Save to the next picture. */
  readonly paints: readonly number[];
  /** By the number of the round that comes next, when it was first seen. */
  readonly rounds: Readonly<Record<string, number>>;
}

export async function phoneOf(app: App, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: app.baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await context.addInitScript({ path: 'bench/live/notes.js' });
  return context;
}

export function notedOn(page: Page): Promise<Noted> {
  return page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
}

/** Until this round is the next to be played. */
export async function comes(page: Page, round: number): Promise<void> {
  await page
    .getByText(new RegExp(`^Round ${round}\\b`))
    .first()
    .waitFor();
}
