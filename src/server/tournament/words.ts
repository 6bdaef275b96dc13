import { words as de, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const ALL: Readonly<Record<Language, Words>> = { de, fr, it, en };

export const wordsIn = (language: Language): Words => ALL[language];
export type { Words };
