import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../api/refusal.ts';
import { get, put, remove } from '../api/request.ts';
import { hasRole, refreshSession } from '../api/session.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Check, Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { toast } from '../parts/toast.tsx';
import { Page } from '../shell/page.tsx';
import { go } from '../shell/router.tsx';
import { DeleteAccount, Details, Safety } from './accountParts.tsx';

export interface Profile {
  readonly person: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street?: string;
  readonly houseNumber?: string;
  readonly postcode?: string;
  readonly town?: string;
  readonly born?: string;
  readonly language: string;
  readonly consents: readonly string[];
  readonly held: boolean;
  readonly exclusion: { readonly article: string } | null;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

/** One's own account: details, safety, what others see, all data in a file, and the way out. */
export function Screen() {
  const words = useWords('people');
  const [profile, setProfile] = useState<Profile | Refusal>();
  const load = () =>
    get<Profile>('/me/profile').then((answer) => setProfile(answer.ok ? answer.value : answer.refusal));
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
  if ('code' in profile) {
    return (
      <Page title={words.account} narrow>
        <ErrorState text={refusalText(profile, words.refusals)} onRetry={load} />
        <div class="row">
          <Button href="/sign-in">{words.signIn}</Button>
        </div>
      </Page>
    );
  }
  const signOut = async () => {
    await remove('/session');
    await refreshSession();
    go('/');
  };
  return (
    <Page title={words.account} narrow>
      <div class="stack">
        <Standing profile={profile} />
        <Details profile={profile} onSaved={load} />
        <Safety profile={profile} />
        <Consents profile={profile} onSaved={load} />
        <section class="panel people-panel">
          <h2>{words.yourData}</h2>
          <p>{words.exportText}</p>
          <div class="row">
            <a class="button button-quiet" href="/api/me/export" download="gschobe.json">
              {words.exportAction}
            </a>
          </div>
          <DeleteAccount hasPassword={profile.hasPassword} />
        </section>
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

function Standing({ profile: { held, exclusion } }: { profile: Profile }) {
  const words = useWords('people');
  if (exclusion !== null) {
    return <ErrorState text={`${words.excludedTitle}. ${words.excludedText(exclusion.article)}`} />;
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
  const set = (consent: string) => async (given: boolean) => {
    const answer = await put('/me/consents', { consent, given });
    if (!answer.ok) return toast(refusalText(answer.refusal, words.refusals), 'refusal');
    toast(words.saved);
    onSaved();
  };
  const setLanguage = async (language: string) => {
    const answer = await put('/me/language', { language });
    toast(answer.ok ? words.saved : refusalText(answer.refusal, words.refusals), answer.ok ? 'news' : 'refusal');
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
      <Select
        label={words.lettersIn}
        value={profile.language}
        onInput={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </section>
  );
}
