import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // On two processors the default is one file after the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          // Loading the same modules for each file took longer than most files take. What a process keeps is
          // by database or by id, and a test that sets its environment stubs it.
          isolate: false,
          include: [
            'server/**/*.test.ts',
            'db/**/*.test.ts',
            'scripts/**/*.test.ts',
            'trials/**/*.test.ts',
            // What needs more than Node and a browser: `npm run test:deep` only.
            ...(process.env.DEEP === '1' ? ['trials/**/*.deep.ts'] : []),
          ],
          globalSetup: ['db/testing/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
