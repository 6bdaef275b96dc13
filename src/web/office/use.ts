import { useState } from 'preact/hooks';
import type { Failed, OfficeCommand, OfficeView, Progress } from '../../championship/officeWire.ts';
import type { Result } from '../../kit/result.ts';
import { call, type Refusal } from '../api/call.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { wordsNow } from '../i18n/words.ts';
import { toast } from '../parts/toast.tsx';

type Sent = Result<{ readonly version: number }, Refusal<'POST /editions/:edition/commands'>>;

export interface Desk {
  readonly office: OfficeView;
  readonly busy: boolean;
  /** Sends a decision, says how it went, and looks again; `lot-needed` is a question, left to whoever asked. */
  send(command: OfficeCommand): Promise<Sent>;
  /** Looks again. */
  readonly reload: () => Promise<void>;
  readonly nameOf: (number: number) => string;
}

export function useDesk(office: OfficeView, reload: () => Promise<void>): Desk {
  const [busy, setBusy] = useState(false);
  return {
    office,
    busy,
    async send(command) {
      setBusy(true);
      const params = { edition: office.edition.id };
      const answer = await call('POST /editions/:edition/commands', { params, body: command });
      setBusy(false);
      const words = wordsNow('office');
      if (answer.ok) toast(words.done);
      else if (answer.refusal.code !== 'lot-needed') toast(wordsOf(answer.refusal, words.refusals), 'refusal');
      await reload();
      return answer;
    },
    reload,
    nameOf: (number) => office.names.find((known) => known.number === number)?.name ?? `#${number}`,
  };
}

/** Long work of the server, which tells line by line how far it is. Answers its last line; undefined: it broke off. */
export async function follow<Last extends object>(
  address: string,
  onProgress: (done: number, of: number) => void,
): Promise<Last | undefined> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok || !response.body) return undefined;
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    let last: Progress | Failed | Last | undefined;
    for (;;) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const said: Progress | Failed | Last = JSON.parse(line);
        if (isProgress(said)) onProgress(said.done, said.of);
        last = said;
      }
      if (done) break;
    }
    return last === undefined || isProgress(last) || 'failed' in last ? undefined : last;
  } catch {
    return undefined;
  }
}

const isProgress = (line: object): line is Progress => 'done' in line;

/** Hands a file that came to the browser, which keeps it where it keeps files. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
