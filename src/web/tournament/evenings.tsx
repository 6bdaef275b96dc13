import { writtenDay } from './day.ts';
import './tournament.css';
import { useEffect, useState } from 'preact/hooks';
import { EBH, REGULATIONS } from '../../tournament/regulation.ts';
import { type Answer, call, upload } from '../api/call.ts';
import { dayOf } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Check, Field, FormError, Select } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { toast } from '../parts/toast.tsx';
import { now } from '../shell/clock.ts';
import { Page } from '../shell/page.tsx';
import { go, Link } from '../shell/router.tsx';
import { SeriesList } from './club/seriesList.tsx';
import { type Template, TemplateFields, takeOver } from './club/template.tsx';
import { codeOf, takeUp } from './entry.ts';
import { SecondLaptop } from './laptops/following.tsx';
import { asked, draftOf, type RegulationDraft } from './regulationDraft.ts';
import { FormatFields, RegulationFields } from './regulationForm.tsx';

/** The live tournaments of this house; for directors and organisers. */
export function Screen() {
  const words = useWords('tournament');
  const [list, setList] = useState<Answer<'GET /tournaments'>['tournaments']>();
  const [error, setError] = useState('');
  const [host, setHost] = useState<Answer<'GET /host'>>();
  useEffect(() => {
    void call('GET /host').then((answer) => answer.ok && setHost(answer.value));
    void call('GET /tournaments').then((answer) => {
      if (answer.ok) setList(answer.value.tournaments);
      else if (answer.refusal.code !== 'not-signed-in') setError(wordsOf(answer.refusal, words.refusals));
    });
  }, []);
  const restore = async (file: File) => {
    const answer = await upload('POST /tournaments/restore', { file, type: 'application/octet-stream' });
    if (answer.ok) go(`/t/${answer.value.id}/-`);
    else toast(wordsOf(answer.refusal, words.refusals), 'refusal');
  };
  return (
    <Page title={words.evenings} narrow>
      <div class="stack">
        {error && <FormError>{error}</FormError>}
        {list?.length === 0 && <Empty title={words.noEvenings} />}
        <ul class="tour-list">
          {list?.map((each) => (
            <li key={each.id}>
              <Link href={`/t/${each.id}/-`}>
                <b>{each.title}</b> {writtenDay(each.day)}
              </Link>
            </li>
          ))}
        </ul>
        {list ? (
          <>
            <NewEvening evenings={list} onRefused={setError} />
            <SeriesList />
            {host?.isHall && <SecondLaptop />}
            <FileDrop label={words.takeOver} accept=".json" onFile={(file) => void restore(file)} />
          </>
        ) : (
          host && <WhoMay isHall={host.isHall} />
        )}
        {host?.isHost && <TakeBack />}
      </div>
    </Page>
  );
}

/** Nobody is turned away without being told how to come in. */
function WhoMay({ isHall }: { isHall: boolean }) {
  const words = useWords('host');
  const { typeCode } = useWords('tournament');
  if (isHall)
    return (
      <div class="note stack">
        <p>
          {words.notHost} {words.newLink}
        </p>
        <Button href="/code" kind="outline">
          {typeCode}
        </Button>
      </div>
    );
  return (
    <div class="note stack">
      <p>{words.byAccount}</p>
      <Button href="/sign-in">{words.signIn}</Button>
    </div>
  );
}

/** The laptop was borrowed, or somebody else leads now. */
function TakeBack() {
  const words = useWords('host');
  const end = () => void call('DELETE /host').then(() => location.reload());
  return (
    <p class="tour-quiet">
      {words.isHost}{' '}
      <AskFirst title={words.takeBack} question={words.takeBackMeans} yes={words.takeBack} onYes={end}>
        {(ask) => (
          <button type="button" class="tour-small" onClick={ask}>
            {words.takeBack}
          </button>
        )}
      </AskFirst>
    </p>
  );
}

interface NewEveningProps {
  readonly evenings: Answer<'GET /tournaments'>['tournaments'];
  readonly onRefused: (text: string) => void;
}

/** Title, place, day, the regulation: all that an evening needs to begin. EBH 1 */
function NewEvening({ evenings, onRefused }: NewEveningProps) {
  const words = useWords('tournament');
  const forms = useWords('director');
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState('');
  const [day, setDay] = useState(dayOf(now()));
  const [director, setDirector] = useState('');
  const [draft, setDraft] = useState<RegulationDraft>(draftOf(EBH));
  const [doubleEntry, setDoubleEntry] = useState(false);
  const [template, setTemplate] = useState<Template>();
  const create = async () => {
    const answer = await call('POST /tournaments', {
      body: {
        title,
        place,
        day,
        regulation: asked(draft),
        doubleEntry,
        director: director.trim() || words.roles.director,
      },
    });
    if (!answer.ok) return onRefused(wordsOf(answer.refusal, words.refusals));
    const { id, invitation } = answer.value;
    const taken = await takeUp(id, invitation);
    if (!taken.ok) return onRefused(wordsOf(taken.refusal, words.refusals));
    if (template) await takeOver(id, codeOf(id, taken.value), template);
    go(`/t/${id}/${taken.value}?tab=people`);
  };
  const begin = (from: Template | undefined) => {
    setTemplate(from);
    if (!from) return;
    setTitle(from.view.title);
    setPlace(from.view.place);
    setDraft(draftOf(from.view.regulation));
    setDoubleEntry(from.view.doubleEntry);
  };
  return (
    <form
      class="panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{words.newEvening}</h2>
      <TemplateFields evenings={evenings} onTemplate={begin} />
      <Field label={words.eveningTitle} value={title} onInput={setTitle} required maxLength={80} />
      <Field label={words.place} value={place} onInput={setPlace} maxLength={80} />
      <Field label={words.day} type="date" value={day} onInput={setDay} required />
      <Field label={words.directorName} value={director} onInput={setDirector} maxLength={80} />
      <Select
        label={words.regulation}
        value={draft.base}
        onInput={(value) => setDraft({ ...draftOf(REGULATIONS[value]!), pairs: draft.pairs })}
        options={Object.entries(words.regulations).map(([value, label]) => ({ value, label }))}
      />
      <FormatFields draft={draft} onInput={setDraft} />
      <Check checked={doubleEntry} onInput={setDoubleEntry}>
        {words.doubleEntry}
      </Check>
      <details>
        <summary>{forms.ownRegulation}</summary>
        <RegulationFields draft={draft} onInput={setDraft} />
      </details>
      <Button type="submit">{words.create}</Button>
    </form>
  );
}
