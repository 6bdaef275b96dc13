import { signal } from '@preact/signals';
import { remember, remembered } from '../shell/memory.ts';

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words: the only names a reader of the wrong language can find. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

/** What Intl and the lang attribute get: Swiss numbers and dates in every language. */
export const LOCALES: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-CH' };

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((known) => known === text);

/** The first of the browser's languages that we speak; German when it speaks none of ours. */
export function detect(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'de';
}

const KEY = 'language';

/** The language of the page. Set it with `speak` (words.ts), which first loads the words. */
export const language = signal<Language>(initial());

function initial(): Language {
  const kept = remembered(KEY);
  if (isLanguage(kept)) return kept;
  return detect(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]));
}

export function keepLanguage(chosen: Language): void {
  language.value = chosen;
  remember(KEY, chosen);
}
