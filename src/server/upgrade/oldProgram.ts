import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Binaries, findBinaries, PACKAGE, programsIn } from '../postgres/binaries.ts';

export interface Wanted {
  readonly version: number;
  /** A folder the operator named: of programs, of a PostgreSQL, or of the Gschobe he had. */
  readonly named: string | undefined;
  /** Where what is fetched may lie. */
  readonly workshop: string;
  report(line: string): void;
}

/** The PostgreSQL that made the old folder: no other reads it. Named by the operator, or fetched by npm as ours was. */
export function oldProgram({ version, named, workshop, report }: Wanted): Binaries {
  const folder = named === undefined ? fetched(version, workshop, report) : programFolder(named);
  const home = dirname(dirname(folder));
  const isPackage = existsSync(join(home, 'package.json'));
  const found = isPackage
    ? findBinaries(join(workshop, 'old.lib'), home)
    : { ...programsIn(folder), version, environment: {} };
  const said = says(found);
  if (said !== version) throw new Error(`${folder} is PostgreSQL ${said ?? 'of no version'}, it takes ${version}`);
  return { ...found, version };
}

const PLACES = [
  '.',
  'bin',
  'native/bin',
  `node_modules/${PACKAGE}/native/bin`,
  `app/node_modules/${PACKAGE}/native/bin`,
];

function programFolder(named: string): string {
  const found = PLACES.map((place) => resolve(named, place)).find((place) => existsSync(programsIn(place).postgres));
  if (found === undefined) throw new Error(`there is no PostgreSQL in ${named}`);
  return found;
}

function says({ postgres, environment }: Binaries): number | undefined {
  const env = { ...process.env, ...environment };
  const { stdout } = spawnSync(postgres, ['--version'], { env, encoding: 'utf8', windowsHide: true });
  const version = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}

/** The newest package of that major version, with nothing of its own run. */
function fetched(version: number, workshop: string, report: (line: string) => void): string {
  const elsewhere = `name the program that made it: gschobe postgres upgrade --old FOLDER (of the Gschobe you had, or of a PostgreSQL ${version})`;
  const versions = npm(['view', PACKAGE, 'versions', '--json']);
  const newest = (versions === undefined ? [] : (JSON.parse(versions) as string[]))
    .filter((one) => one.startsWith(`${version}.`))
    .at(-1);
  if (newest === undefined) throw new Error(`npm has no PostgreSQL ${version} for us; ${elsewhere}`);
  report(`fetching PostgreSQL ${version} (${PACKAGE} ${newest})`);
  const target = join(workshop, 'program');
  mkdirSync(target, { recursive: true });
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  if (npm(['install', '--prefix', target, ...quietly, `${PACKAGE}@${newest}`]) === undefined)
    throw new Error(`PostgreSQL ${version} could not be fetched; ${elsewhere}`);
  return programFolder(target);
}

/** What npm answered; undefined where it failed or there is none. */
function npm(words: readonly string[]): string | undefined {
  const isWindows = process.platform === 'win32';
  const quoted = isWindows ? words.map((word) => `"${word}"`) : words;
  const { status, stdout } = spawnSync('npm', quoted, { encoding: 'utf8', shell: isWindows, windowsHide: true });
  return status === 0 ? stdout : undefined;
}
