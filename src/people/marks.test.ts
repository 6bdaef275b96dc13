import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HangingOn, MARK_KINDS, type MarkKind, type Met, markTexts, recognise } from './marks.ts';
import type { PersonalData } from './registration.ts';

const ANNA: PersonalData = {
  ...{ email: 'anna.mueller+jass@gmail.com', firstName: 'Anna', lastName: 'Müller', street: 'Bahnhofstr.' },
  ...{ houseNumber: '12 A', postcode: '8001', town: 'Zürich', country: 'CH', born: '1980-05-05' },
};

test('SSC 1 umlauts, dots, plus-tags and short street names make no other person', () => {
  const again = {
    email: 'annamueller@googlemail.com',
    lastName: 'MUELLER',
    street: 'Bahnhofstrasse',
    houseNumber: '12a',
  };
  expect(markTexts({ ...ANNA, ...again })).toEqual(markTexts(ANNA));
});

const met = (kind: MarkKind, person: string, what: HangingOn = 'edition', isHere = false): Met => ({
  ...{ kind, person, what, until: 100, isHere },
});

test.each([
  ['name and birthday: the same person', [met('birth', 'a')], ['a'], []],
  ['a mailbox alone is looked at', [met('mailbox', 'a')], [], ['a']],
  ['one name in one house, born in one year: looked at', [met('home', 'a')], [], ['a']],
  ['a letter of the name changed: looked at', [met('given', 'a'), met('family', 'a')], [], ['a']],
  ['all three: the same person', [met('birth', 'a'), met('mailbox', 'a'), met('home', 'a')], ['a'], []],
  ['somebody who is here had these data once: looked at', [met('birth', 'a', 'edition', true)], [], ['a']],
])('SSC 1 %s', (_name, found, formers, suspects) => {
  expect(recognise(found, 50)).toEqual({ formers, suspects, isExcluded: false });
});

test('SSC 8.01 only the same person is turned away for an exclusion; a shared mailbox is looked at', () => {
  expect(recognise([met('birth', 'a', 'exclusion')], 50).isExcluded).toBe(true);
  expect(recognise([met('mailbox', 'a', 'exclusion')], 50)).toMatchObject({ isExcluded: false, suspects: ['a'] });
});

test('a mark says nothing from its day on, and nobody is both a former self and a suspect', () => {
  const marks = fc.record({
    kind: fc.constantFrom(...MARK_KINDS),
    person: fc.constantFrom('a', 'b', 'c'),
    what: fc.constantFrom<HangingOn>('edition', 'exclusion', 'money'),
    until: fc.integer({ min: 0, max: 100 }),
    isHere: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(marks), fc.integer({ min: 0, max: 101 }), (found, now) => {
      const { formers, suspects } = recognise(found, now);
      expect(formers.filter((person) => suspects.includes(person))).toEqual([]);
      const holding = found.filter(({ until }) => now < until).map(({ person }) => person);
      expect(new Set([...formers, ...suspects])).toEqual(new Set(holding));
    }),
  );
});
