import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { simulateEvening } from '../../../../test/evening.sim.ts';
import { sheetKey } from '../../../tournament/board.ts';
import { EBH, SSC } from '../../../tournament/regulation.ts';
import type { ServerBoard } from '../boards.ts';
import { PRINTS, print } from '../print.routes.ts';
import { LANGUAGES } from '../words.ts';
import { printable, thousands } from './paper.ts';

function boardOf(players: number, regulation = SSC): ServerBoard {
  const { evening, sheets } = simulateEvening(`prints ${players}`, players, regulation).state;
  return {
    id: 'abcdefgh',
    revision: 1,
    evening,
    sheets: new Map(sheets.map((sheet) => [sheetKey(sheet.passe, sheet.table), { sheet, version: 1 }])),
    people: new Map(
      Object.keys(evening.players).map((n) => [Number(n), { name: `Käthi Nr${n}`, town: 'Zürich', yearOfBirth: null }]),
    ),
    secret: Buffer.alloc(32, 7),
    owner: 'person:1',
    staff: new Map(),
  };
}

/** What a reader of the PDF sees: its pages and the words on them. */
function read(file: Buffer): { pages: number; text: string } {
  const raw = file.toString('latin1');
  const pages = raw.match(/\/Type \/Page\b/g)?.length ?? 0;
  let text = '';
  for (const [, start] of [...raw.matchAll(/stream\r?\n/g)].map((m) => [m, m.index + m[0].length] as const)) {
    const end = raw.indexOf('endstream', start);
    try {
      text += inflateSync(file.subarray(start, end)).toString('latin1');
    } catch {
      // not a compressed stream
    }
  }
  const words = [...text.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)].map(([, parts]) =>
    [...parts!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
  );
  return { pages, text: words.join('\n') };
}

const ssc = boardOf(16);
const options = { passe: 1, blank: undefined, language: 'de', address: 'http://192.168.1.20:8080' } as const;

test('SSC 7.05(1), EBH 2: a Jass sheet for every table, with names, numbers and 1’884', async () => {
  const { pages, text } = read((await print(ssc, { ...options, what: 'sheets' }))!);
  expect(pages).toBe(ssc.evening.passen[0]!.seating.tables.length);
  expect(text).toContain('Jasszettel');
  expect(text).toContain('1\u2019884'.replace('\u2019', '\x92'));
  expect(text).toMatch(/K\xe4thi Nr\d+/);
});

test('SSC 7.03, EBH 7: a personal sheet for everybody; who may write on it is said', async () => {
  const mine = read((await print(ssc, { ...options, what: 'personal' }))!);
  expect(mine.text).toContain('Standblatt');
  expect(mine.text).toContain('tr\xe4gt der Kontrolleur ein');
  const ebh = read((await print(boardOf(8, EBH), { ...options, what: 'personal' }))!);
  expect(ebh.pages).toBeGreaterThanOrEqual(7);
  expect(ebh.text).toContain('selber ausrechnen, pr\xfcfen lassen');
});

test('every print exists in four languages, filled and blank, and is not empty', async () => {
  for (const language of LANGUAGES)
    for (const what of PRINTS)
      for (const blank of [undefined, 2]) {
        const file = await print(ssc, { ...options, what, blank, language });
        const { pages, text } = read(file!);
        expect(pages, `${language} ${what}`).toBeGreaterThan(0);
        expect(text.length).toBeGreaterThan(20);
        if (blank && what === 'sheets') expect(pages).toBe(2);
      }
});

test('a Passe that was not drawn cannot be printed', async () => {
  expect(await print(ssc, { ...options, passe: 50, what: 'sheets' })).toBeUndefined();
});

test('letters the fonts do not know become plain ones, and thousands get their sign', () => {
  expect(printable('Đorđe Petrović, Łukasz, Müller, Çelik')).toBe('Dorde Petrovic, Lukasz, Müller, Çelik');
  expect([0, 157, 1884, 12_345].map(thousands)).toEqual(['0', '157', '1’884', '12’345']);
});
