import type { Spoken } from '../../src/words/glossary.ts';
import type { Parameter, Word } from './catalogues.ts';

/** What a text is tried with: none, one, two and many; short and long names; real dates and amounts. */
interface Trial {
  readonly count: number;
  readonly name: string;
  readonly flag: boolean;
}

const LONGEST = 'Maria-Magdalena von Allmen-Zumbrunnen';
const TRIALS: readonly Trial[] = [
  { count: 0, name: LONGEST, flag: false },
  { count: 1, name: 'Anna', flag: true },
  { count: 2, name: LONGEST, flag: false },
  { count: 1884, name: 'Vreni', flag: true },
];

/** A Sunday evening of the semi-final. SSC 6.01 */
const INSTANT = Date.UTC(2024, 9, 27, 22, 0);
const DATE: Readonly<Record<Spoken, string>> = {
  de: 'Sonntag, 27. Oktober 2024, 23\u00a0Uhr',
  fr: 'dimanche 27 octobre 2024 à 23\u00a0h',
  it: 'domenica 27 ottobre 2024 alle 23',
  en: 'Sunday 27 October 2024, 23:00',
};
const DAY: Readonly<Record<Spoken, string>> = {
  de: '27. Oktober 2024',
  fr: '27 octobre 2024',
  it: '27 ottobre 2024',
  en: '27 October 2024',
};

/**
 * The least that a number can be, by its name, because of the rules: twelve games in thirty minutes (SSC 2.02, 5.03), a
 * mark of 1150 points (SSC 5.05), four at a table (EBH 1), two who are tied. Everything else is tried with none and one.
 */
const AT_LEAST: Readonly<Record<string, number>> = {
  games: 2,
  minutes: 2,
  mark: 100,
  threshold: 100,
  cards: 36,
  choices: 2,
  players: 4,
  places: 4,
  level: 2,
  most: 4,
};

/** The least there can be of what a text counts: two free cards (B21 10.1), one day of exclusion (B21 24.3) … */
const LEAST: Readonly<Record<string, number>> = {
  freeCards: 2,
  reached: 2,
  ofPoints: 2,
  recordHolds: 2,
  recordOf: 2,
  shareResult: 2,
  plotLabel: 2,
  'no-long-suit': 2,
  leftNow: 1,
  buyLeft: 1,
  stopCards: 1,
  excludeQuestion: 1,
  excludeYes: 1,
  'limit-reached': 1,
  finishUnrated: 1,
  'deposit-limit-reached': 1,
  'too-many-movements': 1,
  withoutSeat: 1,
  days: 2,
  gamesDone: 2,
  giveUpHere: 2,
  overHalf: 2,
  matchUnderwayText: 2,
  'exclusion-days': 2,
  'participations-used-up': 2,
};

/** All that a word may read like: once if it is fixed, a few times if it is made. Never throws: what breaks is its text. */
export function renderings({ key, value, parameters, language }: Word): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  const least = LEAST[key.slice(key.lastIndexOf('.') + 1)] ?? 0;
  const texts = TRIALS.filter(({ count }) => count >= least).flatMap((trial) => {
    const give = (facts: unknown) =>
      Array.from({ length: value.length }, (_, i) => sample(parameters[i], trial, language, facts));
    const plain = textsOf(attempt(() => value(...give(factsFor(trial, language)))));
    if (!plain.some((text) => text.includes('undefined'))) return plain;
    // A fact may be an object or a list with facts of its own: then anything is given for it. Codes cannot be invented.
    const isInvented = parameters.some(({ kind }) => kind === 'facts');
    const texts = textsOf(attempt(() => value(...give(anything(trial, language)))));
    return isInvented ? texts.filter((text) => !text.includes('undefined')) : texts;
  });
  return [...new Set(texts)];
}

function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return `undefined (${String(error)})`;
  }
}

/** A letter is several texts: subject, paragraphs, label. Addresses are none. */
function textsOf(made: unknown): readonly string[] {
  if (typeof made !== 'object' || made === null) return [String(made)];
  return Object.entries(made).flatMap(([key, value]) => (key === 'url' ? [] : textsOf(value)));
}

function sample(parameter: Parameter | undefined, trial: Trial, language: Spoken, facts: unknown): unknown {
  switch (parameter?.kind) {
    case 'number':
      if (/^(at|when)$/.test(parameter.name)) return INSTANT;
      return Math.max(trial.count, AT_LEAST[parameter.name] ?? 0);
    case 'boolean':
      return trial.flag;
    case 'string':
      return textual(parameter.name, trial, language);
    default:
      return facts;
  }
}

function textual(name: string, { name: person }: Trial, language: Spoken): string {
  if (/^(when|time|opens|last|until|since|seen|clock|day|deadline|from|version|sundays)$/.test(name))
    return DAY[language];
  if (/^(amount|price|balance|net|staked|won|now|aside|stake|least|most|left)$/.test(name)) return 'CHF\u00a01’000.00';
  if (/^(points|total|sum|expected|rate|value|percent|figure)$/.test(name)) return '1’884';
  if (name === 'phase' || name === 'passe') return language === 'en' ? 'Set 2' : 'Passe 2';
  if (/^(marks|best)$/.test(name)) return '';
  return person;
}

/** A fact that can be read, called, listed and asked for facts of its own. */
function anything(trial: Trial, language: Spoken): unknown {
  const facts = factsFor(trial, language);
  return new Proxy(() => DAY[language], {
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => String(trial.count);
      if (key === Symbol.iterator)
        return [anything(trial, language)][Symbol.iterator].bind([anything(trial, language)]);
      if (key === 'map')
        return (write: (fact: unknown) => unknown) => [1, 2].map(() => write(anything(trial, language)));
      if (key === 'join') return () => '1, 2';
      if (key === 'length') return 2;
      const known: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, key) : undefined;
      return typeof known === 'number' && known === trial.count ? anything(trial, language) : known;
    },
  });
}

/** Facts of a refusal or a letter: whatever is asked for, by its name. */
function factsFor(trial: Trial, language: Spoken): unknown {
  const { count, name: person } = trial;
  const list = Array.from({ length: Math.max(1, Math.min(count, 3)) }, (_, i) => i + 1);
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive) return () => String(count); // a plain fact, written as it is
        const name = String(key);
        if (name === 'when') return () => DATE[language];
        if (name === 'day') return () => DATE[language].split(/, \d+\u00a0|, \d\d:| à | alle /)[0];
        if (/^(until|deadline|opens|nextOpens|lastStart|earliest|closedAt)$/.test(name)) return INSTANT;
        if (/^(passen|players|tables|missing|published|hat)$/.test(name)) return list;
        if (name === 'faults') return list.map((line) => ({ line, text: person }));
        if (name === 'sheets') return list.map((table) => ({ passe: 1, table }));
        if (
          /^(name|reason|edition|text|why|row|at|promised|got|number|from|rules|conditions|model|setting)$/.test(name)
        )
          return name === 'number' || name === 'row' ? count : name === 'reason' ? 'second-account' : person;
        if (name === 'points') return 1150;
        if (name in AT_LEAST) return Math.max(count, AT_LEAST[name] ?? 0);
        if (name === 'title') return 'lot';
        if (name === 'phase') return trial.flag ? 'semiFinal' : 'qualification';
        if (name === 'by') return 'place';
        if (name === 'kind') return trial.flag ? 'payout' : 'deposit';
        if (name === 'setting') return 'threshold';
        if (name === 'why') return 'name';
        return /^(home|personal|url)$/.test(name) ? 'https://example.ch/' : count;
      },
    },
  );
}
