import { useEffect, useState } from 'preact/hooks';
import type { LedgerCheck } from '../../ledger/wire.ts';
import { type Answer, call } from '../api/call.ts';
import { formatDate, formatNumber, formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Table } from '../parts/table.tsx';
import { now } from '../shell/clock.ts';

/** The paid ratio of the last thirty days with its band. B21 3.2 */
export function Monitor() {
  const words = useWords('big21');
  const [shown, setShown] = useState<Answer<'GET /big21/monitor'>>();
  useEffect(() => {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const query = { from: day(now() - 30 * 86_400_000), until: day(now() + 86_400_000) };
    call('GET /big21/monitor', { query }).then((answer) => answer.ok && setShown(answer.value));
  }, []);
  return (
    <section class="panel stack">
      <h2>{words.monitorTitle}</h2>
      {shown?.days.length === 0 && <p>{words.noHistory}</p>}
      {shown !== undefined && shown.days.length > 0 && (
        <Table
          caption={words.monitorTitle}
          rows={[...shown.totals.map((line) => ({ ...line, day: undefined })), ...shown.days]}
          rowKey={({ model, day }) => `${model} ${day}`}
          columns={[
            {
              head: words.day,
              names: true,
              cell: ({ day, model }) =>
                `${day === undefined ? words.thirtyDays : formatDate(Date.parse(day), 'shortDay')} · ${model}`,
            },
            { head: words.games, cell: ({ games }) => formatNumber(games), figure: true },
            { head: words.ratio, cell: ({ ratio }) => formatPercent(ratio, 1), figure: true },
            {
              head: words.band,
              cell: ({ band: [low, high] }) => `${formatPercent(low, 1)} – ${formatPercent(high, 1)}`,
              figure: true,
            },
            {
              head: words.standing,
              cell: ({ alarm }) => (alarm ? <b>{words.alarm}</b> : words.inOrder),
              figure: true,
            },
          ]}
        />
      )}
    </section>
  );
}

/** What the books say about themselves. */
export function Books() {
  const words = useWords('big21');
  const [check, setCheck] = useState<LedgerCheck>();
  useEffect(() => {
    call('GET /ledger/check').then((answer) => answer.ok && setCheck(answer.value));
  }, []);
  if (!check) return null;
  return (
    <section class="panel stack">
      <h2>{words.booksTitle}</h2>
      <p role="status">
        <b>{check.ok ? words.booksOk : words.booksWrong}</b> {words.booksText(formatNumber(check.entries))}
      </p>
    </section>
  );
}
