// Packages of another platform, got by name with npm into a cache that is not part of the repository.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root, run } from '../ready.mjs';

const CACHE = join(root, '.cache', 'bundle');
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The files of one package, as [path, { bytes, mode }]; its bytes must be those that are pinned. */
export function fetchPackage({ name, version, integrity }) {
  const folder = join(CACHE, 'tarballs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file)) npm(['pack', `${name}@${version}`, '--pack-destination', folder, '--silent'], folder);
  const bytes = readFileSync(file);
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version} is not what was pinned: ${found}`);
  return readTar(gunzipSync(bytes));
}

/** The folder with the production packages of the lockfile for a platform; no package's own script is run. */
export function productionPackages(platform, { os, cpu, libc }) {
  const folder = join(CACHE, `packages-${platform}`);
  const stamp = join(folder, '.lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(folder, file));
  const target = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  npm(['ci', '--omit=dev', '--ignore-scripts', ...target, ...QUIET], folder);
  writeFileSync(stamp, lock);
  return folder;
}

function npm(args, cwd) {
  if (run('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }) !== 0) throw new Error(`npm ${args[0]} failed`);
}

/** Files below a folder, as [path, { bytes, mode }]; links are left out. */
export function filesBelow(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, path);
    return entry.isFile() ? [[path, { bytes: readFileSync(join(folder, path)), mode: 0o644 }]] : [];
  });
}

const BLOCK = 512;

/** npm's archives: plain files below `package/`, long names in the header's prefix or in a PAX record. */
function readTar(tar) {
  const files = [];
  let longName;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const text = (from, length) => tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const type = text(156, 1);
    const bytes = tar.subarray(at + BLOCK, at + BLOCK + size);
    const prefix = text(345, 155);
    const name = longName ?? (prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`);
    longName = undefined;
    if (type === 'x') longName = / path=([^\n]*)\n/.exec(bytes.toString('utf8'))?.[1];
    else if (type === '0' || type === '') files.push([name.replace(/^[^/]+\//, ''), { bytes, mode: 0o644 }]);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
