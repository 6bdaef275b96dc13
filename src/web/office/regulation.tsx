import { useState } from 'preact/hooks';
import { strayNumbers } from '../../championship/strayNumbers.ts';
import { call } from '../api/call.ts';
import { factsOf, markdownOf } from '../championship/articleFacts.ts';
import { formatDate } from '../i18n/format.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { SUBJECTS } from '../i18n/subjects.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Check, Field, LongField } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { Link } from '../shell/router.tsx';
import { Proposals } from './proposals.tsx';
import type { Desk } from './use.ts';

type Texts = Readonly<Partial<Record<Language, string>>>;

/** The texts of an edition: versions that stay, written from the settings so that both agree. SSC 8.06, 8.07 */
export function Regulation({ desk }: { desk: Desk }) {
  const words = useWords('editions');
  const { edition } = desk.office;
  return (
    <div class="office-grid">
      <section class="panel stack">
        <h2>{words.regulation}</h2>
        <p class="soft">{words.regulationText}</p>
        {edition.regulations.length === 0 && <p>{words.noRegulation}</p>}
        <ul class="office-list">
          {edition.regulations.map(({ version, at, reason }) => (
            <li key={version}>
              <Link href={`/championship/rules?edition=${edition.id}&version=${version}`}>
                {words.version(version, formatDate(at, 'day'))}
              </Link>
              <span class="soft">{reason}</span>
            </li>
          ))}
        </ul>
      </section>
      <Proposals desk={desk} />
      <Editor desk={desk} />
    </div>
  );
}

function Editor({ desk }: { desk: Desk }) {
  const words = useWords('editions');
  const { refusals } = useWords('office');
  const { edition } = desk.office;
  const newest = edition.regulations.at(-1);
  const isDraft = edition.publicity === 'draft';
  const [texts, setTexts] = useState<Texts>({});
  const [binding, setBinding] = useState<Language>(newest?.binding ?? 'de');
  const [mustAccept, setMustAccept] = useState(true);
  const [reason, setReason] = useState('');
  const written = LANGUAGES.flatMap((language) => {
    const text = texts[language]?.trim() ?? '';
    return text === '' ? [] : [{ language, text }];
  });
  const publish = async () => {
    const body = { texts: written, binding, mustAccept, reason };
    const params = { edition: edition.id };
    const answer = await call('POST /editions/:edition/regulations', { params, body });
    if (!answer.ok) return toast(wordsOf(answer.refusal, refusals), 'refusal');
    setTexts({});
    setReason('');
    await desk.reload();
  };
  return (
    <section class="panel stack office-wide">
      <Beginnings desk={desk} onLoaded={setTexts} />
      {LANGUAGES.map((language) => (
        <LongField
          key={language}
          label={words.text(words.languages[language])}
          value={texts[language] ?? ''}
          onInput={(text) => setTexts((before) => ({ ...before, [language]: text }))}
        />
      ))}
      {written.length > 0 && <Stray desk={desk} text={written.map(({ text }) => text).join('\n')} />}
      <Choice
        label={words.binding}
        value={binding}
        onInput={setBinding}
        options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
      />
      {!isDraft && (
        <Check checked={mustAccept} onInput={setMustAccept}>
          {words.mustAccept}
        </Check>
      )}
      <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />
      <AskFirst title={words.publish} question={words.askPublish(isDraft)} yes={words.publish} onYes={publish}>
        {(ask) => (
          <Button disabled={reason === '' || !texts[binding]?.trim()} onClick={ask}>
            {words.publish}
          </Button>
        )}
      </AskFirst>
    </section>
  );
}

/** Where a text begins: at what the settings say, or at the newest version. */
function Beginnings({ desk, onLoaded }: { desk: Desk; onLoaded: (texts: Texts) => void }) {
  const words = useWords('editions');
  const { edition } = desk.office;
  const load = async () => {
    const params = { edition: edition.id };
    const answer = await call('GET /editions/:edition/regulation', { params, query: {} });
    if (answer.ok) onLoaded(Object.fromEntries(answer.value.texts.map(({ language, text }) => [language, text])));
  };
  return (
    <div class="row">
      <Button kind="outline" onClick={async () => onLoaded(await textsFrom(desk))}>
        {words.fromSettings}
      </Button>
      {edition.regulations.length > 0 && (
        <Button kind="quiet" onClick={load}>
          {words.fromNewest}
        </Button>
      )}
    </div>
  );
}

/** Every number of the text that no setting has, so that they cannot disagree unseen. */
function Stray({ desk, text }: { desk: Desk; text: string }) {
  const words = useWords('editions');
  const stray = strayNumbers(text, desk.office.edition);
  if (stray.length === 0) return <p class="office-good">{words.noStray}</p>;
  return (
    <p class="office-warning" role="status">
      {words.strayTitle} <b>{stray.join(', ')}</b>
    </p>
  );
}

async function textsFrom({ office: { edition } }: Desk): Promise<Texts> {
  const written = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { words } = await SUBJECTS.articles[language]();
      return [language, markdownOf(edition.title, words.articles(factsOf(edition, language)))] as const;
    }),
  );
  return Object.fromEntries(written);
}
