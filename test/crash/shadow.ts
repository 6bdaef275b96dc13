import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { home } from '../../src/server/home.ts';

/** The library of powercut.c, compiled now; undefined where there is no compiler. */
export function compilePowercut(folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = join(folder, 'powercut.so');
  const source = join(home, 'test/crash/powercut.c');
  const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']);
  return status === 0 ? library : undefined;
}

/** Takes a folder as it is for lasting: the beginning of a shadow. */
export function beginShadow(root: string, shadow: string): void {
  rmSync(shadow, { recursive: true, force: true });
  const owner = lstatSync(root);
  const own = (path: string) => chownSync(path, owner.uid, owner.gid);
  for (const folder of ['', 'files', 'names', 'aside']) {
    mkdirSync(join(shadow, folder), { recursive: true, mode: 0o700 });
    own(join(shadow, folder));
  }
  const walk = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`;
      const name = join(shadow, 'names', below.replaceAll('/', '%'));
      if (entry.isDirectory()) {
        symlinkSync('folder', name);
        walk(below);
      } else if (entry.isFile()) {
        const { ino, birthtimeNs } = lstatSync(join(root, below), { bigint: true });
        const id = `${ino}-${birthtimeNs}`;
        symlinkSync(id, name);
        copyFileSync(join(root, below), join(shadow, 'files', id));
        own(join(shadow, 'files', id));
      }
    }
  };
  walk('');
}

/** What such a check says there. */
export const NO_COMPILER = 'SKIPPED: there is no C compiler here';

/** What a check of power cuts asks of whoever starts and kills a server. */
export interface PowerCuts {
  environment(dataDir: string): Record<string, string>;
  afterKill(dataDir: string): void;
}

/** Runs a check in which every kill of the server is a power cut; undefined where there is no compiler. */
export async function withPowerCuts<T>(check: (cuts: PowerCuts) => Promise<T>): Promise<T | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-power-'));
  const library = compilePowercut(folder);
  const shadow = join(folder, 'shadow');
  const root = (dataDir: string) => join(dataDir, 'postgres');
  const figure =
    library === undefined
      ? undefined
      : await check({
          environment(dataDir) {
            beginShadow(root(dataDir), shadow);
            return { LD_PRELOAD: library, POWERCUT_ROOT: root(dataDir), POWERCUT_SHADOW: shadow };
          },
          afterKill(dataDir) {
            cutPower(root(dataDir), shadow);
            beginShadow(root(dataDir), shadow);
          },
        });
  rmSync(folder, { recursive: true, force: true });
  return figure;
}

/** The power is cut: the folder becomes what had been synced. */
export function cutPower(root: string, shadow: string): void {
  const owner = lstatSync(root);
  const own = (path: string) => chownSync(path, owner.uid, owner.gid);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { mode: 0o700 });
  own(root);
  for (const name of readdirSync(join(shadow, 'names')).sort()) {
    const path = join(root, name.replaceAll('%', '/'));
    const id = readlinkSync(join(shadow, 'names', name));
    if (!existsSync(dirname(path))) continue; // the folder itself was never made lasting
    if (id === 'folder') mkdirSync(path, { mode: 0o700 });
    else if (existsSync(join(shadow, 'files', id))) copyFileSync(join(shadow, 'files', id), path);
    else writeFileSync(path, ''); // a name without content
    own(path);
  }
}
