import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          // Nothing here changes anything that another file could see.
          isolate: false,
          include: ['engine/**/*.test.ts', 'messages/**/*.test.ts', 'app/**/*.test.ts'],
          // Hundreds of random nights take their time where other work shares the processor.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'db/**/*.test.ts',
            'scripts/**/*.test.ts',
            'trials/**/*.test.ts',
          ],
          globalSetup: ['db/testing/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
