import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBundle } from './unpacked.ts';

export interface ContentsFigures {
  readonly platform: string;
  readonly megabytes: number;
  readonly isSame: boolean;
  readonly files: number;
  readonly wrong: readonly string[];
}

/** What a program of each platform begins with, and where its kind of machine stands. */
const KINDS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'linux-x64': (bytes) => bytes.readUInt32BE(0) === 0x7f454c46 && bytes.readUInt16LE(18) === 62,
  'linux-arm64': (bytes) => bytes.readUInt32BE(0) === 0x7f454c46 && bytes.readUInt16LE(18) === 183,
  'win-x64': (bytes) =>
    bytes.toString('latin1', 0, 2) === 'MZ' && bytes.readUInt16LE(bytes.readUInt32LE(60) + 4) === 0x8664,
  'darwin-x64': (bytes) => machinesOf(bytes).includes(0x01000007),
  'darwin-arm64': (bytes) => machinesOf(bytes).includes(0x0100000c),
};

/** The kinds of machine that a program of macOS is for: one, or several in one file. */
function machinesOf(bytes: Buffer): readonly number[] {
  if (bytes.readUInt32LE(0) === 0xfeedfacf) return [bytes.readUInt32LE(4)];
  if (bytes.readUInt32BE(0) !== 0xcafebabe) return [];
  return Array.from({ length: bytes.readUInt32BE(4) }, (_, i) => bytes.readUInt32BE(8 + 20 * i));
}

/** Makes the bundle twice and looks into it: the right programs, with the right to run, and a licence for each package. */
export function checkContents(platform: string): ContentsFigures {
  const [once, twice] = [makeBundle(platform), makeBundle(platform)];
  const base = mkdtempSync(join(tmpdir(), 'gschobe-contents-'));
  try {
    execFileSync('unzip', ['-q', once.file, '-d', base]);
    const files = execFileSync('find', ['.', '-type', 'f'], { cwd: base, encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\n')
      .filter(Boolean)
      .map((path) => path.slice(2));
    const isSame = once.sha256 === twice.sha256;
    return { platform, megabytes: once.megabytes, isSame, files: files.length, wrong: faults(platform, base, files) };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function faults(platform: string, base: string, files: readonly string[]): readonly string[] {
  const wrong: string[] = [];
  const inside = (pattern: RegExp) => files.filter((path) => pattern.test(path));
  const programs = inside(/\/runtime\/node(\.exe)?$|native\/bin\/(initdb|pg_ctl|postgres)(\.exe)?$|\.node$/);
  if (programs.length !== 5) wrong.push(`programs: ${programs.join(' ')}`);
  for (const path of programs) {
    const bytes = readFileSync(join(base, path));
    if (!KINDS[platform]?.(bytes)) wrong.push(`${path} is not for ${platform}`);
    const mayRun = (statSync(join(base, path)).mode & 0o111) !== 0;
    if (!mayRun && !path.endsWith('.node')) wrong.push(`${path} may not run`);
  }
  const starters = inside(/^[^/]+\/(gschobe|Gschobe\.command|Gschobe\.cmd)$/);
  if (starters.length !== 1) wrong.push(`starters: ${starters.join(' ')}`);
  for (const what of [
    /app\/dist\/web\/index\.html$/,
    /app\/dist\/web\/index\.html\.br$/,
    /bots\.wasm$/,
    /\.jassnet$/,
    ...(platform.startsWith('linux')
      ? [/\/deploy\/cluster\/patroni\.yml$/, /\/deploy\/systemd\/gschobe\.service$/]
      : []),
  ]) {
    if (inside(what).length === 0) wrong.push(`there is no ${what}`);
  }
  const foreign = inside(
    /\.test\.js$|dist\/src\/.*\/testing\/|node_modules\/@?(playwright-core|vitest|typescript)\/|\.d\.ts$/,
  );
  if (foreign.length > 0) wrong.push(`not for a host: ${foreign.slice(0, 5).join(' ')}`);
  for (const path of inside(/\/docs\/host\/\w+\.md$/)) {
    const guide = readFileSync(join(base, path), 'utf8');
    if (!guide.includes('xattr -dr com.apple.quarantine')) wrong.push(`${path} says nothing of macOS's quarantine`);
  }
  const licences = readFileSync(join(base, inside(/^[^/]+\/LICENCES\.txt$/)[0]!), 'utf8');
  for (const path of inside(/\/app\/node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/)) {
    const { name, version } = JSON.parse(readFileSync(join(base, path), 'utf8')) as { name: string; version: string };
    if (!licences.includes(`${name} ${version}\n`)) wrong.push(`no licence of ${name}`);
  }
  for (const name of ['Node.js', 'PostgreSQL Database Management System', 'Gschobe'])
    if (!licences.includes(name)) wrong.push(`no licence of ${name}`);
  return wrong;
}
