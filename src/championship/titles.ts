import type { Immutable } from '../kit/immutable.ts';
import type { Language } from '../people/person.ts';

/** What an edition is called in the other languages; the title itself is the German one, which binds. SSC 8.06 */
export type Titles = Immutable<Partial<Record<Exclude<Language, 'de'>, string>>>;

export type Titled = Immutable<{ title: string; titles?: Titles }>;

/** The title as somebody reads it; where none was written for the language, the German one. */
export function titleIn({ title, titles = {} }: Titled, language: Language): string {
  return (language === 'de' ? undefined : titles[language]) || title;
}
