import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { Consent } from '../../people/person.ts';
import type { Profile } from '../../people/wire.ts';
import { call, fileAddress, type Refusal } from '../api/call.ts';
import { hasRole, refreshSession } from '../api/session.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Check, Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { toast } from '../parts/toast.tsx';
import { Page } from '../shell/page.tsx';
import { go } from '../shell/router.tsx';
import { Details, Safety } from './accountParts.tsx';
import { DeleteAccount } from './deleteAccount.tsx';
import { SessionList } from './sessionList.tsx';

/** One's own account: details, safety, what others see, all data in a file, and the way out. */
export function Screen() {
  const words = useWords('people');
  const [profile, setProfile] = useState<Profile | Refusal<'GET /me/profile'>>();
  const load = () => call('GET /me/profile').then((answer) => setProfile(answer.ok ? answer.value : answer.refusal));
  useEffect(() => {
    load();
  }, []);

  if (profile === undefined) {
    return (
      <Page title={words.account} narrow>
        <Progress />
      </Page>
    );
  }
  if ('code' in profile && profile.code === 'not-signed-in') {
    return (
      <Page title={words.account} narrow>
        <div class="stack">
          <p>{words.accountGuest}</p>
          <div class="row">
            <Button href="/sign-in">{words.signIn}</Button>
            <Button kind="outline" href="/register">
              {words.register}
            </Button>
          </div>
        </div>
      </Page>
    );
  }
  if ('code' in profile) {
    return (
      <Page title={words.account} narrow>
        <ErrorState text={wordsOf(profile, words.refusals)} onRetry={load} />
        <div class="row">
          <Button href="/sign-in">{words.signIn}</Button>
        </div>
      </Page>
    );
  }
  const signOut = async () => {
    await call('DELETE /session');
    await refreshSession();
    go('/');
  };
  return (
    <Page title={words.account} narrow>
      <div class="stack">
        <Standing profile={profile} />
        <Details profile={profile} onSaved={load} />
        <Safety profile={profile} />
        <SessionList />
        <Consents profile={profile} onSaved={load} />
        <YourData hasPassword={profile.hasPassword} />
        {hasRole('organiser') && (
          <Button kind="quiet" wide href="/staff/desk">
            {words.staffDesk}
          </Button>
        )}
        <Button kind="outline" wide onClick={signOut}>
          {words.signOut}
        </Button>
      </div>
    </Page>
  );
}

/** What is kept about one, to look at, to take away and to have erased. */
function YourData({ hasPassword }: { hasPassword: boolean }) {
  const words = useWords('people');
  return (
    <section class="panel people-panel">
      <h2>{words.yourData}</h2>
      <p>{words.exportText}</p>
      <div class="row">
        <Button kind="quiet" icon="list" href="/me/numbers">
          {words.numbers}
        </Button>
        <a class="button button-quiet" href={fileAddress('GET /me/export')} download="gschobe.json">
          {words.exportAction}
        </a>
      </div>
      <DeleteAccount hasPassword={hasPassword} />
    </section>
  );
}

function Standing({ profile: { held, exclusion } }: { profile: Profile }) {
  const words = useWords('people');
  if (exclusion !== null) {
    return <ErrorState text={`${words.excludedTitle}. ${words.excludedText}`} />;
  }
  if (!held) return null;
  return (
    <section class="panel people-panel">
      <h2>{words.heldTitle}</h2>
      <p>{words.heldText}</p>
    </section>
  );
}

function Consents({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const words = useWords('people');
  const set = (consent: Consent) => async (given: boolean) => {
    const answer = await call('PUT /me/consents', { body: { consent, given } });
    if (!answer.ok) return toast(wordsOf(answer.refusal, words.refusals), 'refusal');
    toast(words.saved);
    onSaved();
  };
  const setLanguage = async (chosen: string) => {
    const language = LANGUAGES.find((known) => known === chosen);
    if (language === undefined) return;
    const answer = await call('PUT /me/language', { body: { language } });
    toast(answer.ok ? words.saved : wordsOf(answer.refusal, words.refusals), answer.ok ? 'news' : 'refusal');
    onSaved();
  };
  return (
    <section class="panel people-panel">
      <h2>{words.consents}</h2>
      <Check checked={profile.consents.includes('publication')} onInput={set('publication')}>
        {words.publication}
      </Check>
      <Check checked={profile.consents.includes('image')} onInput={set('image')}>
        {words.image}
      </Check>
      <Check checked={profile.consents.includes('daily')} onInput={set('daily')}>
        {words.daily}
      </Check>
      <Select
        label={words.lettersIn}
        value={profile.language}
        onInput={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </section>
  );
}
