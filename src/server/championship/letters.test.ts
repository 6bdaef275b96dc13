import { expect, test } from 'vitest';
import { SSC8 } from '../../championship/template.ts';
import { zurichInstant } from '../../kit/time.ts';
import { LANGUAGES } from '../../people/person.ts';
import { render } from '../mail/letter.ts';
import { letterFor } from './letters.ts';

const LINKS = {
  home: 'https://example.ch/championship?edition=x',
  personal: 'https://example.ch/join/x',
  rules: 'https://example.ch/championship/rules?edition=x&version=3',
};
const VENUE = { hall: 'Stadthalle', address: 'Dorfplatz 1', town: 'Zug', opens: '09:00', begins: '10:30' };
const TEXT = { hash: 'x', languages: ['de'], binding: 'de', mustAccept: true, reason: 'x', at: 0 } as const;
const EDITION = { title: 'SSC', template: SSC8, venue: VENUE, regulations: [{ ...TEXT, version: 3 }] };

test.each(LANGUAGES)('SSC 7.01, SSC 7.02 the letter about a place names hall, town and times (%s)', (language) => {
  const deadline = zurichInstant('2024-11-05T00:00');
  const offered = { kind: 'placeOffered', title: 'points', points: 3500, deadline, finalDay: '2024-11-16' } as const;
  for (const message of [offered, { kind: 'placeConfirmed', finalDay: '2024-11-16' } as const]) {
    const text = letterFor(language, EDITION, message, LINKS).paragraphs.join(' ');
    for (const fact of Object.values(VENUE)) expect(text).toContain(fact);
    expect(letterFor(language, { ...EDITION, venue: null }, message, LINKS).paragraphs.join(' ')).not.toContain('Zug');
  }
});

test.each(LANGUAGES)(
  'SSC 3, SSC 8.07 the letter about the entry names the version that was accepted (%s)',
  (language) => {
    const text = letterFor(language, EDITION, { kind: 'entered' }, LINKS).paragraphs.join(' ');
    expect(text).toContain(LINKS.rules);
    expect(text).toMatch(/(Fassung|version|versione) 3/);
    const none = letterFor(language, { ...EDITION, regulations: [] }, { kind: 'entered' }, LINKS).paragraphs.join(' ');
    expect(none).not.toMatch(/(Fassung|version|versione) \d/);
  },
);

test.each(LANGUAGES)(
  'SSC 6.03 the letter about the semi-final says how many count in this edition (%s)',
  (language) => {
    const template = { ...SSC8, semiFinal: { ...SSC8.semiFinal, matches: 8, best: 4 } };
    const opens = { kind: 'semiFinalOpens', lastStart: zurichInstant('2024-10-27T23:00'), matches: 8 } as const;
    const { paragraphs } = letterFor(language, { ...EDITION, template }, opens, LINKS);
    expect(paragraphs[0]).toMatch(/8\D+4\D*$/);
  },
);

test('SSC 8.06 the letter calls the edition by its title in the reader’s language, by the German one where there is none', () => {
  const edition = { ...EDITION, title: 'Schieber 2024', titles: { fr: 'Chibre 2024', it: '' } };
  const subject = (language: (typeof LANGUAGES)[number]) =>
    JSON.stringify(letterFor(language, edition, { kind: 'entered' }, LINKS));
  expect(subject('fr')).toContain('Chibre 2024');
  expect(subject('fr')).not.toContain('Schieber 2024');
  for (const language of ['de', 'it', 'en'] as const) expect(subject(language)).toContain('Schieber 2024');
});

test('a letter has the colour of its edition on the button, readable, and no picture; without one it is as it was', () => {
  const look = (day: `#${string}`) => ({
    now: { colours: { day, dark: '#ffffff' as const }, logo: { picture: 'x', words: 'x' }, sponsors: [] },
    before: null,
  });
  const html = (edition: Parameters<typeof letterFor>[1]) =>
    render(letterFor('de', edition, { kind: 'entered' }, LINKS), 'de', 'Anna').html;
  const plain = html(EDITION);
  expect(plain).toContain('background:#14532d;color:#fff;');
  const blue = html({ ...EDITION, look: look('#0b2f8a') });
  expect(blue).toBe(plain.replace('background:#14532d;color:#fff;', 'background:#0b2f8a;color:#ffffff;'));
  expect(html({ ...EDITION, look: { now: null, before: null } })).toBe(plain);
});
