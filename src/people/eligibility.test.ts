import { describe, expect, test } from 'vitest';
import { exclusionList, obstacles, type Residence } from './eligibility.ts';
import type { Person } from './person.ts';
import { CANTONS, cantonOf, placeOf } from './postcode.ts';

const NOW = Date.UTC(2024, 9, 4, 8);
const RULES = { name: 'ssc', version: '2024-09-27' };
const ANNA: Person = {
  id: 'anna',
  via: 'email',
  registeredAt: 0,
  confirmed: true,
  rules: { ssc: '2024-09-27' },
  consents: [],
  roles: ['player'],
};
const HOME: Residence = {
  firstName: 'Anna',
  lastName: 'Müller',
  street: 'Seestrasse',
  houseNumber: '7',
  postcode: '8002',
  born: '1980-05-05',
};
const NOBODY = exclusionList([]);
const codes = (person: Person, home: Residence, now = NOW, list = NOBODY) =>
  obstacles(person, home, RULES, list, now).map(({ code }) => code);

describe('SSC 1, SSC 3 who may start a match', () => {
  test.each<[string, Partial<Person>, Partial<Residence>, string[]]>([
    ['everything in order', {}, {}, []],
    ['resident in Liechtenstein', {}, { postcode: '9490' }, []],
    ['abroad with a Swiss postcode', {}, { postcode: '8238' }, ['abroad']],
    ['seventeen', {}, { born: '2006-10-05' }, ['under-age']],
    ['eighteen today', {}, { born: '2006-10-04' }, []],
    ['e-mail not confirmed', { confirmed: false }, {}, ['email-not-confirmed']],
    ['older rules accepted', { rules: { ssc: '2023-09-01' } }, {}, ['rules-not-accepted']],
    ['held', { hold: { suspects: ['b'], since: 0 } }, {}, ['held-for-review']],
    [
      'excluded',
      { exclusion: { reason: 'lent-account', article: 'SSC 3', proposedBy: 'x', approvedBy: 'y', at: 0 } },
      {},
      ['excluded'],
    ],
    ['deleted', { deletedAt: 1 }, {}, ['person-deleted']],
    [
      'several at once',
      { confirmed: false, rules: {} },
      { born: '2010-01-01' },
      ['under-age', 'email-not-confirmed', 'rules-not-accepted'],
    ],
  ])('%s', (_, person, home, expected) => {
    expect(codes({ ...ANNA, ...person }, { ...HOME, ...home })).toEqual(expected);
  });

  test('X20 eighteen on the day of the start, by the Zurich calendar', () => {
    const born = '2006-10-05';
    const midnight = Date.UTC(2024, 9, 4, 22);
    expect(codes(ANNA, { ...HOME, born }, midnight - 1)).toEqual(['under-age']);
    expect(codes(ANNA, { ...HOME, born }, midnight)).toEqual([]);
  });
});

describe('SSC 1 employees and their households', () => {
  const list = exclusionList([
    {
      firstName: 'Anna',
      lastName: 'Mueller',
      born: '1980-05-05',
      street: 'Seestr.',
      houseNumber: '7',
      postcode: '8002',
    },
    { firstName: 'Rolf', lastName: 'Keller' },
  ]);
  test.each<[string, Partial<Residence>, string | undefined]>([
    ['the employee, spelled otherwise', { firstName: 'ANNA', lastName: 'Müller' }, 'employee'],
    ['the employee after moving', { street: 'Anderswo', postcode: '3011' }, 'employee'],
    ['the husband at the same address', { firstName: 'Max', born: '1979-01-01' }, 'household'],
    ['a namesake elsewhere', { born: '1990-01-01', street: 'Anderswo' }, undefined],
    ['a flatmate of another name', { firstName: 'Eva', lastName: 'Huber', born: '1990-01-01' }, 'address'],
    ['listed by name alone', { firstName: 'Rolf', lastName: 'Keller', street: 'Gasse' }, 'employee'],
  ])('%s', (_, change, expected) => {
    expect(list({ ...HOME, ...change })).toBe(expected);
  });

  test('another name in the same house is a matter for the office, and refused by nothing', () => {
    const flatmate = { ...HOME, firstName: 'Eva', lastName: 'Huber', born: '1990-01-01' };
    expect(obstacles(ANNA, flatmate, RULES, list, NOW)).toEqual([]);
  });
});

describe('B21 1.2 canton of residence', () => {
  test.each([
    ['8001', 'ZH'], ['3011', 'BE'], ['6003', 'LU'], ['6460', 'UR'], ['6430', 'SZ'], ['6060', 'OW'], ['6390', 'OW'],
    ['6370', 'NW'], ['8750', 'GL'], ['6300', 'ZG'], ['1700', 'FR'], ['4500', 'SO'], ['4051', 'BS'], ['4125', 'BS'],
    ['4410', 'BL'], ['8200', 'SH'], ['9100', 'AR'], ['9050', 'AI'], ['9000', 'SG'], ['7000', 'GR'], ['5000', 'AG'],
    ['8500', 'TG'], ['6900', 'TI'], ['1003', 'VD'], ['1950', 'VS'], ['2000', 'NE'], ['1201', 'GE'], ['2800', 'JU'],
    ['3186', 'FR'], ['3177', 'BE'], ['3210', 'FR'], ['3280', 'FR'], ['3282', 'BE'], ['1797', 'BE'], ['1738', 'BE'],
    ['1657', 'BE'], ['2540', 'SO'], ['2520', 'BE'], ['2525', 'NE'], ['2610', 'BE'], ['2740', 'JU'], ['2814', 'BL'],
    ['3900', 'VS'], ['3999', 'VS'], ['3792', 'BE'], ['6535', 'GR'], ['6563', 'GR'], ['6500', 'TI'], ['6574', 'TI'],
    ['6197', 'BE'], ['6083', 'BE'], ['8751', 'UR'], ['7310', 'SG'], ['7304', 'GR'], ['8640', 'SG'], ['8808', 'SZ'],
    ['9413', 'AI'], ['9470', 'SG'], ['9500', 'SG'], ['9542', 'TG'], ['9658', 'SG'], ['8867', 'GL'], ['4303', 'AG'],
  ])('%s lies in %s', (postcode, canton) => {
    expect(cantonOf(postcode)).toBe(canton);
  }); // biome-ignore format: pairs
  test('every four digits have a place or none, and all cantons occur', () => {
    const seen = new Set<string>();
    for (let code = 0; code < 10_000; code++) {
      const place = placeOf(String(code).padStart(4, '0'));
      if (place) seen.add(place.country === 'LI' ? 'LI' : place.canton);
    }
    expect([...seen].sort()).toEqual([...CANTONS, 'LI'].sort());
  });
});
