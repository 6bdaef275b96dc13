import { defineConfig } from 'vitest/config';

/** Rules, routes and journeys keep nothing between tests: they share a process, which saves loading it all 200 times. */
const RULES =
  'src/{kit,schieber,ledger,big21,daily,people,tournament,championship,lot,wire,review,web,cli}/**/*.test.{ts,tsx}';
const SERVER = '{src/server,test/{big21,fuzz,hall,ledger,people,season,upgrade}}/**/*.test.ts';
const SCREENS = 'test/{e2e,journeys}/**/*.test.ts';

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
      { extends: true, test: { name: 'rules', include: [RULES], isolate: false } },
      { extends: true, test: { name: 'server', include: [SERVER, 'test/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'screens', include: [SCREENS], isolate: false } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: [RULES, SERVER, 'test/*.test.ts', SCREENS],
        },
      },
    ],
  },
});
