import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TASKS = ['test/journeys/handbook.test.ts'];
/** Parts of some minutes each. */
const PLAYERS = { ROLES: 'player;blind' };
const EVENING = { ROLES: 'host;writer;supervisor;director' };
const HOUSE = { ROLES: 'organiser;cashier;auditor;operator' };

/** Every task of the handbook, done by following its words; the pictures are compared with what is seen. */
export const checks = {
  'handbook.players': () => walked(TASKS, PLAYERS),
  'handbook.evening': () => walked(TASKS, EVENING),
  'handbook.house': () => walked(TASKS, HOUSE),
  'handbook.fr.players': () => walked(TASKS, { ...PLAYERS, SPOKEN: 'fr' }),
  'handbook.fr.evening': () => walked(TASKS, { ...EVENING, SPOKEN: 'fr' }),
  'handbook.fr.house': () => walked(TASKS, { ...HOUSE, SPOKEN: 'fr' }),
  /** Somebody who has nothing but the handbook: an evening of eight, a season of ten. */
  'handbook.eight': () => walked(['test/journeys/handbookEvening.test.ts']),
  'handbook.ten': () => walked(['test/journeys/handbookSeason.test.ts']),
};

async function walked(files: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const report = join(mkdtempSync(join(tmpdir(), 'gschobe-handbook-')), 'report.json');
  const { status } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/vitest'),
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, JOURNEYS: 'all', ...env } },
  );
  const { numPassedTests: passed, numTotalTests: all } = JSON.parse(readFileSync(report, 'utf8'));
  return { ok: status === 0, figure: { passed, all } };
}
