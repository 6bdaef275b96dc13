import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder such as a host has: with a space and an umlaut. */
export const FOLDER = 'Jass für Rösli';

/** The zip of a platform, made now; answers with its file, size and hash. */
export function makeBundle(...words: readonly string[]): { file: string; megabytes: number; sha256: string } {
  const said = execFileSync(process.execPath, [join(process.cwd(), 'scripts/bundle.mjs'), ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(said.trim().split('\n').at(-1)!);
}

/** Unpacked as somebody without any rights, in a home of his own. */
export interface Unpacked {
  readonly folder: string;
  readonly home: string;
  readonly uid: number;
  readonly gid: number;
}

export function unpack(file: string, user: string): Unpacked {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, user], { encoding: 'utf8' })));
  const base = mkdtempSync(join(tmpdir(), 'gschobe-bundle-'));
  chmodSync(base, 0o755);
  const home = join(base, FOLDER);
  mkdirSync(home);
  chownSync(home, uid, gid);
  execFileSync('unzip', ['-q', file, '-d', home], { uid, gid });
  const [folder = ''] = readdirSync(home);
  return { folder: join(home, folder), home, uid, gid };
}

/** A PATH with nothing but what the starter needs: neither Node nor npm. */
export function barePath(base: string): string {
  const folder = join(base, 'bin');
  mkdirSync(folder);
  for (const name of ['sh', 'dirname', 'script', 'setpriv', 'nsenter'])
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(folder, name));
  return folder;
}

/** A window of a terminal with the starter in it, in a network without any way out. */
export interface TerminalWindow {
  said(): string;
  /** Closes the window: the terminal goes, and whoever runs in it is told. */
  close(): Promise<void>;
}

let windows = 0;

export function openWindow(
  { folder, home, uid, gid }: Unpacked,
  environment: NodeJS.ProcessEnv,
  network: ChildProcess,
): TerminalWindow {
  const seen = join(home, `window-${++windows}.txt`);
  const child = spawn(
    'nsenter',
    [
      ...[`--net=/proc/${network.pid}/ns/net`, 'setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
      ...['script', '-q', '-f', '-c', `'${folder}/gschobe'`, seen],
    ],
    { env: { ...environment, PATH: `${environment['PATH']}` }, stdio: 'ignore', cwd: home },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    said: () => (existsSync(seen) ? readFileSync(seen, 'utf8') : ''),
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A process that keeps a network without any way out: only this machine talks to itself there. */
export async function closedNetwork(): Promise<ChildProcess> {
  const holder = spawn('unshare', ['-n', 'sh', '-c', 'ip link set lo up && echo ready && exec sleep 3600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout?.once('data', resolve));
  return holder;
}

/** What a user's processes are called. */
export function processesOf(uid: number): readonly string[] {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-U', String(uid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
