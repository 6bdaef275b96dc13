import type { Language } from '../../people/person.ts';
import { words as de, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

export const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };
