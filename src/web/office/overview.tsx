import { useState } from 'preact/hooks';
import type { Template } from '../../championship/template.ts';
import { call } from '../api/call.ts';
import { noon } from '../championship/noon.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { LostTime } from './lostTime.tsx';
import { Proposals } from './proposals.tsx';
import type { Desk } from './use.ts';

/** The edition at a glance; suspend, resume, cancel; a new one. SSC 8.02, 8.07 */
export function Overview({ desk, onCreated }: { desk: Desk; onCreated: () => Promise<void> }) {
  const words = useWords('office');
  const phases = useWords('championship').phases;
  const { levels } = useWords('shell');
  const { public: edition } = desk.office;
  const { calendar } = edition;
  const span = (first: number, last: number) => `${formatDate(first, 'shortDay')} – ${formatDate(last, 'shortDay')}`;
  const dates: [string, string][] = [
    [phases['bootCamp']!, span(noon(calendar.bootCamp.first), noon(calendar.bootCamp.last))],
    [phases['qualification']!, span(noon(calendar.qualification.first), noon(calendar.qualification.last))],
    [
      phases['semiFinal']!,
      `${formatDate(calendar.semiFinal.opens, 'dayTime')} – ${formatDate(calendar.semiFinal.lastStart, 'dayTime')}`,
    ],
    [words.confirmBy, `${formatDate(noon(calendar.confirmBy))}, 24:00`],
    [words.finalDay, formatDate(noon(calendar.finalDay), 'day')],
    [
      words.level,
      `${levels[edition.computers.level] ?? edition.computers.level} · ${edition.computers.version} · ${edition.computers.weights.slice(0, 12)}`,
    ],
  ];
  return (
    <div class="office-grid">
      <section class="panel">
        <h2>
          {edition.title} <span class="tag tag-line">{words.standing[edition.standing]}</span>
        </h2>
        <dl class="office-figures">
          <Figure label={words.entered} value={edition.entered} />
          <Figure label={words.qualified} value={edition.qualified} />
          <Figure label={words.finalists} value={edition.finalists} />
        </dl>
        <Control desk={desk} />
      </section>
      <Proposals desk={desk} />
      <section class="panel">
        <h2>{words.dates}</h2>
        <dl class="office-dates">
          {dates.map(([name, when]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LostTime desk={desk} />
      <Edit desk={desk} />
      <NewEdition onCreated={onCreated} />
    </div>
  );
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dd>{formatNumber(value)}</dd>
    <dt>{label}</dt>
  </div>
);

function Control({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const [reason, setReason] = useState('');
  const [sure, setSure] = useState(false);
  const { standing } = desk.office.edition;
  if (standing === 'cancelled') return null;
  const cancel = async () => {
    if (!sure) return setSure(true);
    await desk.send({ type: 'proposeCancellation', reason });
    setSure(false);
  };
  return (
    <div class="stack office-control">
      <Field label={words.reason} hint={words.reasonHint} value={reason} onInput={setReason} maxLength={500} />
      {sure && <p class="office-warning">{words.cancelSure}</p>}
      <div class="row">
        {standing === 'running' ? (
          <Button kind="quiet" disabled={reason === ''} onClick={() => desk.send({ type: 'suspend', reason })}>
            {words.suspend}
          </Button>
        ) : (
          <Button onClick={() => desk.send({ type: 'resume' })}>{words.resume}</Button>
        )}
        <Button kind="danger" disabled={reason === ''} onClick={cancel}>
          {sure ? words.cancelYes : words.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The figures an organiser may change before their phase has begun; the rest of the template stays. */
const FIGURES = ['threshold', 'daily', 'trumpSunday', 'places', 'wildCards'] as const;
type Figures = Record<(typeof FIGURES)[number], string>;

function figuresOf({ qualification, final }: Template): Figures {
  const { threshold, daily, trumpSunday } = qualification;
  const { places, wildCards } = final;
  const text = String;
  return {
    ...{ threshold: text(threshold), daily: text(daily), trumpSunday: text(trumpSunday) },
    ...{ places: text(places), wildCards: text(wildCards) },
  };
}

function withFigures(template: Template, figures: Figures): Template {
  const threshold = Number(figures.threshold);
  const daily = Number(figures.daily);
  const trumpSunday = Number(figures.trumpSunday);
  return {
    ...template,
    qualification: { ...template.qualification, threshold, daily, trumpSunday },
    final: { ...template.final, places: Number(figures.places), wildCards: Number(figures.wildCards) },
  };
}

/** Moves or edits an edition; what has been opened stays as it was (SSC 8.07). */
function Edit({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const { edition } = desk.office;
  const [title, setTitle] = useState(edition.title);
  const [start, setStart] = useState(edition.start);
  const [figures, setFigures] = useState(figuresOf(edition.template));
  const areNumbers = Object.values(figures).every((text) => /^\d+$/.test(text));
  const save = () => desk.send({ type: 'edit', title, start, template: withFigures(edition.template, figures) });
  if (edition.standing === 'cancelled') return null;
  return (
    <section class="panel stack">
      <h2>{words.editTitle}</h2>
      <Field label={words.name} value={title} onInput={setTitle} maxLength={120} />
      <Field type="date" label={words.firstDay} value={start} onInput={setStart} />
      {FIGURES.map((name) => (
        <Field
          key={name}
          label={words.figures[name]!}
          inputMode="numeric"
          value={figures[name]}
          onInput={(value) => setFigures({ ...figures, [name]: value })}
        />
      ))}
      <Button kind="outline" busy={desk.busy} disabled={!title || !start || !areNumbers} onClick={save}>
        {words.saveEdit}
      </Button>
    </section>
  );
}

function NewEdition({ onCreated }: { onCreated: () => Promise<void> }) {
  const words = useWords('office');
  const [id, setId] = useState('');
  const [title, setTitle] = useState('');
  const [start, setStart] = useState('');
  const create = async () => {
    const answer = await call('POST /editions', { body: { id, title, start, template: 'ssc8' } });
    if (!answer.ok) return toast(wordsOf(answer.refusal, words.refusals), 'refusal');
    toast(words.done);
    await onCreated();
  };
  return (
    <section class="panel stack">
      <h2>{words.newEdition}</h2>
      <Field label={words.id} hint={words.idHint} value={id} onInput={setId} maxLength={40} />
      <Field label={words.name} value={title} onInput={setTitle} maxLength={120} />
      <Field type="date" label={words.firstDay} value={start} onInput={setStart} />
      <Button kind="outline" disabled={!id || !title || !start} onClick={create}>
        {words.create}
      </Button>
    </section>
  );
}
