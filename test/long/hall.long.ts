import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printForAThousand } from '../hall/thousand.ts';

/** Whole evenings by clicks, in real browsers: `file` and the beginning of the story's name. */
async function journey(file: string, story: string) {
  const report = join(mkdtempSync(join(tmpdir(), 'gschobe-hall-')), 'report.json');
  const { status } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/vitest'),
    ['run', `test/e2e/${file}`, '-t', story, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, EVENINGS: 'whole' } },
  );
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const [{ startTime, endTime }] = testResults;
  const seconds = Math.round((endTime - startTime) / 1000);
  return {
    ok: status === 0 && numPassedTests > 0,
    figure: { evenings: numPassedTests, failed: numFailedTests, seconds },
  };
}

/** From the console's link to the certificates. SSC 7, EBH 1-9 */
export const checks = {
  'hall.ebh-20': () => journey('hall.e2e.test.ts', 'EBH 1-8 20 players'),
  'hall.ebh-42': () => journey('hall.e2e.test.ts', 'EBH 1-8 42 players'),
  'hall.otherwise': () => journey('hall.e2e.test.ts', 'EBH 1, 7, 9'),
  'hall.final-21': () => journey('hall.e2e.test.ts', 'SSC 7.03, 7.04'),
  'hall.pairs-16': () => journey('pairs.e2e.test.ts', 'pairs'),
  'hall.two-laptops': () => journey('laptops.e2e.test.ts', 'EBH 2, 7'),
  'hall.phones': () => journey('phones.e2e.test.ts', 'SSC 7.03'),
  /** No answer takes longer than 300 ms while 1,000 personal sheets are printed. */
  'hall.thousand': async () => {
    const figure = await printForAThousand();
    return { ok: figure.slowest <= 300, figure };
  },
};
