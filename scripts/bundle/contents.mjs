// What lies in a bundle: our own build, production packages, Node, PostgreSQL, starters, licences. Nothing of the tests.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready.mjs';
import { licences } from './licences.mjs';
import { fetchPackage, filesBelow, productionPackages } from './packages.mjs';

const read = (path) => readFileSync(join(root, path));
const plain = (bytes) => ({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, mode: 0o644 });
const tracked = (...paths) =>
  execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The files of a bundle, as { path, bytes, mode }. `parts`: other versions of Node and PostgreSQL than usual. */
export function contents(platform, { npm, postgres, node, starter }, parts = {}) {
  const { name, version } = JSON.parse(read('package.json').toString('utf8'));
  const packages = packagesFor(platform, npm, postgres, parts);
  const isForServers = npm.os === 'linux';
  const program = fetchPackage(parts.node ?? node).find(([path]) => /^bin\/node(\.exe)?$/.test(path));
  const files = [
    ...ourFiles(name, version).map(([path, file]) => [`app/${path}`, file]),
    ...packages.map(([path, file]) => [`app/node_modules/${path}`, file]),
    [`runtime/${program[0].slice('bin/'.length)}`, { ...program[1], mode: 0o755 }],
    [starter, { bytes: starterFor(starter), mode: 0o755 }],
    ...(isForServers ? tracked('deploy/systemd', 'deploy/cluster').map((path) => [path, plain(read(path))]) : []),
    ['LIESMICH.txt', plain(read('scripts/bundle/starters/LIESMICH.txt'))],
    ['LICENCES.txt', plain(licences(packages))],
  ];
  return files.map(([path, file]) => ({ path: `${name}-${version}/${path}`, ...file }));
}

/** Windows' shell wants its own ends of lines. */
function starterFor(starter) {
  const text = read(`scripts/bundle/starters/${starter}`).toString('utf8');
  return Buffer.from(starter.endsWith('.cmd') ? text.replaceAll('\n', '\r\n') : text);
}

/** From the list of what is tracked: what older builds left in dist stays out. */
function ourFiles(name, version) {
  const manifest = { name, version, private: true, type: 'module', license: 'MIT' };
  const isCode = (path) =>
    /\.ts$/.test(path) && !/\.d\.ts$|\.test\.ts$|^src\/web\/|wasm\/assembly|[tT]esting|\/judges\//.test(path);
  const compiled = tracked('src')
    .filter(isCode)
    .map((path) => `dist/${path.replace(/\.ts$/, '.js')}`);
  const others = [
    ...tracked('src/server/store/migrations', 'weights/*.jassnet', 'docs/host', 'CHANGELOG.md', 'LICENSE'),
  ];
  return [
    ['package.json', plain(`${JSON.stringify(manifest, null, 1)}\n`)],
    ...[...compiled, ...others].map((path) => [path, plain(read(path))]),
    ...made(),
  ];
}

/** What the build makes besides the compiled files, by name: whatever else lies in dist is not ours to ship. */
function made() {
  const folders = ['wasm', 'web', 'server', 'node_modules'].map((name) => `dist/${name}`);
  const below = (folder) => filesBelow(join(root, folder)).map(([path, file]) => [`${folder}/${path}`, file]);
  return [['dist/answers.json', plain(read('dist/answers.json'))], ...folders.flatMap(below)];
}

/** Not needed to run: tests, types, maps, texts other than licences, and whatever is hidden. */
const NEEDLESS = /(\.test\.[cm]?js|\.[cm]?ts|\.map|\.markdown|\.flow)$|(^|\/)\./;
/** A compiler that one of the packages could use, and never does here. */
const NEEDLESS_PACKAGES = /^@?typescript\//;
const NEEDLESS_TEXT = /\/(?!licen[cs]e|copying|notice)[^/]*\.md$/i;
const NEEDLESS_FOLDERS = /(?:^|node_modules\/)(@[^/]+\/)?[^/]+\/(tests?|__tests__|examples?|docs?|benchmarks?)\//;
/** Of PostgreSQL: what is for programmers, for other programs, or translated messages that nobody sees. */
const NEEDLESS_POSTGRES =
  /native\/(include\/|share\/(doc|locale|man)\/|lib\/(pkgconfig|postgresql\/pgxs)\/|lib\/[^/]*\.(a|lib)$|bin\/(wx|testplug))/;
/** Its modules that no database of ours asks for: extensions, other languages, what the packagers added. */
const MODULE = /native\/lib\/(?:postgresql\/)?([^/]+)\.dll$|native\/lib\/postgresql\/([^/]+)\.(?:so|dylib)$/;
const NEEDED_MODULE = /^(plpgsql|dict_snowball|libpqwalreceiver|pgoutput|\w+_and_\w+|euc2004_sjis2004)$/;
const NEEDLESS_EXTENSION = /native\/share\/(postgresql\/)?extension\/(?!plpgsql)/;

function isNeededOfPostgres(path) {
  const [, onWindows, elsewhere] = MODULE.exec(path) ?? [];
  const module = onWindows ?? elsewhere;
  if (module !== undefined && !NEEDED_MODULE.test(module)) return false;
  return !NEEDLESS_POSTGRES.test(path) && !NEEDLESS_EXTENSION.test(path);
}

function packagesFor(platform, npm, postgres, parts) {
  const installed = filesBelow(join(productionPackages(platform, npm), 'node_modules')).filter(
    ([path]) => parts.postgres === undefined || !path.startsWith(`${postgres}/`),
  );
  const other = parts.postgres === undefined ? [] : fetchPackage(parts.postgres);
  return [...installed, ...other.map(([path, file]) => [`${postgres}/${path}`, file])]
    .filter(([path]) => !NEEDLESS.test(path) && !NEEDLESS_TEXT.test(path) && !NEEDLESS_FOLDERS.test(path))
    .filter(([path]) => isNeededOfPostgres(path) && !NEEDLESS_PACKAGES.test(path))
    .map(([path, file]) => [path, { ...file, mode: /native\/bin\/[^/.]+(\.exe)?$/.test(path) ? 0o755 : 0o644 }]);
}
