import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagedVersion } from '../../src/server/postgres/binaries.ts';
import { isAlive, readPostmaster } from '../../src/server/postgres/pidFile.ts';
import { MOVED, versionIn } from '../../src/server/postgres/versions.ts';
import { differenceOf } from '../../src/server/store/contents.ts';
import { childrenOf } from '../../src/server/testing/ownPostgres.ts';
import { type Folders, foldersIn } from '../../src/server/upgrade/folders.ts';
import { oldProgram } from '../../src/server/upgrade/oldProgram.ts';
import { main } from '../load/product.ts';
import { type Facts, factsIn, makeOldHouse } from './oldHouse.ts';

export interface KillFigure {
  readonly from: number;
  readonly to: number;
  readonly tables: number;
  /** Attempts that were ended by kill -9, and those that were faster. */
  readonly killed: number;
  readonly finished: number;
  /** After how many kills the folders were between their two renames, or just behind. */
  readonly swapping: number;
  readonly differences: readonly string[];
  readonly leftRunning: number;
  readonly seconds: number;
}

/** The one command on a real house, killed again and again, then let through; what came out is compared row by row. */
export async function upgradeUnderKills(kills: number): Promise<KillFigure> {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-upgrade-'));
  const folders = foldersIn(join(folder, 'data'));
  const from = packagedVersion() - 1;
  const program = oldProgram({ version: from, named: undefined, workshop: folder, report: () => {} });
  const facts = await makeOldHouse(folders.dataDir, program);
  const old = join(folder, 'program');
  const differences: string[] = [];
  const began = performance.now();
  await attempt(folders, []); // fetches the old program itself, as an operator without it would
  const milliseconds = performance.now() - began;
  await compare(folders, facts, differences);
  putBack(folders);
  let [killed, finished, swapping] = [0, 0, 0];
  for (let kill = 0; kill < kills; kill++) {
    const wait = (milliseconds * (kill + 0.5)) / kills;
    const code = await attempt(folders, ['--old', old], {
      wait,
      everything: kill % 2 === 1,
      atTheSwap: kill % 3 === 2,
    });
    if (code === null) killed++;
    else finished++;
    if (versionIn(folders.database) === from) continue;
    swapping += code === null ? 1 : 0;
    await attempt(folders, ['--old', old]);
    await compare(folders, facts, differences);
    putBack(folders);
  }
  await attempt(folders, ['--old', old]);
  await compare(folders, facts, differences);
  const leftRunning = processesOf(folders).length;
  rmSync(folder, { recursive: true, force: true });
  const seconds = Math.round(milliseconds / 100) / 10;
  return {
    from,
    to: from + 1,
    tables: facts.contents.size,
    killed,
    finished,
    swapping,
    differences,
    leftRunning,
    seconds,
  };
}

/** The exit code, or null when it was killed in time. Every second kill takes the servers with it. */
async function attempt(
  folders: Folders,
  args: readonly string[],
  kill?: { readonly wait: number; readonly everything: boolean; readonly atTheSwap: boolean },
): Promise<number | null> {
  const env = { ...process.env, DATA_DIR: folders.dataDir };
  const child = spawn(process.execPath, [main, 'postgres', 'upgrade', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const strike = () => end(child, kill?.everything ? processesOf(folders) : []);
  const timer = kill && (kill.atTheSwap ? whenMoved(folders, strike) : setTimeout(strike, kill.wait));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  if (code !== null && code !== 0) throw new Error(`the upgrade ended with ${code}: ${said}`);
  return code;
}

/** The renames take a moment that no clock hits: we look for the note that stands before them. */
function whenMoved({ workshop }: Folders, strike: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (!existsSync(join(workshop, MOVED))) return;
    clearInterval(timer);
    strike();
  }, 1);
  return timer;
}

function end(child: ChildProcess, others: readonly number[]): void {
  child.kill('SIGKILL');
  for (const pid of others) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function processesOf({ database, fresh }: Folders): readonly number[] {
  return [database, fresh].flatMap((folder) => {
    const pid = readPostmaster(folder)?.pid;
    return pid !== undefined && isAlive(pid) ? [pid, ...childrenOf(pid)] : [];
  });
}

async function compare(folders: Folders, facts: Facts, differences: string[]): Promise<void> {
  const after = await factsIn(folders.dataDir);
  const difference = differenceOf(facts.contents, after.contents);
  if (difference !== undefined) differences.push(difference);
  if (after.head !== facts.head) differences.push('another head of the chain');
}

/** The old folder once more in its place, as before the upgrade. */
function putBack({ dataDir, database }: Folders): void {
  const kept = readdirSync(dataDir).find((name) => name.startsWith('postgres-'));
  if (kept === undefined) throw new Error('the old folder is gone');
  rmSync(database, { recursive: true, force: true });
  renameSync(join(dataDir, kept), database);
}
