import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Browser tests with all that `npm test` has no time for. */
export async function told(files: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const report = join(mkdtempSync(join(tmpdir(), 'gschobe-journeys-')), 'report.json');
  const { status } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/vitest'),
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, JOURNEYS: 'all', ...env },
    },
  );
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return { ok: status === 0, figure: { files: testResults.length, told: numPassedTests, failed: numFailedTests } };
}
