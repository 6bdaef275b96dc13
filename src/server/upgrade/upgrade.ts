import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { checkLedger } from '../ledger/check.ts';
import { refoldWallets } from '../ledger/refold.ts';
import { type Binaries, packagedVersion } from '../postgres/binaries.ts';
import { createDatabase, DATABASE } from '../postgres/ownDatabase.ts';
import { startCluster } from '../postgres/supervisor.ts';
import { verifyStore } from '../store/auditStore.ts';
import { backup } from '../store/backup.ts';
import { type Contents, contentsOf, differenceOf } from '../store/contents.ts';
import { connect } from '../store/database.ts';
import { restore } from '../store/restore.ts';
import { openSigner } from '../store/signing.ts';
import { openStore } from '../store/store.ts';
import {
  clearWorkshop,
  controlOf,
  type Folders,
  finish,
  foldersIn,
  type Moved,
  makeWorkshop,
  noteMoved,
  swap,
  taskIn,
} from './folders.ts';
import { oldProgram } from './oldProgram.ts';
import { isBehindOurDoor, startOld, stopAt } from './oldServer.ts';
import { takeTurn } from './turn.ts';

export interface UpgradeOptions {
  readonly dataDir: string;
  readonly now: Date;
  /** A folder with the old PostgreSQL; without it npm is asked. */
  readonly old?: string | undefined;
  report(line: string): void;
}

/**
 * Moves a database of an older major version of PostgreSQL into a new one: a backup through the old program, restored by
 * ours, compared row by row, then two renames. Killed at any step it is run again: until the renames the old folder is
 * what counts, and after the first of them the new one. Undefined when there is nothing to do.
 */
export async function upgradePostgres({ dataDir, old, now, report }: UpgradeOptions): Promise<Moved | undefined> {
  const folders = foldersIn(dataDir);
  const to = packagedVersion();
  taskIn(folders, to); // nothing is touched where there is nothing to upgrade
  const release = takeTurn(folders);
  try {
    const task = taskIn(folders, to);
    if (task.kind === 'finish') finish(folders);
    if (task.kind !== 'upgrade') return task.kind === 'finish' ? task.moved : undefined;
    return await inWorkshop(folders, async () => {
      const program = oldProgram({ version: task.from, named: old, workshop: folders.workshop, report });
      return move(folders, program, { now, to, report });
    });
  } finally {
    release();
  }
}

/** An empty workshop, and none afterwards, unless the old folder could not be put back: then the new one is what is left. */
async function inWorkshop<Value>(folders: Folders, work: () => Promise<Value>): Promise<Value> {
  await abandon(folders);
  makeWorkshop(folders);
  try {
    return await work();
  } finally {
    if (existsSync(folders.database)) await abandon(folders);
  }
}

/** An attempt that was killed may have left its servers running: the new one, and the old one behind our door. */
async function abandon(folders: Folders): Promise<void> {
  await stopAt(folders.workshop, folders.fresh);
  if (isBehindOurDoor(folders)) await stopAt(folders.workshop, folders.database);
  clearWorkshop(folders);
}

interface Moving {
  readonly now: Date;
  readonly to: number;
  report(line: string): void;
}

async function move(folders: Folders, program: Binaries, { now, to, report }: Moving): Promise<Moved> {
  const from = program.version;
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folders.dataDir, 'backups', `${stamp}Z-postgres-${from}.gz`);
  const kept = join(folders.dataDir, `postgres-${from}-until-${stamp}Z`);
  report(`starting PostgreSQL ${from}`);
  const server = await startOld(folders, program, report);
  try {
    const before = await server.contents();
    report(`backup: ${file}`);
    mkdirSync(join(folders.dataDir, 'backups'), { recursive: true, mode: 0o700 });
    const log = await backup(server.pool, file, now, openSigner(folders.dataDir));
    report(`moving ${log.events} events to PostgreSQL ${to}`);
    await fill(folders, file, before, report);
    // The old server was shut to others, and still: what was written to it since would be lost now.
    const difference = differenceOf(before, await server.contents());
    if (difference !== undefined) throw new Error(`the old database was changed meanwhile: ${difference}`);
    const moved: Moved = { from, to, backup: file, kept, events: log.events, eventLog: log.eventLog };
    await server.stop();
    const control = controlOf(folders.database);
    noteMoved(folders, moved);
    swap(folders, moved, control);
    return moved;
  } finally {
    await server.stop();
  }
}

/** The backup in a new database, and everything in it compared and verified; the new server is stopped afterwards. */
async function fill(folders: Folders, file: string, before: Contents, report: (line: string) => void): Promise<void> {
  const cluster = await startCluster({ dataDir: folders.workshop, report });
  try {
    await createDatabase(cluster.url('postgres'));
    const { pool, close } = connect(cluster.url(DATABASE), 2);
    const by = openSigner(folders.dataDir).fingerprint;
    const loaded = async (client: pg.ClientBase) => refuseDifference(before, await contentsOf(client));
    await restore(pool, file, { by, loaded }).finally(close);
    await verify(cluster.url(DATABASE));
  } finally {
    await cluster.stop('always');
  }
}

/** The chain and the books, as `gschobe audit verify` and `gschobe ledger check` look at them. */
async function verify(url: string): Promise<void> {
  const store = await openStore({ url, connections: 2 });
  try {
    await refoldWallets(store); // of an older version, as its first start would do
    const [chain, books] = [await verifyStore(store.pool), await checkLedger(store.db)];
    if (!chain.ok) throw new Error(`the audit chain of the old database is broken: ${chain.why}`);
    if (!books.ok) throw new Error(`the books of the old database are not in order: ${books.firstDifference}`);
  } finally {
    await store.close();
  }
}

function refuseDifference(before: Contents, after: Contents): void {
  const difference = differenceOf(before, after);
  if (difference !== undefined) throw new Error(`not everything was moved: ${difference}`);
}
