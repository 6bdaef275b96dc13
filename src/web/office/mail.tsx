import { useEffect } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { toast } from '../parts/toast.tsx';

/** The outbox: how far it is, kinds and states, never the text; what waits can be tried again now. */
export function Mail() {
  const words = useWords('office');
  const { value, reload } = useAnswer('GET /mail', {});
  const progress = useAnswer('GET /mail/progress', {});
  const waiting = progress.value?.waiting ?? 0;
  const again = progress.reload;
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setInterval(() => {
      again();
      reload();
    }, 2000);
    return () => clearInterval(timer);
  }, [waiting, again, reload]);
  if (!value || !progress.value) return <Progress />;
  const { sent, failed } = progress.value;
  const retry = async (id: string) => {
    const answer = await call('POST /mail/:letter/retry', { params: { letter: id }, body: {} });
    if (answer.ok) toast(words.done);
    else toast(wordsOf(answer.refusal, words.refusals), 'refusal');
    await Promise.all([reload(), again()]);
  };
  return (
    <section class="panel stack">
      <h2>{words.sections.mail}</h2>
      <Progress
        done={sent + failed}
        of={Math.max(1, sent + failed + waiting)}
        label={words.mailAt(sent, waiting, failed)}
      />
      <p class="soft">{words.letters(value.letters.length)}</p>
      <Table
        caption={words.sections.mail}
        rows={value.letters}
        rowKey={({ id }) => id}
        columns={[
          { head: words.sent, cell: ({ created_at }) => formatDate(created_at, 'dayTime') },
          { head: words.kind, names: true, cell: ({ kind }) => words.mailKinds[kind] ?? kind },
          {
            head: words.state,
            cell: ({ state, last_error }) => `${words.mailState[state]}${last_error ? ` (${last_error})` : ''}`,
          },
          { head: words.attempts, figure: true, cell: ({ attempts }) => attempts },
          {
            head: words.act,
            cell: ({ id, state }) =>
              state === 'waiting' && (
                <Button kind="quiet" onClick={() => retry(id)}>
                  {words.tryAgain}
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}
