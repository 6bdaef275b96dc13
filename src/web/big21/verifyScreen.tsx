import '../schieber/record.css';
import './big21.css';
import { useState } from 'preact/hooks';
import { type Big21Record, type Discrepancy, type Verified, verifyBig21 } from '../../big21/record.ts';
import type { Result } from '../../kit/result.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { FormError } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { announce } from '../parts/live.tsx';
import { RecordSignature } from '../parts/signature.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { outcomeOf } from './outcome.ts';

interface Checked {
  readonly name: string;
  readonly record: Big21Record;
  readonly verdict: Result<Verified, Discrepancy>;
}

/** Somebody's record of a Big21, played again here: no server is asked. */
export function Screen() {
  const words = useWords('big21');
  const [checked, setChecked] = useState<Checked>();
  const [error, setError] = useState('');
  const read = async (file: File) => {
    const found = checkFile(file.name, await file.text());
    setChecked(found);
    setError(found ? '' : words.badRecord);
    if (found) announce(outcomeOf(found.verdict, words));
  };
  return (
    <Page title={words.verifyPage} narrow>
      <div class="stack">
        <p>{words.verifyLead}</p>
        <FileDrop label={words.dropHere} accept=".json,application/json" onFile={read} />
        <FormError>{error}</FormError>
        {checked && <Outcome checked={checked} />}
      </div>
    </Page>
  );
}

/** What the file says, and whether it is true; undefined where it is no record at all. */
function checkFile(name: string, text: string): Checked | undefined {
  try {
    const record = JSON.parse(text) as Big21Record;
    const verdict = verifyBig21(record);
    return !verdict.ok && verdict.refusal.code === 'shape' ? undefined : { name, record, verdict };
  } catch {
    return undefined;
  }
}

function Outcome({ checked: { name, record, verdict } }: { checked: Checked }) {
  const words = useWords('big21');
  const started = record.events.find((event) => event.type === 'started');
  return (
    <section class="panel stack verification">
      <h2>{name}</h2>
      <div class={`outcome ${verdict.ok ? 'outcome-good' : 'outcome-bad'}`}>
        <Icon name={verdict.ok ? 'check' : 'no'} />
        <p>
          <b>{outcomeOf(verdict, words)}</b>
        </p>
      </div>
      <RecordSignature record={record} />
      <dl>
        {started && <Fact name={words.when}>{formatDate(started.at, 'full')}</Fact>}
        {started?.type === 'started' && <Fact name={words.stake}>{formatMoney(started.stake)}</Fact>}
        {verdict.ok && (
          <Fact name={words.outcome}>
            {formatMoney(verdict.value.paid)}. {words.endings[verdict.value.ending]}
          </Fact>
        )}
        <Fact name={words.oddsTitle}>{words.model(`${record.model.name}.${record.model.version}`)}</Fact>
        <Fact name={words.shownBefore}>
          <code>{record.commitment}</code>
        </Fact>
        {record.serverSeed !== null && (
          <Fact name={words.keyOpen}>
            <code>{record.serverSeed}</code>
          </Fact>
        )}
        <Fact name={words.ownSeed}>
          <code>{record.clientSeed}</code>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
