// The tests of one group of `npm run test:mutation`: quick ones alone, and for every mutant the same cases.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    setupFiles: ['engine/testing/same-cases.ts'],
    env: { MUTANTS: '1' },
    testTimeout: 60_000,
    // A mutant has a process of its own already; its test files share it.
    isolate: false,
  },
});
