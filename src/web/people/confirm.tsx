import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, call, type Refusal } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { LINK_EXPIRED, takeHash } from './form.ts';

type State = 'waiting' | Answer<'POST /people/confirm'> | Refusal<'POST /people/confirm'>;

/** Where the link of the first letter leads. */
export function Screen() {
  const words = useWords('people');
  const shell = useWords('shell');
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    call('POST /people/confirm', { body: { token: takeHash() } }).then(async (answer) => {
      if (answer.ok) await refreshSession();
      setState(answer.ok ? answer.value : answer.refusal);
    });
  }, []);

  if (state === 'waiting') {
    return (
      <Page title={words.confirming} narrow>
        <Progress />
      </Page>
    );
  }
  if ('code' in state) {
    const text = wordsOf(state.code === 'invalid' ? LINK_EXPIRED : state, words.refusals);
    return (
      <Page title={words.confirming} narrow>
        <ErrorState text={text} />
        <div class="row">
          <Button href="/sign-in">{words.signIn}</Button>
          <Button kind="quiet" href="/register">
            {words.register}
          </Button>
        </div>
      </Page>
    );
  }
  return (
    <Page title={state.held ? words.heldTitle : words.confirmed} narrow>
      <div class="panel people-panel">
        <p>{state.held ? words.heldText : words.confirmedText}</p>
        <div class="row">
          <Button kind="go" icon="trophy" href="/championship">
            {shell.championship}
          </Button>
          <Button kind="quiet" icon="play" href="/">
            {words.play}
          </Button>
          <Button kind="quiet" href="/account">
            {words.account}
          </Button>
        </div>
      </div>
    </Page>
  );
}
