import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FOLDER } from './unpacked.ts';

const PROGRAM = '/usr/lib/wine/wine64';
const SERVER = '/usr/lib/wine/wineserver64';

/** A Windows of its own, with a bundle unpacked in a folder of its user. */
export interface Wine {
  /** Where the program keeps its data, seen from here. */
  readonly dataDir: string;
  /** The starter with words behind it. `dataDir`: another folder than the user's own, below C:. */
  command(words: readonly string[], dataDir?: string): SpawnSyncReturns<string>;
  /** A double click; answers with the address when it serves. */
  doubleClick(): Promise<string>;
  /** kill -9 of every process of this Windows. */
  killAll(): void;
  /** Closes the window and waits until the program has ended by itself; answers with what still runs. */
  close(): Promise<readonly string[]>;
  /** A path below C:, seen from here. */
  path(...names: readonly string[]): string;
  /** The same path, as Windows writes it. */
  nameOf(path: string): string;
  /** Ends everything and removes it. */
  end(): void;
}

/** Debian's Wine, installed when it is missing and we may. */
function findWine(): void {
  if (existsSync(PROGRAM)) return;
  const apt = (...words: readonly string[]) =>
    execFileSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'wine64');
}

export function openWine(bundle: string): Wine {
  findWine();
  const prefix = mkdtempSync(join(tmpdir(), 'gschobe-wine-'));
  const environment = { ...process.env, WINEPREFIX: prefix, WINEDEBUG: '-all', DISPLAY: '', BROWSER: 'none' };
  const wine = (words: readonly string[], more: NodeJS.ProcessEnv = {}, cwd = prefix) => {
    const out = join(prefix, 'out.txt'); // Wine's programs write into files more surely than into pipes
    const file = openSync(out, 'w');
    const done = spawnSync(PROGRAM, words, {
      ...{ cwd, encoding: 'utf8', timeout: 600_000 },
      env: { ...environment, ...more },
      stdio: ['ignore', file, 'ignore'],
    });
    return { ...done, stdout: readFileSync(out, 'utf8') };
  };
  wine(['wineboot', '-i']);
  wine(['winecfg', '-v', 'win10']);
  const drive = join(prefix, 'drive_c');
  copyFileSync(randomNumbers(prefix), join(drive, 'windows/system32/bcryptprimitives.dll'));
  const user = join(drive, 'users', readdirSync(join(drive, 'users')).find((name) => name !== 'Public')!);
  const folder = join(user, FOLDER);
  mkdirSync(folder);
  execFileSync('unzip', ['-q', bundle, '-d', folder]);
  const home = join(folder, readdirSync(folder)[0]!);
  const dataDir = join(user, 'AppData/Local/Gschobe');
  return {
    dataDir,
    path: (...names) => join(drive, ...names),
    nameOf: (path) => own(path, drive),
    command: (words, other) =>
      wine(
        ['cmd', '/c', 'Gschobe.cmd', ...words],
        other === undefined ? { DATA_DIR: own(dataDir, drive) } : { DATA_DIR: other },
        home,
      ),
    async doubleClick() {
      const child = spawn(PROGRAM, ['cmd', '/c', 'Gschobe.cmd'], { cwd: home, env: environment, stdio: 'ignore' });
      child.unref();
      return served(dataDir);
    },
    async close() {
      for (const { pid, words } of processesOf(prefix)) if (words.trim().endsWith('main.js start')) process.kill(pid);
      const ours = () => processesOf(prefix).filter(({ words }) => /node\.exe|postgres\.exe/.test(words));
      for (let waited = 0; waited < 60_000 && ours().length > 0; waited += 200) await pause(200);
      return ours().map(({ words }) => words);
    },
    killAll: () => spawnSync(SERVER, ['-k9'], { env: environment }),
    end() {
      spawnSync(SERVER, ['-k'], { env: environment });
      spawnSync(SERVER, ['-w'], { env: environment, timeout: 30_000 });
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

/** The processes of a Windows, seen from here. */
function processesOf(prefix: string): readonly { pid: number; words: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const isInside = readFileSync(`/proc/${name}/environ`, 'utf8').includes(`WINEPREFIX=${prefix}\0`);
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return isInside && words !== '' ? [{ pid: Number(name), words }] : [];
      } catch {
        return []; // it has just ended
      }
    });
}

/** A path below the drive, as Windows writes it. */
const own = (path: string, drive: string) => `C:${path.slice(drive.length).replaceAll('/', '\\')}`;

/** The program notes its address when it serves. */
async function served(dataDir: string): Promise<string> {
  const file = join(dataDir, 'running.json');
  for (let waited = 0; waited < 300_000; waited += 200) {
    try {
      const { address } = JSON.parse(readFileSync(file, 'utf8')) as { address: string };
      if (address !== '' && (await fetch(`${address}/readyz`)).ok) return address;
    } catch {
      // not yet
    }
    await pause(200);
  }
  throw new Error(
    `not ready: ${existsSync(join(dataDir, 'gschobe.log')) ? readFileSync(join(dataDir, 'gschobe.log'), 'utf8') : ''}`,
  );
}

/**
 * Every Windows from 10 on has `bcryptprimitives.dll`, Debian's Wine has not; the password hashing asks it for random
 * numbers. This one hands the question on to where Wine has them.
 */
function randomNumbers(folder: string): string {
  const [object, definition, library] = ['b.o', 'b.def', 'bcryptprimitives.dll'].map((name) => join(folder, name));
  writeFileSync(definition!, 'LIBRARY bcryptprimitives.dll\nEXPORTS\n  ProcessPrng = ADVAPI32.SystemFunction036\n');
  execFileSync('as', ['-o', object!, '/dev/null']);
  execFileSync('ld', ['-m', 'i386pep', '-shared', '-e', '0', '-o', library!, object!, definition!]);
  return library!;
}
