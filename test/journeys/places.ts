/** Where a person may sit: the window that is left once the browser has drawn its bars, and how large the text is. */
export interface Place {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Size of the text against the usual one. WCAG 1.4.4 asks for 2. */
  readonly text: 1 | 2;
}

/** A phone on its side or text at 200 %: there the main action may lie further down. */
export const hasRoom = ({ height, text }: Place): boolean => height > 500 && text === 1;

/** Both together: there even the first thing of a page may. */
export const isTight = ({ height, text }: Place): boolean => height <= 500 && text === 2;

const place = (name: string, width: number, height: number, text: 1 | 2 = 1): Place => ({ name, width, height, text });

export const PLACES: readonly Place[] = [
  place('phone', 390, 664), // iPhone 14 in Safari
  place('small phone', 375, 553), // iPhone SE in Safari
  place('Android phone', 360, 616), // the most common size
  place('oldest phone', 320, 568), // WCAG 1.4.10
  place('phone on its side', 844, 340),
  place('small phone on its side', 667, 331),
  place('tablet', 768, 1024),
  place('desktop', 1440, 900),
  place('small desktop', 1024, 768),
  place('phone, large text', 390, 664, 2), // WCAG 1.4.4
  place('desktop, large text', 1440, 900, 2),
  place('phone on its side, large text', 667, 331, 2),
];

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a story is told: where, in which language, by day or in the dark. */
export interface Telling {
  readonly place: Place;
  readonly language: Language;
  readonly dark: boolean;
}

export const isShort = process.env['JOURNEYS'] !== 'all';

/** Some of the places or languages, for whoever looks at one of them: `PLACES='phone;tablet'`, `SPOKEN=fr`. */
const wanted = process.env['PLACES']?.split(';');
const spoken = process.env['SPOKEN'];

const isTold = ({ place, language, dark }: Telling): boolean =>
  isShort
    ? language === 'de' && (place.name === 'desktop' ? dark : place.name === 'phone' && !dark)
    : (!wanted || wanted.includes(place.name)) && (!spoken || spoken === language);

/** Two places in German for `npm test`; every place in every language, by day and in the dark, for `npm run long journeys`. */
export const EVERY_TELLING: readonly Telling[] = PLACES.flatMap((place) =>
  LANGUAGES.flatMap((language) => [false, true].map((dark) => ({ place, language, dark }))),
).filter(isTold);

/** Every place once, languages, day and dark in turns: enough for a story in which they play no part. */
export const TELLINGS: readonly Telling[] = EVERY_TELLING.filter(({ place, language, dark }) => {
  const turn = PLACES.indexOf(place);
  return isShort || (LANGUAGES.indexOf(language) === turn % LANGUAGES.length && dark === (turn % 3 === 0));
});

/** In `npm test` a story is told once: half of them on the phone, half on the desktop. */
export const tellingsOf = (promise: string): readonly Telling[] =>
  isShort ? EVERY_TELLING.filter((_, turn) => turn === promise.length % EVERY_TELLING.length) : TELLINGS;

/**
 * The fonts in which a page is looked at: ours, and in `npm test` on the phone one that is wider and higher;
 * `LETTERS='DejaVu Sans'` for another one everywhere.
 */
export const lettersAt = ({ place }: Telling): readonly (string | undefined)[] =>
  isShort && place.name === 'phone' ? [undefined, 'Noto Sans'] : [process.env['LETTERS']];

/** For what is dear and the same everywhere: in `npm test` on the phone only. */
export const ON_A_PHONE: readonly Telling[] = isShort ? EVERY_TELLING.slice(0, 1) : TELLINGS;

/**
 * How a page is looked at that was opened for this telling: at every place with the same size of text, by day and in the
 * dark; for `npm test` on the phone and on the desktop. Only the first look costs a visit.
 */
export const looksFrom = ({ place, language }: Telling): readonly Telling[] =>
  isShort
    ? EVERY_TELLING
    : EVERY_TELLING.filter((other) => other.language === language && other.place.text === place.text);

/** The tellings that open a page: each language once, with text of either size. */
export const OPENINGS: readonly Telling[] = isShort
  ? EVERY_TELLING.slice(0, 1)
  : LANGUAGES.flatMap((language) =>
      ([1, 2] as const).flatMap(
        (text) => EVERY_TELLING.find((one) => one.language === language && one.place.text === text && !one.dark) ?? [],
      ),
    );
