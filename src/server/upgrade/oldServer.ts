import { join } from 'node:path';
import type pg from 'pg';
import type { Binaries } from '../postgres/binaries.ts';
import { DATABASE } from '../postgres/ownDatabase.ts';
import { isAlive, readPostmaster } from '../postgres/pidFile.ts';
import { socketFolderFor } from '../postgres/socketFolder.ts';
import { startCluster, wayTo } from '../postgres/supervisor.ts';
import { type Contents, contentsOf } from '../store/contents.ts';
import { connect } from '../store/database.ts';
import type { Folders } from './folders.ts';

/** The old database, run by its own program behind a door that only we know. */
export interface OldServer {
  readonly pool: pg.Pool;
  contents(): Promise<Contents>;
  stop(): Promise<void>;
}

/**
 * Its socket lies in the workshop, where no program looks for it; and while it runs PostgreSQL lets no second server on
 * its folder. So nobody writes what would not be moved.
 */
export async function startOld(
  folders: Folders,
  binaries: Binaries,
  report: (line: string) => void,
): Promise<OldServer> {
  await refuseUsed(folders, binaries);
  const at = { folder: folders.database, socketFolder: doorOf(folders), binaries };
  const cluster = await startCluster({ dataDir: folders.workshop, report, at });
  const { pool, close } = connect(cluster.url(DATABASE), 2);
  // Held to the end: whoever asks whether the server is used hears yes.
  const held = await pool.connect().catch(() => undefined);
  let ended: Promise<void> | undefined;
  // Once: afterwards another server may run at the same place.
  const stop = () => {
    if (ended === undefined) held?.release();
    ended ??= close().then(() => cluster.stop('always'));
    return ended;
  };
  try {
    if (held === undefined || !(await holdsOurTables(held)))
      throw new Error(`${folders.database} holds nothing of ours`);
    return { pool, contents: () => contentsOf(held), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const doorOf = ({ workshop }: Folders): string => socketFolderFor(join(workshop, 'door'));

/** Nobody else starts it so: it is ours to stop. */
export const isBehindOurDoor = (folders: Folders): boolean =>
  readPostmaster(folders.database)?.socketFolder === doorOf(folders);

async function holdsOurTables(client: pg.ClientBase): Promise<boolean> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ has: boolean }>(`select to_regclass('migrations') is not null as has`);
  return rows[0]?.has ?? false;
}

/** A server that nobody uses was left by a program that was killed, and is stopped; one that is used is not ours to stop. */
async function refuseUsed({ database: folder, workshop }: Folders, binaries: Binaries): Promise<void> {
  const socketFolder = readPostmaster(folder)?.socketFolder || undefined;
  if (!wayTo({ home: workshop, folder, log: join(workshop, 'postgres.log'), binaries, socketFolder }).isRunning())
    return;
  const cluster = await startCluster({ dataDir: workshop, at: { folder, socketFolder, binaries } });
  await cluster.stop();
  const pid = cluster.pid();
  if (pid !== undefined && isAlive(pid))
    throw new Error(`${folder} is in use: stop the program that runs on it, then try again`);
}

/** Stops the server of a folder of ours, if one runs. */
export const stopAt = (home: string, folder: string): Promise<void> =>
  wayTo({ home, folder, log: join(home, 'postgres.log') }).shutDown();
