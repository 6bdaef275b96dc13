import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { LINK_EXPIRED, type PeopleRefused, takeHash } from './form.ts';

/** Where the link to a new e-mail address leads. */
export function Screen() {
  const words = useWords('people');
  const [state, setState] = useState<'waiting' | 'done' | 'requested' | PeopleRefused>('waiting');
  useEffect(() => {
    call('POST /people/email', { body: { token: takeHash() } }).then((answer) => {
      if (answer.ok) setState(answer.value.isRequested ? 'requested' : 'done');
      else setState(answer.refusal.code === 'invalid' ? LINK_EXPIRED : answer.refusal);
    });
  }, []);
  return (
    <Page title={words.changeEmail} narrow>
      {state === 'waiting' && <Progress />}
      {(state === 'done' || state === 'requested') && (
        <p class="people-good" role="status">
          <Icon name="check" />
          <span>{state === 'done' ? words.emailConfirmed : words.emailRequested}</span>
        </p>
      )}
      {typeof state === 'object' && <ErrorState text={wordsOf(state, words.refusals)} />}
      <div class="row">
        <Button href="/account">{words.account}</Button>
      </div>
    </Page>
  );
}
