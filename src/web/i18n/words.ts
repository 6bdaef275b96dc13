import { keepLanguage, type Language, LOCALES, language } from './language.ts';
import { SUBJECTS, type Subject, type WordsOf } from './subjects.ts';

const loaded = new Map<string, unknown>();
const inUse = new Set<Subject>();

const keyOf = (subject: Subject, spoken: Language) => `${subject}.${spoken}`;

/** Fetches the words of some subjects in a language; screens do it through `lazy`, tests by hand. */
export async function loadWords(subjects: readonly Subject[], spoken: Language = language.value): Promise<void> {
  for (const subject of subjects) inUse.add(subject);
  const missing = subjects.filter((subject) => !loaded.has(keyOf(subject, spoken)));
  await Promise.all(
    missing.map(async (subject) => {
      const { words } = await SUBJECTS[subject][spoken]();
      loaded.set(keyOf(subject, spoken), words);
    }),
  );
}

/** The words of a subject in the language of the page. The screen or part must name the subject: see `lazy`. */
export function useWords<S extends Subject>(subject: S): WordsOf<S> {
  const words = loaded.get(keyOf(subject, language.value));
  if (words === undefined) throw new Error(`the words of ${subject} are not loaded: name it in \`lazy\``);
  return words as WordsOf<S>;
}

/** The same outside a component, for announcements and messages. */
export function wordsNow<S extends Subject>(subject: S): WordsOf<S> {
  return useWords(subject);
}

/** Changes the language at once and everywhere: first every catalogue in use is fetched, then the page speaks it. */
export async function speak(chosen: Language): Promise<void> {
  await loadWords([...inUse], chosen);
  keepLanguage(chosen);
  tellLanguage();
}

/** The page says which language it speaks, to screen readers and to whoever lists it. */
export function tellLanguage(): void {
  document.documentElement.lang = LOCALES[language.value];
  const { description } = wordsNow('shell');
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const manifest = language.value === 'de' ? '/manifest.webmanifest' : `/manifest.${language.value}.webmanifest`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest);
}
