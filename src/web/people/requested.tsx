import './people.css';
import type { RequestedChange } from '../../people/wire.ts';
import { call } from '../api/call.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';

/** What a person has asked to change and the office has not decided yet. */
export function Requested({ request, onWithdrawn }: { request: RequestedChange; onWithdrawn: () => void }) {
  const words = useWords('people');
  const withdraw = async () => {
    const answer = await call('DELETE /me/change');
    toast(answer.ok ? words.requestWithdrawn : wordsOf(answer.refusal, words.refusals), answer.ok ? 'news' : 'refusal');
    onWithdrawn();
  };
  return (
    <section class="stack people-requested">
      <h3>{words.requestTitle}</h3>
      <RequestedValues request={request} />
      <p class="soft">{words.requestText}</p>
      <div class="row">
        <AskFirst
          title={words.withdrawRequest}
          question={words.withdrawQuestion}
          yes={words.withdrawRequest}
          onYes={withdraw}
        >
          {(ask) => (
            <Button kind="quiet" onClick={ask}>
              {words.withdrawRequest}
            </Button>
          )}
        </AskFirst>
      </div>
    </section>
  );
}

/** Each field with what stands there now and what shall. */
export function RequestedValues({ request: { values } }: { request: RequestedChange }) {
  const words = useWords('people');
  const shown = (field: string, value: string) =>
    field === 'born' && value !== '' ? formatDate(Date.parse(`${value}T12:00:00Z`)) : value || words.missing;
  return (
    <dl class="people-facts">
      {values.map(({ field, before, after }) => (
        <>
          <dt>{words[field]}</dt>
          <dd>
            <span class="soft">
              {words.before} <s>{shown(field, before)}</s>
            </span>
            <br />
            <span class="soft">{words.after}</span> <b>{shown(field, after)}</b>
          </dd>
        </>
      ))}
    </dl>
  );
}
