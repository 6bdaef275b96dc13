import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicatesTrial } from '../../test/people/trial.ts';
import { blockingKeys, type Candidate, compare, isNearDay, matches } from './duplicates.ts';
import { distance, foldedAddress, mailbox, sound } from './likeness.ts';

const VRENI: Candidate = {
  id: 'a',
  email: 'vreni.mueller@gmail.com',
  firstName: 'Verena',
  lastName: 'Müller-Meier',
  street: 'Bahnhofstrasse',
  houseNumber: '12a',
  postcode: '8001',
  town: 'Zürich',
  country: 'CH',
  born: '1956-03-04',
  devices: ['phone', 'tablet'],
};
const again = (change: Partial<Candidate>): Candidate => ({
  ...VRENI,
  ...{ id: 'b', email: 'other@bluewin.ch', devices: [] },
  ...change,
});

describe('SSC 1 one person, one account', () => {
  test.each<[string, Partial<Candidate>, string]>([
    ['written alike', {}, 'twin'],
    [
      'umlaut spelled out, hyphen dropped, street shortened',
      { lastName: 'Mueller Meier', street: 'Bahnhofstr.', houseNumber: '12 A' },
      'twin',
    ],
    ['umlaut dropped, capitals', { lastName: 'MULLER-MEIER', firstName: 'VERENA' }, 'twin'],
    ['call name', { firstName: 'Vreni' }, 'near'],
    ['moved', { street: 'Seeweg', houseNumber: '1', postcode: '3011', town: 'Bern' }, 'near'],
    ['birthday mistyped', { born: '1956-03-05' }, 'near'],
    ['day and month exchanged', { born: '1956-04-03' }, 'near'],
    ['one half of the double name', { lastName: 'Müller' }, 'near'],
    ['names in the wrong boxes', { firstName: 'Müller-Meier', lastName: 'Verena' }, 'near'],
    ['first name as an initial', { firstName: 'V.' }, 'near'],
    ['an initial of another name', { firstName: 'R.' }, 'distinct'],
    ['husband', { firstName: 'Walter', born: '1953-01-01' }, 'distinct'],
    ['twin sister', { firstName: 'Ruth' }, 'distinct'],
    ['daughter of the same name', { born: '1981-07-19' }, 'distinct'],
    ['namesake elsewhere', { street: 'Seeweg', postcode: '3011', born: '1971-11-30' }, 'distinct'],
    [
      'husband with the same mailbox and device',
      { firstName: 'Walter', born: '1953-01-01', email: 'vreni.mueller+w@gmail.com', devices: ['phone'] },
      'distinct',
    ],
    [
      'an invented birthday and address, the same mailbox',
      { born: '1981-07-19', street: 'Seeweg', postcode: '3011', email: 'vrenimueller+2@gmail.com' },
      'near',
    ],
    [
      'an invented birthday at the same address, on the same device',
      { born: '1981-07-19', devices: ['phone'] },
      'near',
    ],
    ['daughter of the same name with a device of her own', { born: '1981-07-19', devices: ['hers'] }, 'distinct'],
  ])('%s', (_, change, verdict) => {
    expect(compare(VRENI, again(change))).toBe(verdict);
  });

  test('SSC 1 comparing is symmetric, and everybody is their own twin', () => {
    const text = fc.constantFrom(
      'Müller',
      'Mueller',
      'Meier',
      'Mayr',
      'Hans',
      'Hansli',
      'Ueli',
      'Bahnhofstr.',
      'Gasse',
    );
    const born = fc.constantFrom('1956-03-04', '1956-04-03', '1956-03-05', '1990-12-31');
    const arbitrary = fc.record({ firstName: text, lastName: text, street: text, born });
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        const [left, right] = [again(a), { ...again(b), id: 'c' }];
        expect(compare(left, right)).toBe(compare(right, left));
        expect(compare(left, left)).toBe('twin');
      }),
    );
  });

  test('SSC 1 twins come before near ones', () => {
    const found = matches(VRENI, [
      again({ id: 'near', firstName: 'Vreni' }),
      again({ id: 'twin' }),
      again({ id: 'no', firstName: 'Max', born: '2000-01-01' }),
    ]);
    expect(found.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['twin', 'twin'],
      ['near', 'near'],
    ]);
  });

  test('SSC 1 a thousand made-up second accounts and a thousand other people: at least 98 in 100 found, nobody refused wrongly', () => {
    const { recall, falseHolds, falseRefusals } = duplicatesTrial('people test', 1_000);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(falseHolds).toBeLessThanOrEqual(0.005);
    expect(falseRefusals).toBe(0);
  });
});

test('a person is filed under a dozen keys, not compared with everybody', () => {
  expect(blockingKeys(VRENI).length).toBeLessThanOrEqual(12);
  expect(blockingKeys(VRENI)).toContain('born 1956-03-04');
});

test.each([
  ['1990-01-12', '1990-01-13', true],
  ['1990-01-12', '1990-12-01', true],
  ['1990-01-12', '1909-01-12', true],
  ['1990-01-12', '1991-02-12', false],
])('near days: %s and %s → %s', (a, b, near) => {
  expect(isNearDay(a, b)).toBe(near);
});

test.each([
  ['Meier', 'Mayr'],
  ['Müller', 'Mueller'],
  ['Schmidt', 'Schmid'.concat('t')],
  ['Philipp', 'Filip'],
])('%s sounds like %s', (a, b) => {
  expect(sound(a)).toBe(sound(b));
});

test.each([
  ['anna.muster+jass@gmail.com', 'annamuster@gmail.com'],
  ['Anna.Muster@googlemail.com', 'annamuster@gmail.com'],
  ['anna.muster+x@bluewin.ch', 'anna.muster@bluewin.ch'],
])('the mailbox behind %s', (email, box) => {
  expect(mailbox(email)).toBe(box);
});

test('swapped neighbours are one slip', () => {
  expect(distance('widmer', 'wdimer', 2)).toBe(1);
  expect(distance('widmer', 'huber', 2)).toBe(3);
});

test('one letterbox, however it is written', () => {
  const written = [
    ['Bahnhofstrasse', '12a'],
    ['Bahnhofstr.', '12 A'],
    ['BAHNHOF-STRASSE', '012a'],
  ].map(([street, houseNumber]) => foldedAddress({ street: street!, houseNumber: houseNumber!, postcode: '8001' }));
  expect(new Set(written).size).toBe(1);
});
