import { useEffect, useState } from 'preact/hooks';
import type { SessionLine } from '../../people/wire.ts';
import { call } from '../api/call.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Progress } from '../parts/progress.tsx';
import { toast } from '../parts/toast.tsx';

/** Where the account is signed in; a device that is lost or borrowed is signed out from here. */
export function SessionList() {
  const words = useWords('people');
  const [sessions, setSessions] = useState<readonly SessionLine[]>();
  const load = () => call('GET /me/sessions').then((answer) => answer.ok && setSessions(answer.value.sessions));
  useEffect(() => {
    load();
  }, []);
  const end = async (session: string) => {
    const answer = await call('DELETE /me/sessions/:session', { params: { session } });
    toast(answer.ok ? words.signedOutThere : wordsOf(answer.refusal, words.refusals), answer.ok ? 'news' : 'refusal');
    await load();
  };
  return (
    <section class="panel people-panel">
      <h2>{words.devices}</h2>
      {sessions === undefined && <Progress />}
      <ul class="people-list">
        {sessions?.map(({ id, createdAt, seenAt, isThis }) => (
          <li key={id} class="people-panel">
            <div>
              <b>{isThis ? words.thisDevice : words.otherDevice}</b>
              <p class="note">{words.signedInSince(formatDate(createdAt, 'dayTime'), formatDate(seenAt, 'dayTime'))}</p>
            </div>
            {!isThis && (
              <div class="row">
                <Button kind="quiet" onClick={() => end(id)}>
                  {words.signOutThere}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
