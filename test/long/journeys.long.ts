import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, PLACES, type Place } from '../journeys/places.ts';
import { told } from './told.ts';

/** Where the screens are looked at together: each of these takes some minutes. */
const KINDS = {
  phones: ({ width, height, text }: Place) => text === 1 && width < height && width < 500,
  wide: ({ width, height, text }: Place) => text === 1 && (width > height || width >= 500),
  large: ({ text }: Place) => text === 2,
};

/** Every screen of a player in one language: at every place, by day and in the dark. WCAG 1.4.4, 1.4.10 */
const screens = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    Object.entries(KINDS).map(([kind, isOne]) => {
      const places = PLACES.filter(isOne).map(({ name }) => name);
      const env = { SPOKEN: language, PLACES: places.join(';') };
      return [`journeys.screens.${language}.${kind}`, () => told(['test/journeys/scenes'], env)];
    }),
  ),
);

/** The same with fonts that are wider and higher than ours, which some people have instead. */
const letters = Object.fromEntries(
  ['Noto Sans', 'DejaVu Sans'].flatMap((font) =>
    LANGUAGES.map((language) => [
      `journeys.letters.${font.split(' ')[0]}.${language}`,
      () => told(['test/journeys/scenes'], { SPOKEN: language, LETTERS: font }),
    ]),
  ),
);

/** What is done at the table. */
const TABLE = [
  'back',
  'declaring',
  'everybody',
  'fingerprint',
  'hint',
  'interrupted',
  'largeText',
  'menu',
  'printed',
  'rail',
  'sees',
];
/** Whole games, and what comes after a match. */
const MATCH = ['review', 'spoken', 'steady', 'takeBack', 'underway'];
const SEASON = ['dressing', 'mistakes', 'nextYear', 'seasonOffice'];
const WORDS = ['languages'];

/** Browser tests that tell more than `npm test` has time for. */
const BROWSER = ['big21', 'championship'];

const fileOf = (name: string): string => `test/journeys/${name}.test.ts`;
const others = (): readonly string[] =>
  readdirSync(join(process.cwd(), 'test/journeys'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''))
    .filter(
      (name) =>
        ![...TABLE, ...MATCH, ...SEASON, ...WORDS, 'scenes', 'handbook', 'handbookEvening', 'handbookSeason'].includes(
          name,
        ),
    );

/** In parts of some minutes each; `npm run long journeys` is all of them. */
export const checks = {
  ...screens,
  ...letters,
  'journeys.table': () => told(TABLE.map(fileOf)),
  'journeys.match': () => told(MATCH.map(fileOf)),
  'journeys.season': () => told(SEASON.map(fileOf)),
  'journeys.languages': () => told(WORDS.map(fileOf)),
  'journeys.others': () => told([...others().map(fileOf), ...BROWSER.map((name) => `test/e2e/${name}`)]),
};
