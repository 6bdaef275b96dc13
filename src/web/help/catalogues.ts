import { type Language, language } from '../i18n/language.ts';
import { SUBJECTS, type Subject, type WordsOf } from '../i18n/subjects.ts';
import type { Catalogues } from './task.ts';

/** The handbook's own texts. They stand beside the subjects of the screens: no screen loads them. */
const OWN = {
  help: {
    de: () => import('./words.de.ts'),
    fr: () => import('./words.fr.ts'),
    it: () => import('./words.it.ts'),
    en: () => import('./words.en.ts'),
  },
  players: {
    de: () => import('./tasks/players.de.ts'),
    fr: () => import('./tasks/players.fr.ts'),
    it: () => import('./tasks/players.it.ts'),
    en: () => import('./tasks/players.en.ts'),
  },
  evening: {
    de: () => import('./tasks/evening.de.ts'),
    fr: () => import('./tasks/evening.fr.ts'),
    it: () => import('./tasks/evening.it.ts'),
    en: () => import('./tasks/evening.en.ts'),
  },
  house: {
    de: () => import('./tasks/house.de.ts'),
    fr: () => import('./tasks/house.fr.ts'),
    it: () => import('./tasks/house.it.ts'),
    en: () => import('./tasks/house.en.ts'),
  },
} as const;

/** Every word of the product in one language, for the build and for the walker. */
export async function catalogues(spoken: Language): Promise<Catalogues> {
  language.value = spoken; // plurals, dates and money follow the page's language
  const subjects = Object.keys(SUBJECTS) as Subject[];
  const words = await Promise.all(
    subjects.map(async (subject) => [subject, (await SUBJECTS[subject][spoken]()).words]),
  );
  const own = {
    help: (await OWN.help[spoken]()).words,
    players: (await OWN.players[spoken]()).words,
    evening: (await OWN.evening[spoken]()).words,
    house: (await OWN.house[spoken]()).words,
  };
  return { ...(Object.fromEntries(words) as { [S in Subject]: WordsOf<S> }), ...own };
}
