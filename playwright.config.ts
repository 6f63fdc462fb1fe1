// End-to-end tests: a real browser, against the built app with a database of its own per worker.
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // What another journey shows in part, and takes its time: `npm run test:deep` plays it too.
  grepInvert: process.env.DEEP ? undefined : /@deep/,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en',
    // It fetches the whole app for each new browser; e2e/offline.test.ts is about it.
    serviceWorkers: 'block',
    // Recording every step of every journey takes as long as some of them: `TRACE=1 npm run e2e` does.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        // A name whose origin browsers do not trust, as an address in a club's network is not.
        '--host-resolver-rules=MAP club.test 127.0.0.1',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
