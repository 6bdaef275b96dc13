import { defineConfig } from 'vitest/config';

/** Rules, routes and journeys keep nothing between tests: they share a process, which saves loading it all 200 times. */
const TOGETHER = [
  'src/{kit,schieber,ledger,big21,daily,people,tournament,championship,lot,wire,review,lessons,web,cli,server,bots}/**/*.test.{ts,tsx}',
  'test/{big21,bots,deploy,e2e,fuzz,hall,journeys,ledger,people,season,upgrade,words}/**/*.test.ts',
  'test/*.test.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 3000,
    expect: { poll: { timeout: 20_000 } }, // a page that is still loading on a busy machine is no fault
    pool: 'forks',
    maxWorkers: 3, // much of it waits: for cards that travel, for a process that ends, for a disk
    globalSetup: ['src/server/testing/globalSetup.ts'],
    projects: [
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
      { extends: true, test: { name: 'alone', include: ['{src,test}/**/*.test.{ts,tsx}'], exclude: TOGETHER } },
    ],
  },
});
