import { HOMONYMS } from '../../src/words/homonyms.ts';
import type { Word } from './catalogues.ts';

interface Translated {
  readonly place: string;
  readonly text: string;
}

/** Identical German is translated identically, unless it is listed as meaning two things. First letter and hyphens aside. */
export function differing(words: readonly Word[]): readonly string[] {
  const german = new Map<string, string>();
  for (const { language, value, ...word } of words)
    if (language === 'de' && typeof value === 'string') german.set(placeOf(word), value);
  const found = new Map<string, Translated[]>();
  for (const { language, value, ...word } of words) {
    const original = german.get(placeOf(word));
    if (language === 'de' || typeof value !== 'string' || original === undefined || !isAsked(original)) continue;
    const key = `${language} ${original}`;
    found.set(key, [...(found.get(key) ?? []), { place: `${word.file} ${word.key}`, text: value }]);
  }
  return [...found].flatMap(([original, translations]) => {
    if (new Set(translations.map(({ text }) => plain(text))).size < 2) return [];
    const list = translations.map(({ place, text }) => `    «${text}» ${place}`);
    return [
      `${original}: one German text, several translations. Choose one, or list the German text in src/words/homonyms.ts\n${list.join('\n')}`,
    ];
  });
}

/** A letter of a card or a seat is no text. */
const isAsked = (original: string): boolean => original.length > 1 && !(original in HOMONYMS);

const placeOf = ({ file, key }: Pick<Word, 'file' | 'key'>): string => `${file.replace(/\.\w\w\.ts$/, '')}#${key}`;

const plain = (text: string): string => text.replaceAll('\u00ad', '').replace(/^./u, (first) => first.toLowerCase());
