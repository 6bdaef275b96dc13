import { defineConfig } from 'vitest/config';

// Two kinds of tests: rules and parts run side by side; whole-product tests (database, browser) run one after another.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 3000,
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['src/server/testing/globalSetup.ts'],
  },
});
