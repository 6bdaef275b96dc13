// The licences of everything inside, in one file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready.mjs';
import { fetchPackage } from './packages.mjs';
import { NODE_LICENCE } from './platforms.mjs';
import { librariesOf } from './postgresLibraries.mjs';

const LICENCE = /^(licen[cs]e|copying|notice)/i;
const here = (name) => readFileSync(join(root, 'scripts/bundle/licences', name), 'utf8').trim();

/** `packages`: the files of node_modules, as [path, { bytes }]. */
export function licences(packages) {
  const node = fetchPackage(NODE_LICENCE)
    .find(([path]) => path === 'LICENSE')[1]
    .bytes.toString('utf8');
  return [
    chapter('Gschobe', readFileSync(join(root, 'LICENSE'), 'utf8')),
    ...librariesOf(packages.map(([path]) => path)).map(({ name, texts, from }) =>
      chapter(name, [...texts.map(here), `(Text: ${from}.)`].join('\n\n')),
    ),
    ...packagesOf(packages),
    chapter('Node.js', node),
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
      return chapter(`${name} ${version}`, texts.length > 0 ? texts.join('\n\n') : stated(name, license, author));
    });
}

/** Some packages name their licence and bring no text: MIT, whose text is also ours. */
function stated(name, license, author) {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence (${license})`);
  const owner = typeof author === 'string' ? author : (author?.name ?? '');
  return `Licence: MIT. ${owner}\nThe package brings no text of it; the words stand in the first chapter.`;
}
