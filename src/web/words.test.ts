import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './i18n/language.ts';
import { SUBJECTS, type Subject } from './i18n/subjects.ts';

const sources = filesBelow(import.meta.dirname)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/words\.\w\w\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every word with its path: 'said.played' → the value. */
function leaves(words: unknown, path = ''): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
}

/** A number, a text, a list or an object with any fact one may ask for. */
const ANY: unknown = new Proxy(Object('2'), {
  get(two, key) {
    if (key === Symbol.toPrimitive || key === 'join') return () => '2';
    if (key === 'map') return () => ANY; // a list of facts
    const known = Reflect.get(two, key);
    return typeof known === 'function' ? known.bind(two) : (known ?? ANY);
  },
});

/** A function is tried with numbers and with words, whichever it takes. */
function text(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  return String(value(...Array.from({ length: value.length }, () => ANY)));
}

describe.each(Object.keys(SUBJECTS) as Subject[])('the words of %s', (subject) => {
  const load = (language: (typeof LANGUAGES)[number]) => SUBJECTS[subject][language]().then(({ words }) => words);

  test('stand in all four languages, none empty, none left over', async () => {
    const german = leaves(await load('de'));
    for (const language of LANGUAGES) {
      const words = leaves(await load(language));
      expect(words.map(([path]) => path).sort(), language).toEqual(german.map(([path]) => path).sort());
      for (const [path, value] of words) {
        expect(text(value).trim(), `${language} ${path}`).not.toBe('');
        expect(text(value), `${language} ${path}`).not.toContain('undefined');
        expect(typeof value, `${language} ${path}`).toBe(typeof german.find(([other]) => other === path)?.[1]);
      }
    }
  });

  test('are all used by a screen', async () => {
    const unused = Object.keys(await load('de')).filter((key) => !used.has(key));
    expect(unused).toEqual([]);
  });

  test('follow Swiss spelling: no sharp s, French quotation marks', async () => {
    const wrong = leaves(await load('de')).filter(([, value]) => /ß|„|“/.test(text(value)));
    expect(wrong).toEqual([]);
  });
});

/** Names that a screen uses: as `words.key`, taken apart (`{ key } = …`), or named as one of a list of keys. */
const used = new Set(
  [/\.([\w$]+)/g, /[{,]\s*([\w$]+)\s*(?=[,}:])/g, /'([^'\n]+)'/g, /\[.(\w+).\]/g].flatMap((named) =>
    [...sources.matchAll(named)].map(([, name = '']) => name),
  ),
);

test('a colon after a text is written by colon(), which knows the French space', () => {
  expect(sources.match(/\{words\.[^}\n]*\}: ?(?!\s*\{ )[^\n]*/g) ?? []).toEqual([]);
});
