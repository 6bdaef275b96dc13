import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRegistration } from './registration.ts';

const NOW = Date.UTC(2024, 8, 27, 8);
const FORM = {
  email: 'Anna.Muster@Bluewin.ch',
  firstName: ' Anna  Katharina ',
  lastName: "D'Angelo-Müller",
  street: 'Bahnhofstrasse',
  houseNumber: '12a',
  postcode: '8001',
  town: 'Zürich',
  born: '1956-03-04',
};
const read = (change: Record<string, unknown>) => readRegistration({ ...FORM, ...change }, NOW);
const refused = (change: Record<string, unknown>) => {
  const result = read(change);
  return result.ok ? [] : result.refusal.fields.map(({ field, code }) => `${field}: ${code}`);
};

test('SSC 3 e-mail, names, street, number, postcode and town are read and tidied', () => {
  expect(read({})).toEqual({
    ok: true,
    value: { ...FORM, email: 'anna.muster@bluewin.ch', firstName: 'Anna Katharina', country: 'CH' },
  });
});

describe('SSC 3 every field is checked and every mistake named', () => {
  test.each<[Record<string, unknown>, string[]]>([
    [{ email: '' }, ['email: required']],
    [{ email: undefined }, ['email: required']],
    [{ email: 'anna' }, ['email: not-an-email']],
    [{ email: 'anna@host' }, ['email: not-an-email']],
    [{ email: 'a@b@c.ch' }, ['email: not-an-email']],
    [{ email: 'anna muster@bluewin.ch' }, ['email: not-an-email']],
    [{ email: `${'a'.repeat(250)}@x.ch` }, ['email: too-long']],
    [{ email: 'anna@bluewin.ch\r\nBcc: all@x.ch' }, ['email: not-an-email']],
    [{ firstName: 'A'.repeat(81) }, ['firstName: too-long']],
    [{ firstName: 'x'.repeat(1_000_000) }, ['firstName: too-long']],
    [{ firstName: 'Anna\u200b' }, ['firstName: forbidden-characters']],
    [{ lastName: '\u202eretsuM' }, ['lastName: forbidden-characters']],
    [{ lastName: 'Mus\u0000ter' }, ['lastName: forbidden-characters']],
    [{ lastName: 'Muster\ud800' }, ['lastName: forbidden-characters']],
    [{ lastName: '<script>' }, ['lastName: not-a-name']],
    [{ lastName: 'Muster 2' }, ['lastName: not-a-name']],
    [{ firstName: 17 }, ['firstName: not-text']],
    [{ firstName: { toString: 'x' } }, ['firstName: not-text']],
    [{ firstName: '   ' }, ['firstName: required']],
    [{ street: '12' }, ['street: not-a-name']],
    [{ houseNumber: 'zwölf' }, ['houseNumber: not-a-house-number']],
    [{ postcode: '800' }, ['postcode: abroad']],
    [{ postcode: '79098' }, ['postcode: abroad']],
    [{ postcode: '0999' }, ['postcode: abroad']],
    [{ postcode: '9999' }, ['postcode: abroad']],
    [{ postcode: '8238' }, ['postcode: abroad']],
    [{ postcode: '6911' }, ['postcode: abroad']],
    [{ postcode: 'Zürich' }, ['postcode: not-a-postcode']],
    [{ country: 'DE' }, ['country: abroad']],
    [{ born: '1956-02-30' }, ['born: not-a-day']],
    [{ born: '04.03.1956' }, ['born: not-a-day']],
    [{ born: '1856-03-04' }, ['born: not-a-day']],
    [{ born: '2025-01-01' }, ['born: not-a-day']],
    [{ born: '2006-09-28' }, ['born: under-age']],
    [{ born: 'x', email: 'x', town: '' }, ['email: not-an-email', 'town: required', 'born: not-a-day']],
  ])('%o → %o', (change, expected) => {
    expect(refused(change)).toEqual(expected);
  });
});

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [{ postcode: 'CH-8001' }, { postcode: '8001' }],
  [
    { postcode: 'FL-9490', town: 'Vaduz' },
    { postcode: '9490', country: 'LI' },
  ],
  [{ houseNumber: 's. n.' }, { houseNumber: 's. n.' }],
  [{ houseNumber: '12/14' }, { houseNumber: '12/14' }],
  [{ firstName: 'Ａnna' }, { firstName: 'Anna' }],
  [{ firstName: 'Zoe\u0308' }, { firstName: 'Zoë' }],
  [{ lastName: 'von Däniken-St. John' }, { lastName: 'von Däniken-St. John' }],
  [{ lastName: 'Нови' }, { lastName: 'Нови' }],
  [{ born: '2006-09-27' }, { born: '2006-09-27' }],
])('SSC 3 accepted: %o', (change, expected) => {
  expect(read(change)).toMatchObject({ ok: true, value: expected });
});

test('SSC 3 the day of the 18th birthday counts on a Zurich clock', () => {
  const eve = Date.UTC(2024, 8, 26, 21, 59, 59, 999); // 23:59:59.999 in Zurich
  const born = '2006-09-27';
  expect(readRegistration({ ...FORM, born }, eve).ok).toBe(false);
  expect(readRegistration({ ...FORM, born }, eve + 1).ok).toBe(true);
});

test('any form at all gets an answer, and what is accepted is clean', () => {
  const anything = fc.record(Object.fromEntries(Object.keys(FORM).map((key) => [key, fc.anything()])));
  fc.assert(
    fc.property(anything, (form) => {
      expect(readRegistration(form, NOW).ok).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const result = read({ town: text });
      if (result.ok) expect(result.value.town).not.toMatch(/\p{C}|^\s|\s$/u);
    }),
  );
});
