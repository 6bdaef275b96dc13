import { useState } from 'preact/hooks';
import type { EveningAsked, SheetAsked } from '../../tournament/wire.ts';
import type { AnyRefused } from '../api/refusal.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { closeRefusals, toast } from '../parts/toast.tsx';
import type { Connection, EveningPost, Given } from './connection.ts';

type WithoutVersion<Asked> = Asked extends unknown ? Omit<Asked, 'version'> : never;
/** A step on a sheet, without the version we have seen. */
export type StepAsked = WithoutVersion<SheetAsked>;

interface Sender {
  /** Answers whether it was done; a refusal is shown with its paragraph. */
  send<Key extends EveningPost>(request: Key, given: Given<Key>): Promise<boolean>;
  /** To the office. */
  command(asked: EveningAsked): Promise<boolean>;
  /** On the sheet of a table, as we have seen it. */
  onSheet(
    seen: { readonly passe: number; readonly table: number; readonly version: number },
    step: StepAsked,
  ): Promise<boolean>;
  readonly busy: boolean;
}

/** Sends commands one after the other, and says why when one is refused. */
export function useSend(connection: Connection): Sender {
  const say = useRefusal();
  const [busy, setBusy] = useState(false);
  async function send<Key extends EveningPost>(request: Key, given: Given<Key>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const answer = await connection.send(request, given);
    setBusy(false);
    closeRefusals();
    if (!answer.ok) say(answer.refusal);
    return answer.ok;
  }
  return {
    busy,
    send,
    command: (body) => send('POST /tournaments/:id/commands', { body }),
    onSheet: ({ passe, table, version }, step) =>
      send('POST /tournaments/:id/sheets/:passe/:table/commands', {
        params: { passe: String(passe), table: String(table) },
        body: { ...step, version },
      }),
  };
}

/** Shows a refusal in words, with its paragraph. */
export function useRefusal(): (refusal: AnyRefused) => void {
  const { refusals } = useWords('tournament');
  return (refusal) => {
    const paragraph = refusal.article === undefined ? '' : ` (${refusal.article})`;
    toast(`${wordsOf(refusal, refusals)}${paragraph}`, 'refusal');
  };
}
