import { useState } from 'preact/hooks';
import { EXCLUSION_REASONS, type ExclusionReason } from '../../people/person.ts';
import type { PersonalRecord } from '../../people/record.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { useAnswer } from '../championship/use.ts';
import { colon } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { toast } from '../parts/toast.tsx';

const REASONS = Object.keys(EXCLUSION_REASONS) as ExclusionReason[];

/** Who somebody is, where the person stands, and what two people may decide about it. SSC 3, 8.01 */
export function PersonPanel({ id }: { id: string }) {
  const words = useWords('office');
  const { refusals } = useWords('people');
  const [why, setWhy] = useState<ExclusionReason>('rules-violated');
  const { value: person, reload } = useAnswer('GET /people/:id', { params: { id } });
  if (!person) return <Progress />;
  const decide = async (decision: 'exclude' | 'readmit') => {
    const params = { id };
    const answer =
      decision === 'exclude'
        ? await call('POST /people/:id/exclusion', { params, body: { reason: why } })
        : await call('POST /people/:id/readmission', { params, body: {} });
    toast(answer.ok ? words.awaitsSecond : wordsOf(answer.refusal, refusals), answer.ok ? 'news' : 'refusal');
    await reload();
  };
  return (
    <div class="stack">
      {person.record && <RecordLine record={person.record} />}
      <Suspects suspects={person.suspects} />
      {id === session.value?.id ? (
        <p class="note">{refusals['not-about-oneself']}</p>
      ) : person.proposal ? (
        <p class="office-warning">{words.awaitsSecond}</p>
      ) : person.exclusion ? (
        <>
          <p class="office-warning">
            {words.excluded}
            {colon()}
            {words.why[person.exclusion.reason]}
          </p>
          <AskFirst
            title={words.proposeReadmission}
            question={words.askReadmission}
            yes={words.proposeReadmission}
            onYes={() => decide('readmit')}
          >
            {(ask) => (
              <Button kind="outline" onClick={ask}>
                {words.proposeReadmission}
              </Button>
            )}
          </AskFirst>
        </>
      ) : (
        <>
          <Select
            label={words.exclusionReason}
            value={why}
            onInput={(chosen) => setWhy(REASONS.find((known) => known === chosen) ?? why)}
            options={REASONS.map((value) => ({ value, label: words.why[value] }))}
          />
          <AskFirst
            title={words.proposeExclusion}
            question={words.askExclusion}
            yes={words.proposeExclusion}
            onYes={() => decide('exclude')}
          >
            {(ask) => (
              <Button kind="outline" onClick={ask}>
                {words.proposeExclusion}
              </Button>
            )}
          </AskFirst>
        </>
      )}
    </div>
  );
}

/** The accounts that a person resembles, beside it. SSC 1 */
export function Resembles({ id }: { id: string }) {
  const { value } = useAnswer('GET /people/:id', { params: { id } });
  return value ? <Suspects suspects={value.suspects} /> : null;
}

function Suspects({ suspects }: { suspects: readonly PersonalRecord[] }) {
  const words = useWords('office');
  if (suspects.length === 0) return null;
  return (
    <div class="office-why">
      <p class="note">{words.resembles}</p>
      {suspects.map((record) => (
        <RecordLine key={record.person} record={record} />
      ))}
    </div>
  );
}

function RecordLine({ record }: { record: PersonalRecord }) {
  const { firstName, lastName, email, street, houseNumber, postcode, town, born } = record;
  const address = [[street, houseNumber].filter(Boolean).join(' '), [postcode, town].filter(Boolean).join(' ')];
  return (
    <p>
      <b>
        {firstName} {lastName}
      </b>{' '}
      <span class="soft">{[...address, born, email].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
