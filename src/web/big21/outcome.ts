import type { Discrepancy, Verified } from '../../big21/record.ts';
import type { Result } from '../../kit/result.ts';
import type { useWords } from '../i18n/words.ts';

type Sentences = Pick<ReturnType<typeof useWords<'big21'>>, 'verified' | 'notVerified' | 'discrepancies' | 'atEvent'>;

/** In one sentence; a discrepancy names its place. */
export function outcomeOf(verdict: Result<Verified, Discrepancy>, words: Sentences): string {
  if (verdict.ok) return words.verified(verdict.value.cards);
  const { code, event } = verdict.refusal;
  return words.notVerified(
    [words.discrepancies[code], event === undefined ? '' : words.atEvent(event)].filter(Boolean).join(', '),
  );
}
