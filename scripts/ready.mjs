// Makes a fresh clone ready, with nothing but Node: packages, wasm, compiled code, web pages. Each step is skipped when
// its inputs have not changed, so a second run needs no network and takes no time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

const must = (what, status) => {
  if (status === 0) return;
  console.error(`gschobe: ${what} failed (exit ${status})`);
  process.exit(status);
};

/** The packages of the lockfile, exactly; no package's own install script is needed or run. */
export function install() {
  const linked = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink();
  if (linked) return; // a linked folder belongs to another checkout, which keeps it
  if (isInstalled()) return;
  step('packages', ['package-lock.json'], join(root, 'node_modules', '.gschobe'), () => {
    console.error('gschobe: installing packages …');
    must('npm ci', run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']));
  });
}

/** Somebody ran `npm ci` already: what npm wrote down of it is what the lockfile asks for. */
function isInstalled() {
  const written = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const [wanted, there] = [join(root, 'package-lock.json'), written].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    there[path] ? there[path].version === version : path === '' || optional,
  );
}

/** WebAssembly, server and command line, then the web pages. */
export function build() {
  const stamps = join(root, 'dist', '.stamps');
  const bin = (name) => join(root, 'node_modules', '.bin', name);
  const assembly = 'src/bots/wasm/assembly';
  if (existsSync(join(root, assembly))) {
    step('wasm', [assembly], stamps, () => must('wasm', run(process.execPath, [join(root, 'scripts', 'wasm.mjs')])));
  }
  step(
    'code',
    ['src', 'bench', 'test', 'tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.build.json'],
    stamps,
    () => must('compiling', run(bin('tsc'), ['-p', 'tsconfig.build.json'])),
  );
  step('answers', ['src/wire', ...PURE_ROOMS, 'scripts/answers.mjs'], stamps, () =>
    must('describing the answers', run(process.execPath, [join(root, 'scripts', 'answers.mjs')])),
  );
  step('libraries', ['package-lock.json', 'scripts/libraries.mjs'], stamps, () =>
    must('bundling libraries', run(process.execPath, [join(root, 'scripts', 'libraries.mjs')])),
  );
  step('server', ['src', 'package-lock.json', 'tsconfig.base.json', 'scripts/server.mjs'], stamps, () =>
    must('bundling the server', run(process.execPath, [join(root, 'scripts', 'server.mjs')])),
  );
  if (existsSync(join(root, 'src/web/index.html'))) {
    step('web', ['src', 'vite.config.ts', 'weights', 'index.html'], stamps, () =>
      must('building the web pages', run(bin('vite'), ['build', '--logLevel', 'warn'])),
    );
  }
}

const PURE_ROOMS = [
  'kit',
  'schieber',
  'bots',
  'review',
  'lessons',
  'daily',
  'numbers',
  'ledger',
  'big21',
  'people',
  'lot',
  'tournament',
  'championship',
].map((room) => `src/${room}`);

/** Does `work` unless the files below `inputs` are as they were the last time. */
function step(name, inputs, stamps, work) {
  const stamp = join(stamps, name);
  const hash = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, hash);
}

function fingerprint(inputs) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) for (const entry of readdirSync(full).sort()) walk(join(path, entry));
    else hash.update(`${path}\0`).update(readFileSync(full));
  };
  for (const input of inputs) walk(input);
  return hash.digest('hex');
}
