import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside the database: where one of another major version is made anew, until it takes the old one's place. */
export const WORKSHOP = 'postgres.upgrade';
/** In the workshop: all is moved over and was compared; what is left are two renames. */
export const MOVED = 'moved.json';

/** The major version that made a folder; undefined where there is no database. */
export function versionIn(folder: string): number | undefined {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** PostgreSQL reads only databases of its own major version; and none is made while the real one stands aside. */
export function refuseOtherVersion(folder: string, brought: number): void {
  const version = versionIn(folder);
  if (version === brought) return;
  if (version === undefined) {
    if (!existsSync(join(dirname(folder), WORKSHOP, MOVED))) return;
    throw new Error(`${folder}: an upgrade of PostgreSQL was interrupted; "gschobe postgres upgrade" finishes it`);
  }
  const made = `${folder} was made by PostgreSQL ${version}, this program brings ${brought}`;
  if (version > brought) throw new Error(`${made}: start the program you had, an older PostgreSQL cannot read it`);
  throw new Error(`${made}: run "gschobe postgres upgrade" once; it makes a backup first, and the old folder stays`);
}
