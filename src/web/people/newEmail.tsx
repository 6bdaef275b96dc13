import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../api/refusal.ts';
import { post } from '../api/request.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { takeHash } from './form.ts';

/** Where the link to a new e-mail address leads. */
export function Screen() {
  const words = useWords('people');
  const [state, setState] = useState<'waiting' | 'done' | Refusal>('waiting');
  useEffect(() => {
    post('/people/email', { token: takeHash() }).then((answer) =>
      setState(answer.ok ? 'done' : { ...answer.refusal, code: 'link-expired' }),
    );
  }, []);
  return (
    <Page title={words.changeEmail} narrow>
      {state === 'waiting' && <Progress />}
      {state === 'done' && (
        <p class="people-good" role="status">
          <Icon name="check" />
          <span>{words.emailConfirmed}</span>
        </p>
      )}
      {typeof state === 'object' && <ErrorState text={refusalText(state, words.refusals)} />}
      <div class="row">
        <Button href="/account">{words.account}</Button>
      </div>
    </Page>
  );
}
