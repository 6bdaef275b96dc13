import { useState } from 'preact/hooks';
import { AUDIENCES, type Audience } from '../../championship/messages.ts';
import { useAnswer } from '../championship/use.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field, LongField, Select } from '../parts/field.tsx';
import type { Desk } from './use.ts';

interface Draft {
  readonly subject: string;
  readonly text: string;
}
const EMPTY: Draft = { subject: '', text: '' };

/** A message of the office about the competition: to whom, in which words, seen before it goes. */
export function Message({ desk }: { desk: Desk }) {
  const words = useWords('editions');
  const [to, setTo] = useState<Audience>('everybody');
  const [language, setLanguage] = useState<Language>('de');
  const [drafts, setDrafts] = useState<Partial<Record<Language, Draft>>>({});
  const params = { edition: desk.office.edition.id };
  const { value } = useAnswer('GET /editions/:edition/readers', { params, query: { to } });
  const draft = drafts[language] ?? EMPTY;
  const write = (change: Partial<Draft>) =>
    setDrafts((before) => ({ ...before, [language]: { ...EMPTY, ...before[language], ...change } }));
  const texts = LANGUAGES.flatMap((each) => {
    const { subject, text } = drafts[each] ?? EMPTY;
    return subject.trim() !== '' && text.trim() !== '' ? [{ language: each, subject, text }] : [];
  });
  const send = async () => {
    const answer = await desk.send({ type: 'sendMessage', to, texts });
    if (answer.ok) setDrafts({});
  };
  return (
    <section class="panel stack">
      <h2>{words.message}</h2>
      <p class="soft">{words.messageText}</p>
      <Select
        label={words.messageTo}
        value={to}
        onInput={(chosen) => setTo(AUDIENCES.find((known) => known === chosen) ?? to)}
        options={AUDIENCES.map((value) => ({ value, label: words.audiences[value] }))}
      />
      <Choice
        label={words.messageLanguage}
        value={language}
        onInput={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
      />
      <Field label={words.subject} value={draft.subject} onInput={(subject) => write({ subject })} maxLength={120} />
      <LongField label={words.messageBody} value={draft.text} onInput={(text) => write({ text })} />
      <AskFirst
        title={words.sendMessage}
        question={words.askMessage(
          value?.readers ?? 0,
          texts.map((one) => words.languages[one.language]).join(', '),
          texts[0]?.subject ?? '',
        )}
        yes={words.sendMessage}
        onYes={send}
      >
        {(ask) => (
          <Button busy={desk.busy} disabled={texts.length === 0 || !value || value.readers === 0} onClick={ask}>
            {words.sendMessage}
          </Button>
        )}
      </AskFirst>
    </section>
  );
}
