import './record.css';
import { useState } from 'preact/hooks';
import { parseRecord } from '../../schieber/notation.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { FormError } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { RecordSignature } from '../parts/signature.tsx';
import { Page } from '../shell/page.tsx';
import { Verification } from './verification.tsx';

/** Somebody's record of a match, recomputed here: no server is asked. */
export function Screen() {
  const words = useWords('verification');
  const [record, setRecord] = useState<MatchRecord | undefined>();
  const [error, setError] = useState('');
  const read = async (file: File) => {
    const found = readRecord(await file.text());
    setRecord(typeof found === 'number' ? undefined : found);
    setError(typeof found === 'number' ? words.badFile(found) : '');
  };
  return (
    <Page title={words.verifyPage} narrow>
      <div class="stack">
        <p>{words.verifyLead}</p>
        <FileDrop label={words.dropHere} accept=".json,.txt,application/json,text/plain" onFile={read} />
        <FormError>{error}</FormError>
        {record && (
          <>
            <p>
              <b>{words.recordFrom(formatDate(record.startedAt, 'full'))}</b>
              <br />
              {words.recordHolds(record.played.length, record.total[0], record.total[1])}
            </p>
            <RecordSignature record={record} />
            <Verification key={record.commitment + record.total} record={record} />
          </>
        )}
      </div>
    </Page>
  );
}

/** JSON or the plain text; a number is the line where it cannot be read. */
function readRecord(text: string): MatchRecord | number {
  if (!text.trimStart().startsWith('{')) {
    const parsed = parseRecord(text);
    return parsed.ok ? parsed.value : parsed.refusal.line;
  }
  try {
    const record = JSON.parse(text) as MatchRecord;
    const isRecord =
      record.format === 'gschobe-match-1' && Array.isArray(record.played) && Array.isArray(record.players);
    return isRecord ? record : 1;
  } catch {
    return 1;
  }
}
