// What every end-to-end test gets: a running app, a browser pointed at it, and no silent errors.
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type App, startApp } from './server';

interface TestFixtures {
  /** An app nobody has used, for tests of the first open or of a crash; started when asked for. */
  freshApp: App;
  /**
   * Uncaught errors and blocked content of every page of the test; it fails unless this is empty at
   * its end. A test that provokes one takes it out.
   */
  surprises: string[];
}

interface WorkerFixtures {
  /** Shared by the tests of a worker: each makes a club of its own in it. */
  app: App;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of this pattern.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ app }, use) => use(app.baseURL),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  freshApp: async ({}, use) => {
    const app = await startApp();
    await use(app);
    await app.stop();
  },

  surprises: [
    async ({ browser }, use) => {
      const surprises: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('weberror', (error) => surprises.push(String(error.error())));
        context.on('console', (message) => {
          if (/content security policy/i.test(message.text())) {
            surprises.push(message.text().slice(0, 200));
          }
        });
      };
      browser.on('context', watch);
      await use(surprises);
      browser.off('context', watch);
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
