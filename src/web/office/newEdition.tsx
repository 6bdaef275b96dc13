import { useState } from 'preact/hooks';
import type { Edition } from '../../championship/edition.ts';
import { USUAL_DUTIES } from '../../championship/motion.ts';
import { nextStart } from '../../championship/nextYear.ts';
import { DEMONSTRATION } from '../../championship/stage.ts';
import { type Titles, titleIn } from '../../championship/titles.ts';
import { call } from '../api/call.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { OtherTitles } from './otherTitles.tsx';

/** Next year's edition from this one: a draft that nobody but the office sees. */
export function NewEdition({ from, onCreated }: { from: Edition; onCreated: () => Promise<void> }) {
  const words = useWords('editions');
  const office = useWords('office');
  const [start, setStart] = useState<string>(nextStart(from.start));
  const year = start.slice(0, 4);
  // The trial lends its settings, not its name: the first edition of a house is called as its organiser likes.
  const isFirst = from.id === DEMONSTRATION;
  const [id, setId] = useState(`${isFirst ? 'schieber' : from.id.replace(/-?\d{4}$/, '')}-${year}`.slice(0, 40));
  const [title, setTitle] = useState(isFirst ? '' : forYear(from.title, year));
  const [titles, setTitles] = useState<Titles>(isFirst ? {} : titlesFor(from.titles ?? {}, year));
  const [decides, setDecides] = useState<'two' | 'alone'>('two');
  const isId = /^[a-z0-9][a-z0-9-]{0,39}$/.test(id);
  const create = async () => {
    const { template, computers, venue } = from;
    const duties = { ...USUAL_DUTIES, secondPerson: decides === 'two' };
    const answer = await call('POST /editions', {
      body: { id, title, titles, start, template, level: computers.level, isDraft: true, duties, venue },
    });
    if (!answer.ok) return toast(wordsOf(answer.refusal, office.refusals), 'refusal');
    toast(office.done);
    await onCreated();
  };
  return (
    <section class="panel stack">
      <h2>{words.newFrom(titleIn(from, language.value))}</h2>
      <p class="soft">{words.newFromText}</p>
      <Field label={words.id} hint={words.idHint} error={isId ? '' : words.badId} value={id} onInput={setId} />
      <Field label={office.name} value={title} onInput={setTitle} maxLength={120} />
      <OtherTitles titles={titles} onInput={setTitles} />
      <Field type="date" label={office.firstDay} value={start} onInput={setStart} />
      <Choice
        label={words.duties}
        value={decides}
        onInput={setDecides}
        options={[
          { value: 'two', label: words.twoPeople },
          { value: 'alone', label: words.alone },
        ]}
      />
      <Button kind="outline" disabled={!isId || !title || !start} onClick={create}>
        {words.create}
      </Button>
    </section>
  );
}

/** 'Schieber 2024' becomes 'Schieber 2025'. */
const forYear = (title: string, year: string): string =>
  /\d{4}/.test(title) ? title.replace(/\d{4}/, year) : `${title} ${year}`;

const titlesFor = (titles: Titles, year: string): Titles =>
  Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, title && forYear(title, year)]));
