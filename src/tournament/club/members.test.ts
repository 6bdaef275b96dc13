import { expect, test } from 'vitest';
import { completions, memberKey, namesakes } from './members.ts';
import { bySurname, nameKey } from './names.ts';

const member = (name: string, town = 'Stans', member = 1) => ({ name, town, yearOfBirth: null, member });
const CLUB = ['Vreni Odermatt', 'Kari von Ah', 'Käthi Müller', 'Lydia Näf', 'Vreni Amstutz'].map((name) =>
  member(name),
);

test('a name is the same however it is typed', () => {
  expect(nameKey('Arnold  Anna')).toBe(nameKey('anna arnold'));
  expect(nameKey('Käthi Müller')).toBe(nameKey('Mueller Kaethi'));
  expect(nameKey('René')).toBe(nameKey('Rene'));
  expect(nameKey('Anna Arnold')).not.toBe(nameKey('Anna Arnolds'));
});

test('while a name is typed, those who fit are offered, by surname', () => {
  expect(completions(CLUB, 'vr').map(({ name }) => name)).toEqual(['Vreni Amstutz', 'Vreni Odermatt']);
  expect(completions(CLUB, 'oder vre').map(({ name }) => name)).toEqual(['Vreni Odermatt']);
  expect(completions(CLUB, 'Mül').map(({ name }) => name)).toEqual(['Käthi Müller']);
  expect(completions(CLUB, '  ')).toEqual([]);
  expect(completions(CLUB, 'dermatt')).toEqual([]);
});

test('somebody of the same name on the list is found, so that nobody is entered twice unnoticed', () => {
  expect(namesakes(CLUB, 'odermatt vreni').map(({ name }) => name)).toEqual(['Vreni Odermatt']);
  expect(namesakes(CLUB, '')).toEqual([]);
});

test('two of one name in two towns are two members', () => {
  expect(memberKey(member('Vreni Odermatt', 'Stans'))).not.toBe(memberKey(member('Vreni Odermatt', 'Sarnen')));
});

test('a list is in the order of surnames', () => {
  expect(bySurname(CLUB).map(({ name }) => name)).toEqual([
    ...['Vreni Amstutz', 'Käthi Müller', 'Lydia Näf', 'Vreni Odermatt', 'Kari von Ah'],
  ]);
});
