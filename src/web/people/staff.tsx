import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { go } from '../shell/router.tsx';
import { takeHash } from './form.ts';

/** Where a one-time link for staff leads: signs in, then asks for the second step or its set-up. */
export function Screen() {
  const words = useWords('people');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const token = takeHash();
    call('POST /session/link', { body: { token } }).then(async (answer) => {
      if (!answer.ok) return setFailed(true);
      await refreshSession();
      const { secondFactor, password } = answer.value;
      go(secondFactor === 'needed' ? '/second-factor' : `/second-factor/set-up?password=${password}`, 'replace');
    });
  }, []);
  return (
    <Page title={words.staffTitle} narrow>
      {failed ? (
        <div class="people-panel">
          <ErrorState text={words.refusals['link-expired']} />
          <div class="row">
            <Button href="/sign-in">{words.signIn}</Button>
          </div>
        </div>
      ) : (
        <Progress />
      )}
    </Page>
  );
}
