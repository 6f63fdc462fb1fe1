// The built app on a throw-away Postgres and a browser to look at it, both gone when the work is done.
import { type Browser, chromium } from '@playwright/test';
import { throwAwayPostgres } from '@/db/testing/postgres';
import { type App, startApp } from '@/e2e/support/server';
import config from '@/playwright.config';

export async function withApp<T>(work: (app: App, browser: Browser) => Promise<T>): Promise<T> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const one of undo.splice(0).reverse()) await one();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop().finally(() => process.exit(1)));
  }
  try {
    const postgres = await throwAwayPostgres({ large: true });
    undo.push(postgres.stop);
    process.env.LANTURLU_TEST_POSTGRES = postgres.url;
    const app = await startApp();
    undo.push(app.stop);
    const browser = await chromium.launch(config.use?.launchOptions);
    undo.push(() => browser.close());
    return await work(app, browser);
  } finally {
    await stop();
  }
}
