import { useState } from 'preact/hooks';
import type { Edition } from '../../championship/edition.ts';
import type { FieldOption } from '../../championship/wildCards.ts';
import type { Result } from '../../kit/result.ts';
import type { Refusal } from '../api/refusal.ts';
import { post } from '../api/request.ts';
import type { EditionView } from '../championship/data.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { wordsNow } from '../i18n/words.ts';
import { toast } from '../parts/toast.tsx';

/** What the office sees of an edition; see src/server/championship/staff.routes.ts. */
export interface OfficeView {
  readonly public: EditionView;
  readonly edition: Edition;
  readonly openPlaces: number;
  readonly advice: { readonly options: readonly FieldOption[]; readonly best: FieldOption };
  readonly names: readonly { number: number; name: string; town: string | null }[];
}

export interface Desk {
  readonly office: OfficeView;
  readonly busy: boolean;
  /** Sends a decision, says how it went, and looks again. */
  send(command: object): Promise<Result<unknown, Refusal>>;
  readonly nameOf: (number: number) => string;
}

export function useDesk(office: OfficeView, reload: () => Promise<void>): Desk {
  const [busy, setBusy] = useState(false);
  return {
    office,
    busy,
    async send(command) {
      setBusy(true);
      const answer = await act(`/editions/${office.edition.id}/commands`, command);
      setBusy(false);
      await reload();
      return answer;
    },
    nameOf: (number) => office.names.find((known) => known.number === number)?.name ?? `#${number}`,
  };
}

/** Posts and tells the result; `lot-needed` is a question, not a failure, and is left to whoever asked. */
export async function act(path: string, body: object): Promise<Result<unknown, Refusal>> {
  const words = wordsNow('office');
  const answer = await post(path, body);
  if (answer.ok) toast(words.done);
  else if (answer.refusal.code !== 'lot-needed') toast(refusalText(answer.refusal, words.refusals), 'refusal');
  return answer;
}

/** Long work of the server, which tells line by line how far it is. Answers its last line; undefined: it broke off. */
export async function follow<T>(path: string, onProgress: (done: number, of: number) => void): Promise<T | undefined> {
  try {
    const response = await fetch(`/api${path}`, { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok || !response.body) return undefined;
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    let last: { done?: number; of?: number; failed?: boolean } | undefined;
    for (;;) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        last = JSON.parse(line);
        if (last?.done !== undefined && last.of !== undefined) onProgress(last.done, last.of);
      }
      if (done) break;
    }
    return last === undefined || last.failed || last.done !== undefined ? undefined : (last as T);
  } catch {
    return undefined;
  }
}

/** Fetches a file that takes a while to make, and hands it to the browser. False: it did not come. */
export async function fetchFile(path: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(`/api${path}`, { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) return false;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    return true;
  } catch {
    return false;
  }
}
