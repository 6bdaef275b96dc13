import type { AnyRefused, WordsFor } from '../api/refusal.ts';
import { wordsNow } from './words.ts';

/** A refusal in the language of the page: the catalogue must have words for every code that the shell has none for. */
export function wordsOf<Refused extends AnyRefused>(refusal: Refused, catalogue: WordsFor<Refused['code']>): string {
  const { refusals } = wordsNow('shell');
  const all: Readonly<Record<string, string | ((facts: never) => string) | undefined>> = { ...refusals, ...catalogue };
  const wording = all[refusal.code] ?? refusals['server-failed']; // a newer server may know more codes than this page
  return typeof wording === 'string' ? wording : wording(refusal.facts as never); // its facts: the catalogue is typed by code
}
