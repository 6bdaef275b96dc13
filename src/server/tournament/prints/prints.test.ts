import { expect, test } from 'vitest';
import { simulateEvening } from '../../../../test/evening.sim.ts';
import { readQr } from '../../../../test/hall/qr.ts';
import { sheetKey } from '../../../tournament/evening/board.ts';
import { EBH, SSC } from '../../../tournament/regulation.ts';
import { PRINTS } from '../../../tournament/wire.ts';
import { accentPath } from '../../prints/accents.ts';
import { paperName, printable, spelled } from '../../prints/letters.ts';
import { thousands } from '../../prints/paper.ts';
import { readPdf as read, streamsOf } from '../../testing/pdf.ts';
import type { ServerBoard } from '../boards.ts';
import { keyFor, readTypedKey, typedKeyFor } from '../keys.ts';
import { LANGUAGES } from '../words.ts';
import { print } from './print.ts';

function boardOf(players: number, regulation = SSC): ServerBoard {
  const { evening, sheets } = simulateEvening(`prints ${players}`, players, regulation).state;
  return {
    id: 'abcdefgh',
    revision: 1,
    moved: null,
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

/** The codes of a file, page by page, from the black rectangles that are drawn. */
function codesOn(file: Buffer): string[] {
  return streamsOf(file).flatMap((stream) => {
    const boxes = [...stream.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\b/g)].map((each) =>
      each.slice(1).map(Number),
    ) as [number, number, number, number][];
    const rows = boxes.filter(([, , width, height]) => height > 0 && height < 5 && width < 80);
    if (rows.length < 100) return [];
    const side = rows[0]![3] - 0.02;
    const [left, top] = [rows[0]![0], rows[0]![1]];
    const size = Math.round(Math.max(...rows.map(([x, , width]) => x + width - 0.02 - left)) / side);
    const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    for (const [x, y, width] of rows) {
      const row = Math.round((y - top) / side);
      if (row < 0 || row >= size) continue;
      const from = Math.round((x - left) / side);
      for (let k = 0; k < Math.round(width / side); k++) dark[row]![from + k] = true;
    }
    return [readQr(dark)];
  });
}

const ssc = boardOf(16);
const options = { passe: 1, blank: undefined, language: 'de', address: 'http://192.168.1.20:8080' } as const;

test('SSC 7.05(1), EBH 2: a Jass sheet for every table, with names, numbers and 1’884', async () => {
  const { pages, text } = read((await print(ssc, { ...options, what: 'sheets' }))!);
  expect(pages).toBe(ssc.evening.passen[0]!.seating.tables.length);
  expect(text).toContain('Jasszettel');
  expect(text).toContain('mindestens drei Karten'); // SSC 7.05 (3), EBH 3
  expect(text).toContain('1\u2019884'.replace('\u2019', '\x92'));
  expect(text).toMatch(/K\xe4thi Nr\d+/);
});

test('SSC 7.05(1), EBH 2: a long name stands whole on the Jass sheet, on two lines', async () => {
  const board = boardOf(8, EBH);
  const person = { town: 'Stans', yearOfBirth: null };
  const people = new Map(
    [...board.people.keys()].map((number) => [number, { ...person, name: 'Maria-Magdalena Oberholzer-Zgraggen' }]),
  );
  const { text } = read((await print({ ...board, people }, { ...options, what: 'sheets' }))!);
  expect(text).toContain('Maria-Magdalena\nOberholzer-Zgraggen');
});

test('SSC 7.04 the sheets of the final table are called F 1 to F 3', async () => {
  for (const final of [1, 2, 3]) {
    const { text } = read((await print(ssc, { ...options, what: 'sheets', passe: 5 + final }))!);
    expect(text).toContain(`F ${final}`);
  }
});

test('SSC 7.03, EBH 7: a personal sheet for everybody; who may write on it is said', async () => {
  const mine = read((await print(ssc, { ...options, what: 'personal' }))!);
  expect(mine.text).toContain('Standblatt');
  expect(mine.text).toContain('tr\xe4gt der Kontrolleur ein');
  const ebh = read((await print(boardOf(8, EBH), { ...options, what: 'personal' }))!);
  expect(ebh.pages).toBeGreaterThanOrEqual(7);
  expect(ebh.text).toContain('selber ausrechnen, pr\xfcfen lassen');
});

test('EBH 9 taking part means accepting the regulation: it stands on every personal sheet', async () => {
  for (const regulation of [EBH, SSC])
    expect(read((await print(boardOf(8, regulation), { ...options, what: 'personal' }))!).text).toContain(
      'Der Rechtsweg ist ausgeschlossen',
    );
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

test('letters the fonts do not know are plain ones with their accent drawn, and thousands get their sign', () => {
  expect(printable('Đorđe Petrović, Łukasz, Müller, Çelik')).toBe('Dorde Petrovic, Lukasz, Müller, Çelik');
  expect(spelled('Đorđević').marks).toEqual([
    { at: 0, mark: 'bar' },
    { at: 3, mark: 'bar' },
    { at: 7, mark: 'acute' },
  ]);
  expect(spelled('Şahin').marks).toEqual([{ at: 0, mark: 'cedilla' }]);
  expect(spelled('Novák Müller Šimon').marks).toEqual([]); // the fonts have them
  expect(spelled('Kovač, Ťuk, Gđ, Ő, Ă, Ą, Ż').marks.map(({ mark }) => mark)).toEqual([
    ...['caron', 'caron', 'bar', 'double-acute', 'breve', 'ogonek', 'dot'],
  ]);
  expect(['Петър Иванов', 'Ελένη', '小龍 Hürlimann', '李', 'Jiří'].map((name) => printable(paperName(name)))).toEqual([
    ...['Petar Ivanov', 'Eleni', 'Hürlimann', '', 'Jirí'],
  ]);
  expect([0, 157, 1884, 12_345].map(thousands)).toEqual(['0', '157', '1’884', '12’345']);
});

test('every accent is a path inside the line, above or below its letter', () => {
  const glyph = { letter: 'c', x: 100, width: 5, baseline: 200, size: 10 };
  for (const { mark } of spelled('ćčĉăāċőđłşąňůțġ').marks) {
    const numbers = accentPath(glyph, mark)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number);
    numbers.forEach((n, i) => {
      const [from, to] = i % 2 === 0 ? [97, 108] : [190, 203];
      expect(n, `${mark} ${n}`).toBeGreaterThan(from!);
      expect(n, `${mark} ${n}`).toBeLessThan(to!);
    });
  }
});

test('a name without any letter for paper is printed with its number', async () => {
  const board = { ...ssc, people: new Map([...ssc.people].map(([n, details]) => [n, { ...details, name: '李小龍' }])) };
  const { text } = read((await print(board, { ...options, what: 'sheets' }))!);
  expect(text).toMatch(/Nr\. \d+/);
  expect(text.replaceAll('157?', '')).not.toContain('?');
});

test('where no camera reads a code it is typed: on every sign and every personal sheet', async () => {
  for (const [what, kind] of [['tables', 't'] as const, ['personal', 'p'] as const]) {
    const { text } = read((await print(ssc, { ...options, what }))!);
    expect(text).toContain('192.168.1.20:8080/code');
    expect(text).toContain(typedKeyFor(ssc.secret, kind, 1));
    expect(readTypedKey(ssc.secret, typedKeyFor(ssc.secret, kind, 1))).toEqual({ kind, number: 1 });
  }
});

test('EBH 7, SSC 7.03: the code printed on every Jass sheet leads to its table, read module by module from the page', async () => {
  const file = (await print(ssc, { ...options, what: 'sheets' }))!;
  const tables = ssc.evening.passen[0]!.seating.tables;
  expect(codesOn(file)).toHaveLength(tables.length);
  codesOn(file).forEach((code, index) => {
    const table = tables[index]!.table;
    expect(code).toBe(`${options.address}/t/${ssc.id}/-#${keyFor(ssc.secret, 't', table)}`);
  });
  const personal = codesOn((await print(ssc, { ...options, what: 'personal' }))!);
  expect(personal[0]).toMatch(/#p1-[\w-]{16}$/);
  const signs = codesOn((await print(ssc, { ...options, what: 'tables' }))!);
  expect(signs[0]).toBe(`${options.address}/t/${ssc.id}/-#${keyFor(ssc.secret, 't', 1)}`);
});
