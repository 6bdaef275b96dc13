import { useState } from 'preact/hooks';
import type { Span } from '../../daily/calendar.ts';
import type { DailyTable, TableRow } from '../../daily/wire.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { useAnswer } from '../championship/use.ts';
import { colon, formatDate, formatNumber } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Check } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { toast } from '../parts/toast.tsx';
import { Link } from '../shell/router.tsx';

const SPANS: readonly Span[] = ['day', 'week', 'month'];
const PAGE = 50;

/** The tables of a day, its week and its month: those who agreed to be named. */
export function Tables({ day }: { day: string }) {
  const words = useWords('daily');
  const [span, setSpan] = useState<Span>('day');
  const [page, setPage] = useState(1);
  const { value: table, reload } = useAnswer('GET /daily/table', { query: { span, day, page } });
  const choose = (wanted: Span) => {
    setSpan(wanted);
    setPage(1);
  };
  return (
    <section class="panel stack">
      <h2>{words.tables}</h2>
      <Choice
        label={words.span}
        value={span}
        onInput={choose}
        options={SPANS.map((value) => ({ value, label: words.spans[value] }))}
      />
      <p class="note">{words.spanNotes[span]}</p>
      {table ? <List table={table} span={span} /> : <Progress />}
      {table?.asOf && <p class="note">{words.asOf(formatDate(table.asOf, 'second'))}</p>}
      {table && table.total > PAGE && (
        <div class="row">
          <Button kind="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.earlier}
          </Button>
          <span>{words.page(page, Math.ceil(table.total / PAGE))}</span>
          <Button kind="quiet" disabled={page * PAGE >= table.total} onClick={() => setPage(page + 1)}>
            {words.further}
          </Button>
        </div>
      )}
      <Agreement onChanged={reload} />
    </section>
  );
}

function List({ table, span }: { table: DailyTable; span: Span }) {
  const words = useWords('daily');
  if (table.total === 0) return <p class="soft">{words.nobody}</p>;
  const { rows, mine } = table;
  const shown: readonly TableRow[] = mine && !rows.some(({ isMe }) => isMe) ? [...rows, mine] : rows;
  return (
    <>
      <p class="soft">{words.ranked(table.total)}</p>
      <Table
        caption={`${words.tables}${colon()}${words.spans[span]}`}
        rows={shown}
        rowKey={(_row, index) => index}
        isHere={({ isMe }) => isMe}
        columns={[
          { head: words.rank, cell: ({ rank }) => formatNumber(rank) },
          {
            head: words.name,
            names: true,
            cell: ({ name, isMe }) => (
              <>
                {name} {isMe && <span class="tag tag-line">{words.you}</span>}
              </>
            ),
          },
          {
            head: span === 'day' ? words.pointsHead : words.lead3,
            figure: true,
            cell: ({ points }) => <b>{points}</b>,
          },
        ]}
      />
    </>
  );
}

/** Nobody is named who has not said so, and one can take it back here. */
function Agreement({ onChanged }: { onChanged: () => Promise<void> }) {
  const words = useWords('daily');
  const { refusals } = useWords('people');
  const who = session.value;
  const { value: profile, reload } = useAnswer('GET /me/profile', who ? {} : 'not yet');
  if (!who)
    return (
      <p class="note">
        {words.agreeSignIn} <Link href="/sign-in">{words.signIn}</Link>
      </p>
    );
  if (!profile) return null;
  const set = async (given: boolean) => {
    const answer = await call('PUT /me/consents', { body: { consent: 'daily', given } });
    if (!answer.ok) toast(wordsOf(answer.refusal, refusals), 'refusal');
    await Promise.all([reload(), onChanged()]);
  };
  return (
    <Check checked={profile.consents.includes('daily')} onInput={set}>
      {words.agree}
    </Check>
  );
}
