import { useState } from 'preact/hooks';
import type { ImportReport } from '../../people/wire.ts';
import { upload } from '../api/call.ts';
import { colon } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { FormError } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { Progress } from '../parts/progress.tsx';

/** Accounts from a list: everybody on it gets a letter, and the report says what became of each row. SSC 3 */
export function ImportAccounts() {
  const words = useWords('people');
  const [report, setReport] = useState<ImportReport | 'reading'>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    setProblem(undefined);
    setReport('reading');
    const answer = await upload('POST /people/imports', { file, type: 'text/csv' });
    setReport(answer.ok ? answer.value : undefined);
    if (!answer.ok) setProblem(wordsOf(answer.refusal, words.refusals));
  };
  return (
    <section class="panel people-panel">
      <h2>{words.importAccounts}</h2>
      <p>{words.importText}</p>
      <p class="people-key">{words.importColumns}</p>
      {report === 'reading' ? (
        <Progress />
      ) : (
        <FileDrop label={words.importChoose} accept=".csv,text/csv" onFile={(file) => void send(file)} />
      )}
      <FormError>{problem}</FormError>
      {report !== undefined && report !== 'reading' && <Report report={report} />}
    </section>
  );
}

function Report({ report: { rows, invited, known, repeated, faulty, faults } }: { report: ImportReport }) {
  const words = useWords('people');
  const why = (fields: ImportReport['faults'][number]['fields']) =>
    fields
      .map(({ field, code, ...facts }) => {
        const text = wordsOf({ code, status: 422, facts }, words.fieldErrors);
        return field === 'country' ? text : `${words[field]}${colon()}${text}`;
      })
      .join(' ');
  return (
    <div role="status">
      <p>{words.imported(rows, invited)}</p>
      {known > 0 && <p>{words.importKnown(known)}</p>}
      {repeated > 0 && <p>{words.importRepeated(repeated)}</p>}
      {faulty > 0 && (
        <>
          <p>{words.importFaulty(faulty)}</p>
          <ul>
            {faults.map(({ row, fields }) => (
              <li key={row}>
                <b>{words.importRow(row)}</b> {why(fields)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
