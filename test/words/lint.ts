import { FORBIDDEN } from '../../src/words/forbidden.ts';
import type { Spoken } from '../../src/words/glossary.ts';
import type { Audience, Word } from './catalogues.ts';
import { renderings } from './rendered.ts';

/** What is wrong with a text and what to write instead. */
export interface Fault {
  readonly file: string;
  readonly key: string;
  readonly text: string;
  readonly fault: string;
}

export const told = ({ file, key, text, fault }: Fault): string => `${file} ${key}: ${fault}\n    ${text}`;

export function faultsOf(word: Word): readonly Fault[] {
  const { file, key, language, audience } = word;
  return renderings(word).flatMap((text) =>
    faultsIn(language, text, audience, `${file}#${key}`).map((fault) => ({ file, key, text, fault })),
  );
}

/** Every fault of one text as it is read. `place` is where it stands, for the words that are right in some places. */
export function faultsIn(language: Spoken, text: string, audience: Audience, place: string): readonly string[] {
  return [
    ...broken(text),
    ...typography(language, text),
    ...articles(text, audience),
    ...forbidden(language, text, place),
    ...counted(language, text),
  ];
}

function broken(text: string): readonly string[] {
  const faults: string[] = [];
  if (text.trim() === '') faults.push('the text is empty');
  if (/undefined|\bNaN\b|\[object|Infinity/.test(text))
    faults.push('a fact is missing: the text says undefined or NaN');
  const isJoining = /^ \p{L}+ $/u.test(text); // ' und ' between two facts
  if (!isJoining && / {2}|^ | $/.test(text)) faults.push('two spaces, or a space at an end');
  return faults;
}

/** Spaces and marks as they are printed in Switzerland. */
function typography(language: Spoken, text: string): readonly string[] {
  const faults: string[] = [];
  if (/['"]/.test(text)) faults.push('a straight mark: write ’ for the apostrophe, « » or “ ” for quotation marks');
  if (/CHF[^\u00a0]?\d/.test(text) || /CHF \d/.test(text)) faults.push('after CHF comes a no-break space: CHF\\u00A05');
  if (/\d,\d{3}\b/.test(text)) faults.push('thousands are parted by ’: 5’000');
  if (/\.\.\./.test(text)) faults.push('three dots are one sign: …');
  if (language === 'fr') faults.push(...frenchSpaces(text));
  else if (language === 'en') {
    if (/[«»„]/.test(text)) faults.push('English quotation marks are “ ”');
  } else {
    if (/[„“”]/.test(text)) faults.push('quotation marks are « »');
    if (/«\s|\s»/.test(text)) faults.push('no space inside « »');
  }
  if (language !== 'fr' && /[\p{L}\d] +[:;?!](\s|$)/u.test(text)) faults.push('no space before : ; ? !');
  if ((language === 'fr' || language === 'it') && WEEKDAY.test(text)) faults.push('no comma between weekday and date');
  return faults;
}

const WEEKDAY =
  /\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica), \d/i;

/** U+202F, the narrow no-break space, before : ; ? ! and inside « ». A clock (07:00) and a ratio have none. */
function frenchSpaces(text: string): readonly string[] {
  const faults: string[] = [];
  if (/[^\u202f](?:[;?!]|:(?![\d\p{L}]|\/\/))/u.test(text.replace(/[?!]{2,}/g, '?').replace(/https?:\/\/\S+/g, ''))) {
    faults.push('before : ; ? ! comes a narrow no-break space: \\u202F');
  }
  if (/«[^\u202f]|[^\u202f]»/.test(text)) faults.push('inside « » stand narrow no-break spaces: \\u202F');
  return faults;
}

/** SSC, B21 and EBH are our own short names; «Art. 5.03» is for the office and the pages of the rules. */
function articles(text: string, audience: Audience): readonly string[] {
  if (/\b(SSC|B21|EBH) ?\d/.test(text))
    return ['an internal article code: write Art. for the office, nothing for players'];
  if (audience === 'players' && /\b[Aa]rt\. ?\d/.test(text))
    return ['players read no article: leave it out, a «?» shows it'];
  return [];
}

function forbidden(language: Spoken, text: string, place: string): readonly string[] {
  return FORBIDDEN[language]
    .filter(({ word, except = [] }) => word.test(text) && !except.some((part) => place.includes(part)))
    .map(({ word, instead }) => `forbidden: «${word.exec(text)?.[0]}». Write: ${instead}`);
}

/** «1 Karten», «1 points»: one of a thing is singular; none is too in French. */
const PLURALS: Readonly<Record<Spoken, RegExp>> = {
  de: /(?:^|[\s(])1 (Karten|Partien|Punkten?|Spielen?|Tischen?|Personen|Passen|Bonuspartien|Wildcards|Plätzen?|Mahnungen|Stichen?|Tagen?|Stunden|Minuten|Sekunden|Einträge|Buchungen|Zeichen[A-Z]|Gratiskarten|Freilose|Aushilfen|Jasser|Wiederholungen|Kartenwünschen?|E-Mails|Glieder|Ereignisse|Verteilungen|Entscheide|Halbfinalpartien)(?![\p{L}])/u,
  fr: /(?:^|[\s(])[01] (cartes|parties|points|donnes|tables|personnes|passes|places|avertissements|plis|jours|heures|minutes|secondes|entrées|écritures|répétitions|souhaits|e-mails|joueurs|joueuses|événements|choix [a-z]+s|wild cards|maillons)(?![\p{L}])/u,
  it: /(?:^|[\s(])1 (carte|partite|punti|smazzate|tavoli|persone|posti|ammonizioni|prese|giorni|ore|minuti|secondi|voci|registrazioni|ripetizioni|preferenze|giocatori|eventi|riposi|scelte|anelli)(?![\p{L}])/u,
  en: /(?:^|[\s(])1 (cards|matches|points|games|tables|people|players|sets|places|warnings|tricks|days|hours|minutes|seconds|entries|repetitions|preferences|wild cards|events|records|choices|e-mails|deals|bonus matches|byes)(?![\p{L}])/u,
};

function counted(language: Spoken, text: string): readonly string[] {
  const found = PLURALS[language].exec(text);
  return found === null ? [] : [`«${found[0].trim()}»: use plural(), one is singular`];
}
