// The licences of everything inside, in one file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready.mjs';
import { fetchPackage } from './packages.mjs';
import { NODE_LICENCE } from './platforms.mjs';

const LICENCE = /^(licen[cs]e|copying|notice)/i;
const here = (name) => readFileSync(join(root, 'scripts/bundle/licences', name), 'utf8');

/** `packages`: the files of node_modules, as [path, { bytes }]. */
export function licences(packages) {
  const node = fetchPackage(NODE_LICENCE)
    .find(([path]) => path === 'LICENSE')[1]
    .bytes.toString('utf8');
  return [
    chapter('Gschobe', readFileSync(join(root, 'LICENSE'), 'utf8')),
    here('postgresql.txt'),
    ...packagesOf(packages),
    chapter('Node.js', node),
    chapter('Apache-2.0', here('Apache-2.0.txt')),
    chapter('LGPL-2.1', here('LGPL-2.1.txt')),
  ].join('\n\n');
}

const chapter = (title, text) => `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;

function packagesOf(files) {
  const byPath = new Map(files);
  return files
    .filter(([path]) => /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(`node_modules/${path}`))
    .map(([path, { bytes }]) => {
      const { name, version, license, author } = JSON.parse(bytes.toString('utf8'));
      const folder = path.slice(0, -'package.json'.length);
      const texts = [...byPath]
        .filter(([other]) => other.startsWith(folder) && LICENCE.test(other.slice(folder.length)))
        .map(([, file]) => file.bytes.toString('utf8').trim());
      const owner = typeof author === 'string' ? author : (author?.name ?? '');
      const stated = `Licence: ${typeof license === 'string' ? license : JSON.stringify(license)}. ${owner}`.trim();
      return chapter(`${name} ${version}`, texts.length > 0 ? texts.join('\n\n') : stated);
    });
}
