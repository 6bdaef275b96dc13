import { words as de, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const ALL: Readonly<Record<Language, Words>> = { de, fr, it, en };

export const wordsIn = (language: Language): Words => ALL[language];

/** The first language of a browser that we speak; else German. */
export function languageOf(wished: string | undefined, accepted: string | undefined): Language {
  const names = [wished ?? '', ...(accepted ?? '').split(',')].map((part) => part.trim().slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === names.find(isLanguage)) ?? 'de';
}

const isLanguage = (name: string): boolean => LANGUAGES.some((language) => language === name);
