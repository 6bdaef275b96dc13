import { useCallback, useEffect, useState } from 'preact/hooks';
import { get, post } from '../api/request.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { wordsNow } from '../i18n/words.ts';
import { toast } from '../parts/toast.tsx';

/** What the office asks of the subject of people: held accounts, exclusions, the outbox. */
export interface PersonLine {
  readonly person: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly town?: string;
  readonly born?: string;
}

export interface LetterLine {
  readonly id: string;
  readonly kind: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: number;
}

export const usePeople = (only: 'held' | 'proposed') =>
  useAsked<{ people: readonly PersonLine[] }>(`/people?only=${only}`);
export const useLetters = () => useAsked<{ letters: readonly LetterLine[] }>('/mail');

function useAsked<T>(path: string): { readonly value: T | undefined; readonly reload: () => Promise<void> } {
  const [value, setValue] = useState<T>();
  const reload = useCallback(async () => {
    const answer = await get<T>(path);
    if (answer.ok) setValue(answer.value);
  }, [path]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { value, reload };
}

/** A decision about somebody, by the path of its request; says how it went. */
export async function decideAbout(person: string, what: string, body: object = {}): Promise<void> {
  const words = wordsNow('office');
  const answer = await post(`/people/${person}/${what}`, body);
  if (answer.ok) toast(words.done);
  else toast(refusalText(answer.refusal, words.peopleRefusals), 'refusal');
}
