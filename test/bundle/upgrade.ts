import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBundle } from './unpacked.ts';

export interface UpgradeFigures {
  /** The database of commit 94c74c9 is brought in with the same events. */
  readonly isOldRead: boolean;
  /** What the newer program did to an older one's folder: its evenings, and the backup that it made first. */
  readonly backups: readonly string[];
  readonly isMigrated: boolean;
  /** What the older program says to the newer data, and how it ends. */
  readonly refusal: string;
  readonly exitCode: number | null;
  /** The refusing program left everything as it was. */
  readonly isUntouched: boolean;
}

const OLD = 'test/upgrade/94c74c9';

/** The bundle on the data of older programs; and an older program, the bundle less its last migration, on newer data. */
export function upgradeInBundle(): UpgradeFigures {
  const { file } = makeBundle('linux-x64');
  const base = mkdtempSync(join(tmpdir(), 'gschobe-upgrade-'));
  chmodSync(base, 0o755);
  try {
    const [newer, older] = ['Neu', 'Alt'].map((name) => {
      execFileSync('unzip', ['-q', file, '-d', join(base, name)]);
      return join(base, name, readdirSync(join(base, name))[0]!);
    });
    const migrations = join(older!, 'app/src/server/store/migrations');
    rmSync(join(migrations, readdirSync(migrations).sort().at(-1)!));
    const dataDir = join(base, 'Jassdaten ü');

    runIn(older!, dataDir, evening('Vom alten Programm'));
    const upgraded = runIn(newer!, dataDir, evening('Vom neuen Programm'));
    const backups = join(dataDir, 'backups');
    const before = eventsOf(newer!, dataDir, join(base, 'before.gz'));
    const refused = runIn(older!, dataDir, evening('Noch einmal vom alten'));
    return {
      isOldRead: isOldRead(newer!, join(base, 'Von früher')),
      backups: existsSync(backups) ? readdirSync(backups).map((name) => name.replace(/^.*Z-/, '')) : [],
      isMigrated: upgraded.status === 0,
      refusal: refused.stderr.trim(),
      exitCode: refused.status,
      isUntouched: eventsOf(newer!, dataDir, join(base, 'after.gz')) === before,
    };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const evening = (title: string) => ['evening', 'create', '--title', title, '--day', '2026-12-06'];

const runIn = (program: string, dataDir: string, words: readonly string[]) =>
  spawnSync(join(program, 'gschobe'), words, { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } });

const eventsOf = (program: string, dataDir: string, file: string): string =>
  (JSON.parse(runIn(program, dataDir, ['backup', file]).stdout) as { eventLog: string }).eventLog;

function isOldRead(program: string, dataDir: string): boolean {
  const file = `${dataDir}.gz`;
  cpSync(`${OLD}.backup.gz`, file);
  const { stdout } = runIn(program, dataDir, ['restore', file, '--unsealed']);
  const { eventLog } = JSON.parse(stdout) as { eventLog: string };
  return readFileSync(`${OLD}.facts.jsonl`, 'utf8').includes(eventLog);
}
