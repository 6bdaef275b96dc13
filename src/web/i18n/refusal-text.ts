import { type Refusal, type Wording, wordRefusal } from '../api/refusal.ts';
import { wordsNow } from './words.ts';

/** A refusal in the language of the page: your own catalogue first, then the general one. */
export function refusalText(refusal: Refusal, ...catalogues: readonly Readonly<Record<string, Wording>>[]): string {
  const { refusals, refusedOtherwise } = wordsNow('shell');
  return wordRefusal(refusal, refusedOtherwise, ...catalogues, refusals);
}
