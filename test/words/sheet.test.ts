import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, SPOKEN, stems } from './catalogues.ts';
import { apply, sheet } from './sheet.ts';
import { type Correction, textsIn } from './texts.ts';

/** A copy of the catalogues, to be corrected. */
const folder = mkdtempSync(join(tmpdir(), 'gschobe-words-'));
for (const stem of stems())
  for (const spoken of SPOKEN) {
    mkdirSync(dirname(join(folder, `${stem}.${spoken}.ts`)), { recursive: true });
    cpSync(join(root, `${stem}.${spoken}.ts`), join(folder, `${stem}.${spoken}.ts`));
  }
afterAll(() => rmSync(folder, { recursive: true }));

const load = (path: string) => import(join(root, path));
const FILE = 'src/web/schieber/words.fr.ts';
const read = () => readFileSync(join(folder, FILE), 'utf8');

/** What the page would save for every text of its areas, as they are. */
function rowsOf(page: string): readonly Correction[] {
  const area = /<textarea rows="2" data-file="([^"]*)" data-key="([^"]*)" data-at="(\d+)" data-was="([^"]*)">/g;
  const plain = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return [...page.matchAll(area)].map(([, file = '', key = '', at = '', was = '']) => {
    const text = plain(was);
    return { file, key: plain(key), at: Number(at), was: text, better: text };
  });
}

test('the sheet holds every text of every catalogue, and taken back unchanged it changes nothing', async () => {
  for (const spoken of SPOKEN) {
    const rows = rowsOf(await sheet(spoken, load));
    const texts = stems().flatMap((stem) => {
      const file = `${stem}.${spoken}.ts`;
      return textsIn(file, readFileSync(join(root, file), 'utf8')).map(({ text }) => text);
    });
    expect(rows.map(({ was }) => was)).toEqual(texts);
    expect(rows.length).toBeGreaterThan(1500);
    expect(new Set(apply({ corrections: rows }, folder).map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  }
});

test('a correction goes into the catalogue and comes out on the next sheet, unseen spaces included', async () => {
  const rows = rowsOf(await sheet('fr', load)).filter(({ file }) => file === FILE);
  const changed = rows.slice(0, 40).map((row) => ({ ...row, better: `${row.was}\u202f!` }));
  expect(new Set(apply({ corrections: changed }, folder).map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
  const texts = textsIn(FILE, read());
  for (const { key, at, better } of changed)
    expect(texts.find((text) => text.key === key && text.at === at)?.text).toBe(better);
  expect(read()).toContain('Table\\u202F!'); // a space nobody sees is written as an escape
  const back = changed.map((row) => ({ ...row, was: row.better, better: row.was }));
  expect(new Set(apply({ corrections: back }, folder).map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
  expect(textsIn(FILE, read()).map(({ text }) => text)).toEqual(rows.map(({ was }) => was));
});

test('a text that changed meanwhile, one that lost a fact and a file that is no catalogue are not touched', () => {
  const before = read();
  const withFact = textsIn(FILE, before).find(({ text }) => text.includes('$'))!;
  const [first] = textsIn(FILE, before);
  const at = (text: typeof withFact, was: string, better: string, file = FILE) => ({
    file,
    key: text.key,
    at: text.at,
    was,
    better,
  });
  const outcomes = apply(
    {
      corrections: [
        at(first!, 'Ce texte n’est plus là', 'Autre'),
        at(withFact, withFact.text, 'Sans rien'),
        at(first!, first!.text, 'Autre', '../package.json'),
      ],
    },
    folder,
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['moved', 'facts', 'moved']);
  expect(read()).toBe(before);
});
