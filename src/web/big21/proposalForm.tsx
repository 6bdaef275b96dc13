import { useId, useState } from 'preact/hooks';
import { NOTICE, type Wording } from '../../big21/terms.ts';
import type { TermsAnswer } from '../../big21/wire.ts';
import { addDays, isDay, zurichDay, zurichInstant } from '../../kit/time.ts';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Check, Field, Select } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import type { AskTerms } from './announcing.tsx';

const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
const EMPTY = {
  ...{ rules: '', rulesText: '', conditions: '', conditionsText: '', model: '' },
  ...{ de: '', fr: '', it: '', en: '' },
};
type Fields = typeof EMPTY;

/** What is proposed: which part changes, from when, what is different, and the whole new text. B21 24.2 */
export function ProposalForm({ terms, ask }: { terms: TermsAnswer; ask: AskTerms }) {
  const words = useWords('big21House');
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [day, setDay] = useState<string>(addDays(zurichDay(now() + NOTICE), 1));
  const [acceptsLosses, setAccepts] = useState(false);
  const set = (name: keyof Fields) => (value: string) => setFields({ ...fields, [name]: value });
  const isReady = isDay(day) && fields.de.trim() !== '' && fields.rules + fields.conditions + fields.model !== '';
  const propose = async () => {
    const from = zurichInstant(`${day}T00:00`);
    const body = { ...changeOf(fields), from, ...(acceptsLosses ? { acceptsLosses } : {}) };
    if (await ask(call('POST /big21/terms', { body }))) setFields(EMPTY);
  };
  return (
    <details>
      <summary>{words.propose}</summary>
      <div class="stack">
        <p class="note">{words.proposeLead}</p>
        <Field label={words.newRules} value={fields.rules} onInput={set('rules')} maxLength={40} />
        {fields.rules !== '' && <Text label={words.rulesText} value={fields.rulesText} onInput={set('rulesText')} />}
        <Field label={words.newConditions} value={fields.conditions} onInput={set('conditions')} maxLength={40} />
        {fields.conditions !== '' && (
          <Text label={words.conditionsText} value={fields.conditionsText} onInput={set('conditionsText')} />
        )}
        <Select
          label={words.newModel}
          value={fields.model}
          onInput={set('model')}
          options={[{ value: '', label: words.unchanged }, ...terms.models.map(({ id }) => ({ value: id, label: id }))]}
        />
        {fields.model !== '' && (
          <Check checked={acceptsLosses} onInput={setAccepts}>
            {words.acceptsLosses}
          </Check>
        )}
        <Field type="date" label={words.from} value={day} onInput={setDay} />
        <p class="note">{words.contentHint}</p>
        {LANGUAGES.map((each) => (
          <Text key={each} label={words.content[each]} value={fields[each]} onInput={set(each)} />
        ))}
        <Button kind="outline" disabled={!isReady} onClick={propose}>
          {words.propose}
        </Button>
      </div>
    </details>
  );
}

function changeOf({ rules, rulesText, conditions, conditionsText, model, ...content }: Fields) {
  const texts = {
    ...(rules !== '' && rulesText !== '' ? { rules: { de: rulesText } } : {}),
    ...(conditions !== '' && conditionsText !== '' ? { conditions: { de: conditionsText } } : {}),
  };
  return {
    ...(rules === '' ? {} : { rules }),
    ...(conditions === '' ? {} : { conditions }),
    ...(model === '' ? {} : { model }),
    ...(Object.keys(texts).length === 0 ? {} : { texts }),
    content: wordingOf(content),
  };
}

/** What nobody wrote is left out: then the German text is shown. B21 24.3 */
const wordingOf = ({ de, fr, it, en }: Record<(typeof LANGUAGES)[number], string>): Wording => ({
  de: de.trim(),
  ...(fr.trim() === '' ? {} : { fr: fr.trim() }),
  ...(it.trim() === '' ? {} : { it: it.trim() }),
  ...(en.trim() === '' ? {} : { en: en.trim() }),
});

function Text({ label, value, onInput }: { label: string; value: string; onInput: (value: string) => void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea id={id} rows={4} value={value} onInput={(event) => onInput(event.currentTarget.value)} />
    </div>
  );
}
