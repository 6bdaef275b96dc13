import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GLOSSARY, type Spoken } from '../../src/words/glossary.ts';
import { audienceOf, filesBelow, type Load, root, SPOKEN, stems, wordsOfStem } from './catalogues.ts';
import { renderings } from './rendered.ts';
import { type Correction, corrected, type Outcome, textsIn, tidied } from './texts.ts';

/** One page a language: every text with the screen it stands on, to be read, corrected and signed by a native speaker. */
export async function sheet(spoken: Spoken, load: Load): Promise<string> {
  const parts = await Promise.all(stems().map((stem) => part(stem, spoken, load)));
  const glossary = GLOSSARY.map(
    (row) => `<tr><td>${html(row.de)}<td>${html(row[spoken])}<td>${row.source === 'guess' ? 'guess' : ''}`,
  );
  return `<!doctype html><html lang="${spoken}-CH"><meta charset="utf-8"><title>Gschobe: ${spoken}</title>
<style>body{font:16px/1.5 system-ui;max-width:70em;margin:2em auto;padding:0 1em}td{vertical-align:top;padding:.3em .6em;border-top:1px solid #ccc}
textarea{width:28em;font:inherit}small{color:#666}header{position:sticky;top:0;background:#fff;padding:.5em 0}</style>
<header><label>Name <input id="reader"></label> <button id="save">Save corrections</button> <output id="count"></output></header>
<h1>Glossary</h1><table>${glossary.join('\n')}</table>
${parts.join('\n')}
<script>${PAGE}</script></html>
`;
}

/** In the page: what was changed is saved as a file for \`npm run words -- --apply\`. */
const PAGE = `const all=[...document.querySelectorAll('textarea')];
const changed=()=>all.filter(t=>t.value!==t.dataset.was).map(t=>({file:t.dataset.file,key:t.dataset.key,at:+t.dataset.at,was:t.dataset.was,better:t.value}));
document.addEventListener('input',()=>{document.getElementById('count').textContent=changed().length});
document.getElementById('save').onclick=()=>{const a=document.createElement('a');
a.href=URL.createObjectURL(new Blob([JSON.stringify({reader:document.getElementById('reader').value,language:document.documentElement.lang,corrections:changed()},null,1)],{type:'application/json'}));
a.download='words.json';a.click()};`;

async function part(stem: string, spoken: Spoken, load: Load): Promise<string> {
  const file = `${stem}.${spoken}.ts`;
  const german = new Map(
    textsIn(`${stem}.de.ts`, read(`${stem}.de.ts`)).map((text) => [`${text.key}/${text.at}`, text.text]),
  );
  const words = new Map(
    (await wordsOfStem(stem, load)).filter(({ language }) => language === spoken).map((word) => [word.key, word]),
  );
  const places = placesOf(stem);
  const rows = textsIn(file, read(file)).map(({ key, at, text }) => {
    const word = words.get(key);
    const examples =
      typeof word?.value === 'function' ? renderings(word).map((each) => `<br><small>${html(each)}</small>`) : [];
    return `<tr><td>${html(german.get(`${key}/${at}`) ?? '')}<td><textarea rows="2" data-file="${file}" data-key="${html(key)}" data-at="${at}" data-was="${html(text)}">${html(text)}</textarea>${examples.join('')}<td><small>${html(places(key))}</small>`;
  });
  return `<h2>${html(stem.replace('src/', ''))}</h2><table>${rows.join('\n')}</table>`;
}

/** Which parts of a screen use a text: the files beside the catalogue that name its key. */
function placesOf(stem: string): (key: string) => string {
  const beside = filesBelow(dirname(stem)).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|de|fr|it|en)\./.test(path),
  );
  const named = beside.map((path) => ({
    name: basename(path).replace(/\.tsx?$/, ''),
    keys: new Set([...read(path).matchAll(/\.(\w+)/g)].map(([, key]) => key)),
  }));
  return (key) => named.flatMap(({ name, keys }) => (keys.has(key.split('.')[0]) ? [name] : [])).join(', ');
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Returned {
  readonly corrections: readonly Correction[];
}

/** Takes a corrected sheet back. Answers what became of each correction; nothing else is touched. */
export function apply(
  returned: Returned,
  folder: string = root,
): readonly { readonly correction: Correction; readonly outcome: Outcome }[] {
  return returned.corrections.map((correction) => {
    const path = join(folder, correction.file);
    if (!/^src\/[\w/]+\.(de|fr|it|en)\.ts$/.test(correction.file) || !existsSync(path))
      return { correction, outcome: 'moved' as const };
    const { source, outcome } = corrected(readFileSync(path, 'utf8'), correction);
    if (outcome === 'changed') writeFileSync(path, source);
    return { correction, outcome };
  });
}

/** Puts right in every catalogue what a program can: `npm run words -- --tidy`. Answers the files it changed. */
export function tidy(folder: string = root): readonly string[] {
  return stems().flatMap((stem) =>
    SPOKEN.flatMap((spoken) => {
      const file = `${stem}.${spoken}.ts`;
      const before = readFileSync(join(folder, file), 'utf8');
      const after = textsIn(file, before).reduce((source, { key, at, text }) => {
        const better = outsideFacts(text, (part) => tidied(spoken, audienceOf(stem), part));
        return corrected(source, { file, key, at, was: text, better }).source;
      }, before);
      if (after === before) return [];
      writeFileSync(join(folder, file), after);
      return [file];
    }),
  );
}

/** Facts in braces are code and stay as they are; a sign stands in for each meanwhile. */
function outsideFacts(text: string, change: (plain: string) => string): string {
  const facts: string[] = [];
  const plain = text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (fact) => `\ue000${facts.push(fact) - 1}\ue001`);
  return change(plain).replace(/\ue000(\d+)\ue001/g, (_, i: string) => facts[Number(i)] ?? '');
}
