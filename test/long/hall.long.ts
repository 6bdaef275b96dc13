import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const checks = {
  /** Evenings of 20 and 42 and a final of 21 by clicks, from the console's link to the certificates. SSC 7, EBH 1-9 */
  hall: async () => {
    const report = join(mkdtempSync(join(tmpdir(), 'gschobe-hall-')), 'report.json');
    const { status } = spawnSync(
      join(process.cwd(), 'node_modules/.bin/vitest'),
      ['run', 'test/e2e/hall.e2e.test.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, EVENINGS: 'whole' } },
    );
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { ok: status === 0, figure: { evenings: numPassedTests, failed: numFailedTests } };
  },
};
