import { defineConfig } from 'vitest/config';

/** Rules, words and small parts keep nothing between tests: they share a process, which saves starting 70. */
const RULES = 'src/{kit,schieber,ledger,people,tournament,championship,lot,wire,review,web,cli}/**/*.test.{ts,tsx}';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 3000,
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['src/server/testing/globalSetup.ts'],
    projects: [
      { extends: true, test: { name: 'rules', include: [RULES], isolate: false } },
      { extends: true, test: { name: 'parts', include: ['{src,test}/**/*.test.{ts,tsx}'], exclude: [RULES] } },
    ],
  },
});
