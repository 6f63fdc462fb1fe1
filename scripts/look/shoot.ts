// Takes the picture of a screen in a look, and says what no screen may have: a page wider than the phone, an error.
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { App } from '@/e2e/support/server';
import type { Account } from './account';
import type { Evening } from './evening';
import type { Look } from './looks';
import type { Screen } from './screen';

export interface Shot {
  readonly screen: string;
  readonly look: Look;
  readonly file: string;
  /** What is wrong with it, in words. */
  readonly faults: readonly string[];
}

export interface Studio {
  readonly browser: Browser;
  readonly app: App;
  readonly account: Account | null;
  readonly evening: Evening | null;
  readonly folder: string;
}

export async function shoot(studio: Studio, screen: Screen, look: Look): Promise<Shot> {
  const context = await contextFor(studio, screen, look);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error()).slice(0, 300)));
  context.on('console', (message) => {
    // An address that leads nowhere is looked at on purpose.
    if (message.type() === 'error' && !/status of (404|401)/.test(message.text())) {
      faults.push(message.text().slice(0, 300));
    }
  });
  try {
    const page = await open(context, studio, screen, look);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > look.width) faults.push(`${width - look.width} px wider than the screen`);
    const name = `${screen.name}--${look.name}.png`;
    const file = join(studio.folder, name);
    if (screen.whole) await makeRoom(page, look);
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    return { screen: screen.name, look, file: name, faults };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${screen.name}, ${look.name}: ${said}`);
  } finally {
    await context.close();
  }
}

/** The screen in a browser that has seen nothing before, led to its state and at rest. */
export async function open(
  context: BrowserContext,
  { app, evening }: Pick<Studio, 'app' | 'evening'>,
  screen: Screen,
  look: Look,
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // The screens of a later stage are all that look at it.
  const path = screen.path({ app, evening: evening as Evening });
  await page.goto(app.baseURL + path, { waitUntil: 'load' });
  if (!screen.route.startsWith('board/')) await comesAlive(page);
  await screen.act?.(page, look);
  await atRest(page);
  return page;
}

export async function contextFor(
  { browser, account }: Pick<Studio, 'browser' | 'account'>,
  screen: Screen,
  { width, height, scheme, locale, contrast }: Look,
  deviceScaleFactor = 1,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    contrast: contrast ?? 'no-preference',
    reducedMotion: 'reduce',
    deviceScaleFactor,
    hasTouch: width < 1024,
    locale,
  });
  if (account && screen.signedIn !== false) await context.addCookies([...account.cookies]);
  return context;
}

/** A phone as long as the page, so that the bar at its foot covers nothing. */
async function makeRoom(page: Page, { width, height }: Look) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

/** Until React has taken the page over, taps would be lost. */
async function comesAlive(page: Page) {
  await page.waitForFunction(() => {
    const parts = document.querySelectorAll('main, main button, header button');
    return [...parts].every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
  });
}

async function atRest(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  // A line that is being opened shows itself as waiting; it is open at once or not at all.
  await page
    .waitForFunction(() => !document.querySelector('.border-brass:has(+ [role=status])'), {
      timeout: 4000,
    })
    .catch(() => undefined);
}
