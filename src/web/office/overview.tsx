import { useState } from 'preact/hooks';
import { isHeld } from '../../championship/place.ts';
import { HOUR } from '../../kit/time.ts';
import { noon } from '../championship/noon.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { LostTime } from './lostTime.tsx';
import { MissingPages } from './missingPages.tsx';
import { Proposals } from './proposals.tsx';
import type { Desk } from './use.ts';

/** The edition at a glance; suspend, resume, cancel. SSC 8.02 */
export function Overview({ desk }: { desk: Desk }) {
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
        <div class="stack">
          <Control desk={desk} />
          <MissingPages />
        </div>
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
      <Champion desk={desk} />
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

/** Who won the final, for the list of all editions. */
function Champion({ desk }: { desk: Desk }) {
  const words = useWords('editions');
  const { edition, public: view } = desk.office;
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const held = edition.admission.places.filter(isHeld);
  if (view.now < noon(view.calendar.finalDay) - 12 * HOUR || held.length === 0) return null;
  return (
    <section class="panel stack">
      <h2>{words.champion}</h2>
      {edition.champion !== null && <p>{desk.nameOf(edition.champion)}</p>}
      <p class="soft">{words.championText}</p>
      <Field label={words.champion} inputMode="numeric" value={number} onInput={setNumber} />
      <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />
      <Button
        kind="outline"
        disabled={!/^\d+$/.test(number) || reason === ''}
        onClick={() => desk.send({ type: 'proposeChampion', number: Number(number), reason })}
      >
        {words.nameChampion}
      </Button>
    </section>
  );
}
