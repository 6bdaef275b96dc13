import type { PersonLine } from '../../people/wire.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { useAnswer } from '../championship/use.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { RequestedValues } from '../people/requested.tsx';

/** Who asks to be somebody else while something hangs on it: two people decide alike. SSC 7.02, B21 5 */
export function ChangeRequests({ people, reload }: { people: readonly PersonLine[] | undefined; reload: () => void }) {
  const words = useWords('office');
  return (
    <section class="panel stack">
      <h2>{words.changesTitle}</h2>
      <p class="soft">{words.changesText}</p>
      <ul class="office-list">
        {people?.map((person) => (
          <Asked key={person.person} person={person} reload={reload} />
        ))}
      </ul>
      {people?.length === 0 && <p class="soft">{words.nobody}</p>}
    </section>
  );
}

function Asked({
  person: { person: id, firstName, lastName, email },
  reload,
}: {
  person: PersonLine;
  reload: () => void;
}) {
  const words = useWords('office');
  const { refusals } = useWords('people');
  const { value, reload: again } = useAnswer('GET /people/:id', { params: { id } });
  const request = value?.request;
  if (!request) return null;
  const decide = async (grant: boolean) => {
    const answer = await call('POST /people/:id/change', { params: { id }, body: { asked: request.at, grant } });
    toast(answer.ok ? words.done : wordsOf(answer.refusal, refusals), answer.ok ? 'news' : 'refusal');
    await again();
    reload();
  };
  return (
    <li>
      <div class="stack">
        <p>
          <b>
            {firstName} {lastName}
          </b>{' '}
          <span class="soft">{[email, words.hangsOn[request.tie]].join(' · ')}</span>
        </p>
        <RequestedValues request={request} />
        {request.said && <p class="office-warning">{words.firstSaid(request.said.isGranted)}</p>}
      </div>
      {id === session.value?.id ? (
        <p class="note">{refusals['not-about-oneself']}</p>
      ) : (
        <span class="row">
          <Button onClick={() => decide(true)}>{words.grantChange}</Button>
          <Button kind="quiet" onClick={() => decide(false)}>
            {words.reject}
          </Button>
        </span>
      )}
    </li>
  );
}
