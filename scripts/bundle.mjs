// `npm run bundle [platform …] [--parts wine]`: dist/bundle/gschobe-VERSION-PLATFORM.zip, one JSON line each.
// Without a platform: all of them. Made anywhere for any platform; the same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contents } from './bundle/contents.mjs';
import { OLDER_PARTS, PLATFORMS } from './bundle/platforms.mjs';
import { zip } from './bundle/zip.mjs';
import { build, install, root } from './ready.mjs';

const { values, positionals } = parseArgs({ options: { parts: { type: 'string' } }, allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : Object.keys(PLATFORMS);
const unknown = wanted.find((platform) => !Object.hasOwn(PLATFORMS, platform));
if (unknown !== undefined || (values.parts !== undefined && values.parts !== 'wine')) {
  console.error(`usage: npm run bundle [${Object.keys(PLATFORMS).join(' | ')}] [--parts wine]`);
  process.exit(2);
}
install();
build();
const { compressAll } = await import('../dist/src/server/http/pages.js');
await compressAll(join(root, 'dist/web'));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const date = Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));
mkdirSync(join(root, 'dist/bundle'), { recursive: true });
for (const platform of wanted) {
  const parts = values.parts === undefined ? {} : (OLDER_PARTS[platform] ?? {});
  const ending = values.parts === undefined ? '' : `-${values.parts}`;
  const file = join(root, 'dist/bundle', `gschobe-${version}-${platform}${ending}.zip`);
  const hash = createHash('sha256');
  const target = openSync(file, 'w');
  let bytes = 0;
  for (const piece of zip(contents(platform, PLATFORMS[platform], parts), date)) {
    hash.update(piece);
    bytes += piece.length;
    for (let at = 0; at < piece.length; ) at += writeSync(target, piece, at);
  }
  closeSync(target);
  const megabytes = Math.round(bytes / 1e5) / 10;
  console.log(JSON.stringify({ platform, file, megabytes, sha256: hash.digest('hex') }));
}
