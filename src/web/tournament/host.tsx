import './tournament.css';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { go } from '../shell/router.tsx';

/** Where the console's link leads: this browser is the host's, and the tournaments are next. */
export function Screen() {
  const words = useWords('host');
  const { refusals } = useWords('tournament');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    const token = location.hash.slice(1);
    history.replaceState(history.state, '', location.pathname); // the link stays out of the history
    void call('POST /host', { body: { token } }).then(async (answer) => {
      if (answer.ok) return go('/tournaments', 'replace');
      const here = await call('GET /host'); // opened twice: it is the host's already
      if (here.ok && here.value.isHost) return go('/tournaments', 'replace');
      setFailed(wordsOf(answer.refusal, refusals));
    });
  }, []);
  return (
    <Page title={words.title} narrow>
      {failed ? <ErrorState text={`${failed} ${words.newLink}`} /> : <Progress />}
    </Page>
  );
}
