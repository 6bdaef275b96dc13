import { useEffect, useState } from 'preact/hooks';
import type { MonitorLine } from '../../big21/wire.ts';
import type { LedgerCheck } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { formatDate, formatNumber, formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { now } from '../shell/clock.ts';

/** The paid ratio of the last thirty days with its band. B21 3.2 */
export function Monitor() {
  const words = useWords('big21');
  const [days, setDays] = useState<readonly MonitorLine[]>([]);
  useEffect(() => {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const query = { from: day(now() - 30 * 86_400_000), until: day(now() + 86_400_000) };
    call('GET /big21/monitor', { query }).then((answer) => answer.ok && setDays(answer.value.days));
  }, []);
  return (
    <section class="panel stack">
      <h2>{words.monitorTitle}</h2>
      {days.length === 0 && <p>{words.noHistory}</p>}
      <div class="table-scroll" hidden={days.length === 0}>
        <table class="table">
          <thead>
            <tr>
              <th>{words.day}</th>
              <th class="n">{words.games}</th>
              <th class="n">{words.ratio}</th>
              <th class="n">{words.band}</th>
              <th class="n">{words.standing}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((line) => (
              <tr key={line.model + line.day}>
                <td>
                  {formatDate(Date.parse(line.day), 'shortDay')} · {line.model}
                </td>
                <td class="n">{line.games}</td>
                <td class="n">{formatPercent(line.ratio, 1)}</td>
                <td class="n">
                  {formatPercent(line.band[0], 1)} – {formatPercent(line.band[1], 1)}
                </td>
                <td class="n">{line.alarm ? <b>{words.alarm}</b> : words.inOrder}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
