import { useState } from 'preact/hooks';
import { calendarOf, phaseSpan } from '../../championship/calendar.ts';
import {
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingValue,
  settingIn,
  withSetting,
} from '../../championship/settings.ts';
import { faultsOf, type Template, type TemplateFault } from '../../championship/template.ts';
import type { Titles } from '../../championship/titles.ts';
import type { Venue } from '../../championship/venue.ts';
import { addDays, daysBetween } from '../../kit/time.ts';
import { noon } from '../championship/noon.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Check, Field } from '../parts/field.tsx';
import { Link } from '../shell/router.tsx';
import { LevelField } from './level.tsx';
import { NewEdition } from './newEdition.tsx';
import { OtherTitles } from './otherTitles.tsx';
import { exportPlan, importPlan } from './planFile.ts';
import type { Desk } from './use.ts';

/** An edition as the form has it. */
export interface Plan {
  readonly title: string;
  readonly titles: Titles;
  readonly start: string;
  readonly template: Template;
  readonly venue: Venue;
  readonly level: string;
}

type Change = (change: (before: Plan) => Partial<Plan>) => void;

const NOWHERE: Venue = { hall: '', address: '', town: '', opens: '', begins: '' };
const GROUPS = ['bootCamp', 'matches', 'qualification', 'semiFinal', 'final'] as const;

/** Every setting with its article, checked as a whole and shown as a calendar before anybody else sees it. SSC 8.07 */
export function Settings({ desk, onCreated }: { desk: Desk; onCreated: () => Promise<void> }) {
  const { edition } = desk.office;
  const words = useWords('editions');
  const { title, titles = {}, start, template, computers } = edition;
  const [plan, setPlan] = useState<Plan>({
    ...{ title, titles, start, template, venue: edition.venue ?? NOWHERE, level: computers.level },
  });
  const faults = faultsOf(plan.template);
  if (edition.standing === 'cancelled') return <NewEdition from={edition} onCreated={onCreated} />;
  // Two fields may change before the page is drawn again: each change starts from the last one.
  const set: Change = (change) => setPlan((before) => ({ ...before, ...change(before) }));
  return (
    <div class="office-grid">
      <Stage desk={desk} />
      <General plan={plan} set={set} isFree={edition.publicity === 'draft'} />
      {GROUPS.map((group) => (
        <section class="panel stack" key={group}>
          <h2>{words.groups[group]}</h2>
          {SETTING_NAMES.filter((setting) => SETTINGS[setting].group === group).map((setting) => (
            <SettingField key={setting} setting={setting} plan={plan} faults={faults} set={set} />
          ))}
        </section>
      ))}
      {faults.length === 0 && <Calendar plan={plan} />}
      <Save desk={desk} plan={plan} faults={faults} onLoaded={(loaded) => set(() => loaded)} />
      <NewEdition from={edition} onCreated={onCreated} />
    </div>
  );
}

/** From draft to announcement, from the end to the archive. */
function Stage({ desk }: { desk: Desk }) {
  const words = useWords('editions');
  const { stages } = useWords('championship');
  const { edition, lacks, public: view } = desk.office;
  return (
    <section class="panel stack">
      <h2>
        {edition.title} <span class="tag tag-line">{stages[view.stage]}</span>
      </h2>
      {view.stage === 'draft' && (
        <>
          <p>{words.draftText}</p>
          <p>
            <Link href={`/championship?edition=${edition.id}`}>{words.preview}</Link>
          </p>
          {lacks.map((lack) => (
            <p class="office-warning" key={lack}>
              {words.lacks[lack]}
            </p>
          ))}
          <AskFirst
            title={words.announce}
            question={words.askAnnounce(edition.title)}
            yes={words.announce}
            onYes={() => desk.send({ type: 'announce' })}
          >
            {(ask) => (
              <Button busy={desk.busy} disabled={lacks.length > 0} onClick={ask}>
                {words.announce}
              </Button>
            )}
          </AskFirst>
        </>
      )}
      {view.stage === 'running' && edition.duties && <p>{words.runningText}</p>}
      {view.stage === 'over' && (
        <AskFirst
          title={words.archive}
          question={words.askArchive(edition.title)}
          yes={words.archive}
          onYes={() => desk.send({ type: 'archive' })}
        >
          {(ask) => (
            <Button kind="outline" onClick={ask}>
              {words.archive}
            </Button>
          )}
        </AskFirst>
      )}
    </section>
  );
}

interface PartProps {
  plan: Plan;
  set: Change;
}

function General({ plan, set, isFree }: PartProps & { isFree: boolean }) {
  const words = useWords('editions');
  const office = useWords('office');
  const venue = (change: Partial<Venue>) => set((before) => ({ venue: { ...before.venue, ...change } }));
  return (
    <>
      <section class="panel stack">
        <h2>{words.general}</h2>
        <Field label={office.name} value={plan.title} onInput={(title) => set(() => ({ title }))} maxLength={120} />
        <OtherTitles titles={plan.titles} onInput={(titles) => set(() => ({ titles }))} />
        <Field type="date" label={office.firstDay} value={plan.start} onInput={(start) => set(() => ({ start }))} />
        <LevelField
          level={plan.level}
          onInput={(level) => set(() => ({ level }))}
          isFree={isFree}
          template={plan.template}
        />
      </section>
      <section class="panel stack">
        <h2>{words.venue}</h2>
        <Field label={words.hall} value={plan.venue.hall} onInput={(hall) => venue({ hall })} maxLength={200} />
        <Field label={words.address} value={plan.venue.address} onInput={(address) => venue({ address })} />
        <Field label={words.town} value={plan.venue.town} onInput={(town) => venue({ town })} maxLength={200} />
        <Field type="time" label={words.doorsOpen} value={plan.venue.opens} onInput={(opens) => venue({ opens })} />
        <Field type="time" label={words.begins} value={plan.venue.begins} onInput={(begins) => venue({ begins })} />
      </section>
    </>
  );
}

interface SettingProps extends PartProps {
  setting: Setting;
  faults: readonly TemplateFault[];
}

function SettingField({ setting, plan, faults, set }: SettingProps) {
  const words = useWords('editions');
  const { kind, article } = SETTINGS[setting];
  const value = settingIn(plan.template, setting);
  const fault = faults.find(({ at }) => at === setting);
  const change = (to: SettingValue) => set((before) => ({ template: withSetting(before.template, setting, to) }));
  const label = words.settings[setting];
  const shown = { label, hint: article.replace('SSC', 'Art.'), error: fault && words.faults[fault.why] };
  if (kind === 'flag') {
    return (
      <Check checked={value === true} onInput={change}>
        {label} <span class="soft">{shown.hint}</span>
      </Check>
    );
  }
  if (kind === 'time') return <Field type="time" {...shown} value={String(value)} onInput={change} />;
  if (kind === 'day') {
    const isDay = Number.isSafeInteger(value) && plan.start !== '';
    return (
      <Field
        {...{ type: 'date', ...shown }}
        value={isDay ? addDays(plan.start, Number(value)) : ''}
        onInput={(day) => day !== '' && plan.start !== '' && change(daysBetween(plan.start, day))}
      />
    );
  }
  return (
    <Field
      {...{ inputMode: 'numeric', ...shown }}
      value={Number.isNaN(value) ? '' : String(value)}
      onInput={(text) => change(/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)}
    />
  );
}

/** What the settings mean on a calendar. */
function Calendar({ plan: { template, start } }: { plan: Plan }) {
  const words = useWords('editions');
  const office = useWords('office');
  const { phases } = useWords('championship');
  if (start === '') return null;
  const calendar = calendarOf(template, start);
  const span = (phase: 'bootCamp' | 'qualification' | 'semiFinal') => {
    const { opens, lastStart } = phaseSpan(calendar, phase);
    return `${formatDate(opens, 'dayTime')} – ${formatDate(lastStart, 'dayTime')}`;
  };
  const dates: [string, string][] = [
    ...(['bootCamp', 'qualification', 'semiFinal'] as const).map((phase): [string, string] => [
      phases[phase] ?? '',
      span(phase),
    ]),
    [words.trumpSundays, calendar.trumpSundays.map((day) => formatDate(noon(day), 'shortDay')).join(', ')],
    [office.confirmBy, `${formatDate(noon(calendar.confirmBy), 'weekday')}, 24:00`],
    [office.finalDay, formatDate(noon(calendar.finalDay), 'weekday')],
  ];
  return (
    <section class="panel">
      <h2>{words.calendar}</h2>
      <dl class="office-dates">
        {dates.map(([name, when]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SaveProps {
  desk: Desk;
  plan: Plan;
  faults: readonly TemplateFault[];
  onLoaded: (plan: Partial<Plan>) => void;
}

function Save({ desk, plan, faults, onLoaded }: SaveProps) {
  const words = useWords('editions');
  const [reason, setReason] = useState('');
  const { edition, public: view } = desk.office;
  const needsSecond = edition.duties !== null && (view.stage === 'running' || view.stage === 'over');
  const { title, titles, start, template, level } = plan;
  const venue = Object.values(plan.venue).every((text) => text === '') ? null : plan.venue;
  const save = () =>
    needsSecond
      ? desk.send({ type: 'proposeChange', title, titles, start, template, venue, reason })
      : desk.send({
          type: 'edit',
          title,
          titles,
          start,
          template,
          venue,
          ...(view.stage === 'draft' ? { level } : {}),
        });
  const isReady = faults.length === 0 && title !== '' && start !== '' && (!needsSecond || reason !== '');
  return (
    <section class="panel stack">
      {needsSecond && <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />}
      <div class="row">
        <Button busy={desk.busy} disabled={!isReady} onClick={save}>
          {needsSecond ? words.proposeChange : words.save}
        </Button>
        <Button kind="quiet" onClick={() => exportPlan(edition.id, plan)}>
          {words.exportFile}
        </Button>
        <label class="button button-quiet">
          {words.importFile}
          <input
            type="file"
            accept="application/json"
            class="out-of-sight"
            onInput={(event) => importPlan(event.currentTarget.files?.[0], onLoaded, words.badFile)}
          />
        </label>
      </div>
    </section>
  );
}
