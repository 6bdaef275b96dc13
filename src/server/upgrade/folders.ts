import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MOVED, versionIn, WORKSHOP } from '../postgres/versions.ts';

/** Where the database lies, and where it is made anew. All below DATA_DIR: a rename moves it. */
export interface Folders {
  readonly dataDir: string;
  readonly database: string;
  readonly workshop: string;
  /** The new database, until it takes the old one's place. */
  readonly fresh: string;
}

/** What was moved over: written when all of it was compared, before the folders change places. */
export interface Moved {
  readonly from: number;
  readonly to: number;
  readonly backup: string;
  /** The name under which the old folder stays. */
  readonly kept: string;
  readonly events: number;
  readonly eventLog: string;
}

/** What there is to do in a DATA_DIR. */
export type Task =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'upgrade'; readonly from: number }
  | { readonly kind: 'finish'; readonly moved: Moved };

export function foldersIn(dataDir: string): Folders {
  const workshop = join(dataDir, WORKSHOP);
  return { dataDir, database: join(dataDir, 'postgres'), workshop, fresh: join(workshop, 'postgres') };
}

/** Throws with a sentence where there is nothing that could be upgraded. */
export function taskIn(folders: Folders, to: number): Task {
  const { database, dataDir } = folders;
  const version = versionIn(database);
  const moved = readMoved(folders);
  if (version === to) return moved?.to === to ? { kind: 'finish', moved } : { kind: 'nothing' };
  if (version === undefined) {
    if (moved?.to === to && versionIn(folders.fresh) === to) return { kind: 'finish', moved };
    throw new Error(`there is no database in ${dataDir}`);
  }
  if (version > to)
    throw new Error(`${database} was made by PostgreSQL ${version}, newer than the ${to} of this program`);
  if (moved !== undefined && existsSync(moved.kept)) {
    throw new Error(
      `an older program was started while the upgrade was interrupted: everything of before lies in ${moved.kept}, ` +
        `what came afterwards in ${database}; move the one you do not want elsewhere, call the other ${database}, try again`,
    );
  }
  return { kind: 'upgrade', from: version };
}

const readMoved = ({ workshop }: Folders): Moved | undefined =>
  existsSync(join(workshop, MOVED)) ? (JSON.parse(readFileSync(join(workshop, MOVED), 'utf8')) as Moved) : undefined;

/** Whole or not at all, and on disk before anything is renamed. */
export function noteMoved({ workshop }: Folders, moved: Moved): void {
  const file = join(workshop, MOVED);
  writeFileSync(`${file}.new`, JSON.stringify(moved), { flush: true });
  renameSync(`${file}.new`, file);
  toDisk(workshop);
}

/** The note goes first: without the rest it would be a lie. */
export function clearWorkshop({ workshop }: Folders): void {
  rmSync(join(workshop, MOVED), { force: true });
  rmSync(workshop, { recursive: true, force: true, maxRetries: 20 });
}

/** For others to enter: where we are root, PostgreSQL runs as another. */
export const makeWorkshop = ({ workshop }: Folders): void => void mkdirSync(workshop, { recursive: true, mode: 0o755 });

/**
 * The old folder steps aside and the new one takes its place. `control` is what PostgreSQL wrote when it stopped: if that
 * is not what lies in the folder now, somebody has started it since, and nothing changes.
 */
export function swap(folders: Folders, moved: Moved, control: Buffer): void {
  const { database } = folders;
  renameSync(database, moved.kept);
  try {
    const isUsed = existsSync(join(moved.kept, 'postmaster.pid')) || !controlOf(moved.kept).equals(control);
    if (isUsed) throw new Error(`${database} was started by another program meanwhile: stop it, then try again`);
    finish(folders);
  } catch (error) {
    if (!existsSync(database)) renameSync(moved.kept, database);
    throw error;
  }
}

/** The last step, again if it was interrupted. */
export function finish(folders: Folders): void {
  if (!existsSync(folders.database)) renameSync(folders.fresh, folders.database);
  toDisk(folders.dataDir);
  clearWorkshop(folders);
}

/** The state of a database that is stopped: changes with every start. */
export const controlOf = (folder: string): Buffer => readFileSync(join(folder, 'global', 'pg_control'));

function toDisk(path: string): void {
  if (process.platform === 'win32') return; // Windows opens no folders
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
