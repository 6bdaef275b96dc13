import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { language } from '../../src/web/i18n/language.ts';
import { GLOSSARY } from '../../src/words/glossary.ts';
import { root, SPOKEN, stems, type Word, wordsOfStem } from './catalogues.ts';
import { differing } from './consistent.ts';
import { SEEDED } from './faults.ts';
import { faultsIn, faultsOf, told } from './lint.ts';

const load = (path: string) => import(join(root, path));
const all: readonly Word[] = (await Promise.all(stems().map((stem) => wordsOfStem(stem, load)))).flat();

describe.each(SPOKEN)('the texts in %s', (spoken) => {
  test('are printed as in Switzerland, use no forbidden word and name no article to players', () => {
    language.value = spoken; // plurals and dates follow the page
    const faults = all.filter((word) => word.language === spoken).flatMap(faultsOf);
    expect(faults.map(told).join('\n')).toBe('');
  });
});

test('identical German has identical translations, unless it is marked', () => {
  expect(differing(all).join('\n')).toBe('');
});

test.each(SEEDED)('$spoken «$text» is found', ({ spoken, text, fault, audience }) => {
  expect(faultsIn(spoken, text, audience, 'seeded').join('; ')).toMatch(fault);
});

test('two translations of one German text are found', () => {
  const word = (file: string, language: Word['language'], value: string): Word => ({
    file: `src/${file}.${language}.ts`,
    key: 'title',
    language,
    audience: 'players',
    value,
    parameters: [],
  });
  const two = [word('a', 'de', 'Rangliste'), word('b', 'de', 'Rangliste')];
  const same = [...two, word('a', 'fr', 'Classement'), word('b', 'fr', 'classement')];
  expect(differing(same)).toEqual([]);
  expect(differing([...two, word('a', 'fr', 'Classement'), word('b', 'fr', 'Palmarès')])).toHaveLength(1);
});

test('docs/glossary.md says what the glossary says', () => {
  const file = join(root, 'docs/glossary.md');
  const rows = GLOSSARY.map(
    ({ notion, de, fr, it, en, source }) => `| ${[notion, de, fr, it, en, source].join(' | ')} |`,
  );
  const written = `# Glossary

One thing, one name: in the code, in the docs, on the screen. Suits are H D S C in the code; which faces they wear is
each player's own choice. The last column says where the French words come from; «guess» waits for a native speaker.
Written from \`src/words/glossary.ts\`; words not to be used stand in \`src/words/forbidden.ts\`.

| code | de (CH) | fr (CH) | it | en | source |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
  if (process.env['UPDATE']) writeFileSync(file, written);
  expect(readFileSync(file, 'utf8')).toBe(written);
});
