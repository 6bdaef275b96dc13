import './office.css';
import { useState } from 'preact/hooks';
import type { OfficeView } from '../../championship/officeWire.ts';
import { titleIn } from '../../championship/titles.ts';
import { hasRole, session } from '../api/session.ts';
import { useAnswer } from '../championship/use.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Empty } from '../parts/empty.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { Admission } from './admission.tsx';
import { Audit } from './audit.tsx';
import { FairPlay } from './fairPlay.tsx';
import { LookSection } from './look.tsx';
import { Mail } from './mail.tsx';
import { Message } from './message.tsx';
import { Overview } from './overview.tsx';
import { People } from './people.tsx';
import { Rankings } from './rankings.tsx';
import { Regulation } from './regulation.tsx';
import { Review } from './review.tsx';
import { Settings } from './settings.tsx';
import { useDesk } from './use.ts';

const SECTIONS = [
  'overview',
  'settings',
  'look',
  'regulation',
  'rankings',
  'admission',
  'people',
  'review',
  'fairPlay',
  'mail',
  'audit',
] as const;
type Section = (typeof SECTIONS)[number];

/** The organiser's console. */
export function Screen() {
  const words = useWords('office');
  const { stages } = useWords('championship');
  const { value, refusal, reload } = useAnswer('GET /editions', {});
  const [chosen, choose] = useState<string>();
  const isStaff = (['organiser', 'director', 'auditor'] as const).some(hasRole);
  if (session.value === undefined || (!value && !refusal)) {
    return (
      <Page title={words.title}>
        <Progress />
      </Page>
    );
  }
  if (!isStaff) {
    return (
      <Page title={words.title}>
        <Empty icon="shield" title={words.title}>
          <p>{words.onlyStaff}</p>
          <Button href="/sign-in">{useWords('shell').signIn}</Button>
        </Empty>
      </Page>
    );
  }
  if (!value) {
    return (
      <Page title={words.title}>
        <ErrorState text={wordsOf(refusal!, words.refusals)} onRetry={reload} />
      </Page>
    );
  }
  const id = chosen ?? value.onShow;
  /** Whoever works at an edition stays there, also when another one is on show from now on. */
  const again = () => {
    if (id) choose(id);
    return reload();
  };
  return (
    <Page title={words.title}>
      <div class="stack">
        <Select
          label={words.edition}
          value={id ?? ''}
          onInput={choose}
          options={value.editions.map((edition) => ({
            value: edition.id,
            label: `${titleIn(edition, language.value)} · ${edition.start} · ${edition.standing === 'running' ? stages[edition.stage] : words.standing[edition.standing]}`,
          }))}
        />
        {id && <Console key={id} id={id} onChanged={again} />}
      </div>
    </Page>
  );
}

function Console({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const words = useWords('office');
  const [section, setSection] = useState<Section>('overview');
  const { value: office, refusal, reload } = useAnswer('GET /editions/:edition/office', { params: { edition: id } });
  // What is decided here may change how the edition stands in the list above: its name, its day, its stage.
  const again = async () => {
    await Promise.all([reload(), onChanged()]);
  };
  if (!office) return refusal ? <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} /> : <Progress />;
  return (
    <>
      <Choice
        label={words.section}
        value={section}
        onInput={setSection}
        options={SECTIONS.map((value) => ({ value, label: words.sections[value] }))}
      />
      <Open section={section} office={office} reload={again} onCreated={onChanged} />
    </>
  );
}

interface OpenProps {
  section: Section;
  office: OfficeView;
  reload: () => Promise<void>;
  onCreated: () => Promise<void>;
}

function Open({ section, office, reload, onCreated }: OpenProps) {
  const desk = useDesk(office, reload);
  switch (section) {
    case 'overview':
      return <Overview desk={desk} />;
    case 'settings':
      return <Settings key={office.edition.id} desk={desk} onCreated={onCreated} />;
    case 'look':
      return <LookSection key={office.edition.id} desk={desk} />;
    case 'regulation':
      return <Regulation desk={desk} />;
    case 'rankings':
      return <Rankings desk={desk} />;
    case 'admission':
      return <Admission desk={desk} />;
    case 'people':
      return <People desk={desk} />;
    case 'review':
      return <Review />;
    case 'fairPlay':
      return <FairPlay desk={desk} />;
    case 'mail':
      return (
        <div class="office-grid">
          <Message desk={desk} />
          <Mail />
        </div>
      );
    case 'audit':
      return <Audit />;
  }
}
