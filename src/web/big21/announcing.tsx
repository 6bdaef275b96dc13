import { useEffect, useState } from 'preact/hooks';
import { NOTICE } from '../../big21/terms.ts';
import type { TermsAnswer } from '../../big21/wire.ts';
import { isDay, zurichDay, zurichInstant } from '../../kit/time.ts';
import { call } from '../api/call.ts';
import { hasRole } from '../api/session.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Field, FormError, Select } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';

const DAY = 86_400_000;

/** What holds, what is announced, and for the organiser a new announcement. B21 24.2 */
export function Announcing() {
  const words = useWords('big21');
  const [terms, setTerms] = useState<TermsAnswer>();
  const load = async () => {
    const answer = await call('GET /big21');
    if (answer.ok) setTerms(answer.value);
  };
  useEffect(() => {
    load();
  }, []);
  if (!terms) return null;
  return (
    <section class="panel stack">
      <h2>{words.termsTitle}</h2>
      <p>{words.termsNow(terms.rules, terms.conditions, terms.model)}</p>
      {terms.announced.map(({ from, rules, conditions, model }) => (
        <p key={`${from}${rules}${conditions}${model}`}>
          {formatDate(from, 'dayTime')}: {words.termsNow(rules, conditions, model)}
        </p>
      ))}
      {hasRole('organiser') && <Announcement terms={terms} onDone={load} />}
    </section>
  );
}

function Announcement({ terms, onDone }: { terms: TermsAnswer; onDone: () => Promise<void> }) {
  const words = useWords('big21');
  const [rules, setRules] = useState(terms.rules);
  const [conditions, setConditions] = useState(terms.conditions);
  const [model, setModel] = useState(terms.model);
  const [day, setDay] = useState<string>(zurichDay(now() + NOTICE + DAY));
  const [problem, setProblem] = useState('');
  const announce = async () => {
    if (!isDay(day)) return;
    const body = { rules, conditions, model, from: zurichInstant(`${day}T00:00`) };
    const answer = await call('POST /big21/terms', { body });
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
    await onDone();
  };
  return (
    <details>
      <summary>{words.announce}</summary>
      <div class="stack">
        <Field label={words.termsRules} value={rules} onInput={setRules} />
        <Field label={words.conditionsTitle} value={conditions} onInput={setConditions} />
        <Select
          label={words.oddsTitle}
          value={model}
          onInput={setModel}
          options={terms.models.map(({ id }) => ({ value: id, label: words.model(id) }))}
        />
        <Field type="date" label={words.termsFrom} value={day} onInput={setDay} />
        <FormError>{problem}</FormError>
        <AskFirst
          title={words.announce}
          question={words.announceQuestion(words.termsNow(rules, conditions, model))}
          yes={words.announce}
          onYes={announce}
        >
          {(ask) => (
            <Button kind="outline" disabled={!isDay(day) || rules === '' || conditions === ''} onClick={ask}>
              {words.announce}
            </Button>
          )}
        </AskFirst>
      </div>
    </details>
  );
}
