import { expect, test } from 'vitest';
import { readPeople } from './peopleList.ts';

test('EBH 1 a list with headings in any order, as offices write them', () => {
  const read = readPeople([
    ['Nr.', 'Nachname', 'Vorname', 'Ort', 'Karten', 'Jahrgang'],
    ['17', 'Odermatt', 'Vreni', 'Stans', 'deutsch', '1951'],
    ['', '', '', '', '', ''],
    ['', 'Näf', '  Lydia  ', 'Herisau', 'F', '12.3.1945'],
  ]);
  expect(read).toEqual({
    ok: true,
    value: [
      {
        name: 'Vreni Odermatt',
        number: 17,
        town: 'Stans',
        cards: 'german',
        yearOfBirth: 1951,
        noPhoto: false,
        fillIn: false,
        fixedTable: null,
      },
      {
        name: 'Lydia Näf',
        number: null,
        town: 'Herisau',
        cards: 'french',
        yearOfBirth: 1945,
        noPhoto: false,
        fillIn: false,
        fixedTable: null,
      },
    ],
  });
});

test('EBH 1 a name that turns the direction of writing is taken over as it is read', () => {
  const read = readPeople([['\u202eKöbi Hürlimann\u202c']]);
  expect(read).toMatchObject({ value: [{ name: 'Köbi Hürlimann' }] });
});

test('EBH 1 a pasted list of names alone will do', () => {
  const read = readPeople([['Köbi Hürlimann'], ['Rita Amstutz', 'Luzern']]);
  expect(read.ok && read.value.map(({ name, town }) => [name, town])).toEqual([
    ['Köbi Hürlimann', ''],
    ['Rita Amstutz', 'Luzern'],
  ]);
});

test('every faulty line is named and nothing is taken over', () => {
  expect(readPeople([])).toMatchObject({ refusal: { code: 'list-empty' } });
  expect(
    readPeople([
      ['Ort', 'Karten'],
      ['Stans', 'd'],
    ]),
  ).toMatchObject({ refusal: { code: 'no-name-column' } });
  const bad = readPeople([
    ['Nr', 'Name', 'Jahrgang'],
    ['x', 'A', '1950'],
    ['3', '', '1950'],
    ['3', 'B', '19'],
    ['3', 'C', ''],
    ['4', 'D'.repeat(81), ''],
  ]);
  expect(
    bad.ok ? [] : bad.refusal.code === 'bad-lines' && bad.refusal.faults.map(({ line, why }) => [line, why]),
  ).toEqual([
    [2, 'bad-number'],
    [3, 'name-needed'],
    [4, 'number-twice'],
    [4, 'bad-year'],
    [5, 'number-twice'],
    [6, 'name-too-long'],
  ]);
});
