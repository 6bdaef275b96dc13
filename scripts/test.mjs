// `npm test` on a fresh clone: installs what it needs, runs everything, ends with "N passed, N failed".
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, root, run } from './ready.mjs';

install();
build();
for (const room of ['pure', 'server', 'web']) {
  if (run(join(root, 'node_modules/.bin/tsc'), ['-p', `tsconfig.${room}.json`]) === 0) continue;
  console.log(`the types of tsconfig.${room}.json are wrong\n0 passed, 1 failed`);
  process.exit(1);
}
const browser = findBrowser();
const report = join(mkdtempSync(join(tmpdir(), 'gschobe-test-')), 'report.json');
const status = run(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  { env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) } },
);
const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
  readFileSync(report, 'utf8'),
);
if (!browser)
  console.log('\n*** NO BROWSER: every test that needs one was SKIPPED. Install Chromium or set CHROME_PATH. ***\n');
const failed = status === 0 ? numFailedTests : Math.max(numFailedTests, numFailedTestSuites, 1);
console.log(`${numPassedTests} passed, ${failed} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
