import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every task of the handbook, done by following its words; the pictures are compared with what is seen. */
export const checks = {
  handbook: () => walked({}),
  'handbook.fr': () => walked({ SPOKEN: 'fr' }),
};

async function walked(env: Readonly<Record<string, string>>) {
  const report = join(mkdtempSync(join(tmpdir(), 'gschobe-handbook-')), 'report.json');
  const files = ['test/journeys/handbook.test.ts', 'test/journeys/handbookEvening.test.ts'];
  const { status } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/vitest'),
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, JOURNEYS: 'all', ...env } },
  );
  const { numPassedTests: passed, numTotalTests: all } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    ok: status === 0,
    figure: `${passed} of ${all} tasks followed by their words, an evening of eight among them`,
  };
}
