import { useState } from 'preact/hooks';
import type { Refusal, Wording } from '../api/refusal.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { toast } from '../parts/toast.tsx';
import type { Door } from './data.ts';

/** Sends a command and says why when it is refused, with the paragraph. Answers whether it was done. */
export function useTell(
  door: Door,
  more: Readonly<Record<string, Wording>> = {},
): { tell: (path: string, body: unknown) => Promise<boolean>; busy: boolean } {
  const words = useWords('tournament');
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async tell(path, body) {
      if (busy) return false;
      setBusy(true);
      const answer = await door.tell(path, body);
      setBusy(false);
      if (!answer.ok) toast(worded(answer.refusal), 'refusal');
      return answer.ok;
    },
  };
  function worded(refusal: Refusal): string {
    const { article } = refusal.facts;
    return `${refusalText(refusal, { ...words.refusals, ...more })}${typeof article === 'string' ? ` (${article})` : ''}`;
  }
}
