import './championship.css';
import { useState } from 'preact/hooks';
import { titleIn } from '../../championship/titles.ts';
import type { EditionView, HomeView } from '../../championship/wire.ts';
import { call } from '../api/call.ts';
import { hasRole, session } from '../api/session.ts';
import { formatDate } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Check, FormError } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { HouseLinks } from '../people/houseLinks.tsx';
import { Icon } from '../shell/icons.tsx';
import { remember, remembered } from '../shell/memory.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { Acceptance } from './acceptance.tsx';
import { canEnter } from './canEnter.ts';
import { Band, Sponsors } from './dressed.tsx';
import { OtherEditions } from './otherEditions.tsx';
import { PlacePanel, Referral, StartPanel } from './panels.tsx';
import { Published } from './published.tsx';
import { AllMatches, CutText, Phases, Results, Running } from './results.tsx';
import { RuleLink } from './ruleLink.tsx';
import { told } from './told.ts';
import { useAnswer, useEditionId, useNews } from './use.ts';
import type { Words } from './words.de.ts';

/** The participant's home: matches left, results, rank and line, the link, what comes next. */
export function Screen() {
  const words = useWords('championship');
  const { value: id, refusal, reload } = useEditionId();
  if (refusal) {
    return (
      <Page title={words.title}>
        <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} />
      </Page>
    );
  }
  if (id === null) {
    return (
      <Page title={words.title}>
        <Empty icon="trophy" title={words.noEdition}>
          <p>{words.noEditionText}</p>
        </Empty>
      </Page>
    );
  }
  if (id === undefined || session.value === undefined) {
    return (
      <Page title={words.title}>
        <Progress />
      </Page>
    );
  }
  return session.value ? <Mine id={id} /> : <ForGuests id={id} />;
}

/** The phase of an edition that runs; of the others, that they are announced or over. */
const stageOf = (words: Words, { stage, phase }: EditionView): string =>
  stage === 'running' ? words.phases[phase] : words.stages[stage];

function Mine({ id }: { id: string }) {
  const words = useWords('championship');
  const { value: home, refusal, reload } = useAnswer('GET /editions/:edition/me', { params: { edition: id } });
  useNews(id, reload);
  if (!home) {
    return (
      <Page title={words.title}>
        {refusal ? <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} /> : <Progress />}
      </Page>
    );
  }
  const { edition, entry } = home;
  const canStillRefer = edition.phase === 'bootCamp' || edition.phase === 'qualification';
  const eyebrow = `${formatDate(edition.now, 'weekday')} · ${stageOf(words, edition)}`;
  return (
    <Page title={titleIn(edition, language.value)} eyebrow={eyebrow}>
      <Band edition={edition} look={edition.look} />
      <Notice edition={edition} isExcluded={entry?.isExcluded ?? false} />
      <div class="cs-home">
        {entry ? (
          <>
            <Acceptance home={home} reload={reload} />
            <PlacePanel home={home} reload={reload} />
            {edition.phase !== 'admission' && <StartPanel home={home} reload={reload} />}
            <Results home={home} />
            <Running entry={entry} minutes={edition.template.minutesPerMatch} />
            <Phases home={home} />
            <Published edition={edition} />
            {canStillRefer && <Referral home={home} />}
            <AllMatches entry={entry} />
          </>
        ) : (
          <>
            {canEnter(edition) && <Enter home={home} reload={reload} />}
            <Phases home={home} />
            <Published edition={edition} />
          </>
        )}
      </div>
      <Sponsors edition={edition} />
      <OtherEditions id={id} screen="/championship" />
      <Links id={id} />
    </Page>
  );
}

function ForGuests({ id }: { id: string }) {
  const words = useWords('championship');
  const { value: edition, refusal, reload } = useAnswer('GET /editions/:edition', { params: { edition: id } });
  useNews(id, reload);
  if (!edition) {
    return (
      <Page title={words.title}>
        {refusal ? <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} /> : <Progress />}
      </Page>
    );
  }
  const home: HomeView = { edition, obstacle: null, door: null, next: null, entry: null };
  const via = remembered('via');
  return (
    <Page title={titleIn(edition, language.value)} eyebrow={stageOf(words, edition)}>
      <Band edition={edition} look={edition.look} />
      <Notice edition={edition} isExcluded={false} />
      <div class="cs-home">
        {canEnter(edition) && (
          <section class="cs-start">
            <h2>{words.enterTitle}</h2>
            <p>{words.enterText}</p>
            <p class="cs-why">{words.needAccount}</p>
            <div class="row">
              <Button kind="go" href={typeof via === 'string' ? `/register?via=${via}` : '/register'}>
                {words.register}
              </Button>
              <Link class="cs-on-cloth" href="/sign-in">
                {words.signIn}
              </Link>
            </div>
          </section>
        )}
        <Phases home={home} />
        <Published edition={edition} />
        {edition.phase === 'semiFinal' && (
          <section class="panel">
            <CutText home={home} />
          </section>
        )}
      </div>
      <Sponsors edition={edition} />
      <OtherEditions id={id} screen="/championship" />
      <Links id={id} />
    </Page>
  );
}

function Enter({ home, reload }: { home: HomeView; reload: () => Promise<void> }) {
  const words = useWords('championship');
  const [accepts, setAccepts] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const via = remembered('via');
  const referral = typeof via === 'string' ? via : undefined;
  const enter = async () => {
    setBusy(true);
    const body = { acceptsRules: accepts, ...(referral === undefined ? {} : { referral }) };
    const answer = await call('POST /editions/:edition/entry', { params: { edition: home.edition.id }, body });
    setBusy(false);
    if (!answer.ok) {
      // A link that leads nowhere is forgotten, so that the next try succeeds.
      if (answer.refusal.code === 'unknown-referral' || answer.refusal.code === 'own-referral')
        remember('via', undefined);
      return setError(wordsOf(answer.refusal, words.refusals));
    }
    remember('via', undefined);
    await reload();
  };
  const { obstacle } = home;
  return (
    <section class="panel stack">
      <h2>{words.enterTitle}</h2>
      <p>{words.enterText}</p>
      {referral && (
        <p class="cs-note-box">
          <Icon name="person" /> {words.enterInvited}
        </p>
      )}
      {obstacle ? (
        <FormError>
          {wordsOf(told(obstacle), words.refusals)} <RuleLink code={obstacle.code} />
        </FormError>
      ) : (
        <>
          <Check checked={accepts} onInput={setAccepts}>
            {words.enterRules(home.edition.regulations.at(-1)?.version ?? null)}{' '}
            <Link href={`/championship/rules?edition=${home.edition.id}`}>{words.enterSee}</Link>
          </Check>
          <FormError>{error}</FormError>
          <Button kind="go" wide busy={busy} onClick={enter}>
            {words.enterButton}
          </Button>
        </>
      )}
    </section>
  );
}

function Notice({ edition, isExcluded }: { edition: EditionView; isExcluded: boolean }) {
  const words = useWords('championship');
  const text =
    edition.standing === 'suspended'
      ? words.suspended
      : edition.standing === 'cancelled'
        ? words.cancelled
        : isExcluded
          ? words.excludedText
          : '';
  return text === '' ? null : (
    <p class="cs-notice" role="status">
      <Icon name="no" />
      <span>{text}</span>
    </p>
  );
}

function Links({ id }: { id: string }) {
  const words = useWords('championship');
  return (
    <p class="row cs-links">
      <Link href={`/ranking?edition=${id}`}>{words.rankingLink}</Link>
      <Link href={`/championship/rules?edition=${id}`}>{words.rulesLink}</Link>
      {(['organiser', 'director', 'auditor'] as const).some(hasRole) && <Link href="/office">{words.office}</Link>}
      <HouseLinks />
    </p>
  );
}
