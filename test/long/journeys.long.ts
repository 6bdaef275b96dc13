import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const checks = {
  /** Every story at every size, in every language, by day and in the dark. WCAG 1.4.4, 1.4.10 */
  journeys: async () => {
    const report = join(mkdtempSync(join(tmpdir(), 'gschobe-journeys-')), 'report.json');
    const { status } = spawnSync(
      join(process.cwd(), 'node_modules/.bin/vitest'),
      [
        'run',
        'test/journeys',
        'test/e2e/big21Hands',
        'test/e2e/championship',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, JOURNEYS: 'all' } },
    );
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return { ok: status === 0, figure: { files: testResults.length, told: numPassedTests, failed: numFailedTests } };
  },
};
