import { useEffect, useState } from 'preact/hooks';
import type { MonitoredModel, MonitorLine } from '../../big21/wire.ts';
import { addDays, type Day, zurichDay } from '../../kit/time.ts';
import type { LedgerCheck } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { formatDate, formatNumber, formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Choice } from '../parts/choice.tsx';
import { Table } from '../parts/table.tsx';
import { now } from '../shell/clock.ts';
import { RunningPicture } from './runningPicture.tsx';

const SHOWN_DAYS = 90;

/** The paid ratio of each model against its certificate: a picture of the running total, and days, weeks, years. B21 3.2 */
export function Monitor() {
  const words = useWords('big21');
  const house = useWords('big21House');
  const [models, setModels] = useState<readonly MonitoredModel[]>();
  useEffect(() => {
    const today = zurichDay(now());
    const query = { from: addDays(today, 1 - SHOWN_DAYS), until: today };
    call('GET /big21/monitor', { query }).then((answer) => answer.ok && setModels(answer.value.models));
  }, []);
  return (
    <section class="panel stack">
      <h2>{words.monitorTitle}</h2>
      {models?.length === 0 && <p>{house.noGames}</p>}
      {models?.map((each) => (
        <Monitored key={each.model} {...each} />
      ))}
    </section>
  );
}

type Shown = 'day' | 'week' | 'year';

function Monitored(monitored: MonitoredModel) {
  const words = useWords('big21');
  const house = useWords('big21House');
  const [period, setPeriod] = useState<Shown>('day');
  const { model, promised, alarms, running } = monitored;
  const lines = monitored[period].toReversed();
  const day = (at: Day) => formatDate(Date.parse(at), 'shortDay');
  return (
    <>
      <h3>{words.model(model)}</h3>
      <p class="note">{house.monitorLead(formatPercent(promised, 2))}</p>
      <RunningPicture promised={promised} running={running} />
      <p role="status">{alarms.length === 0 ? house.noAlarms : <b>{house.alarms(alarms.length)}</b>}</p>
      {alarms.length > 0 && (
        <ul class="big21-list">
          {alarms.slice(-10).map((alarm) => (
            <li key={`${alarm.period} ${alarm.day}`}>
              {house.alarmAt(house.periods[alarm.period], formatDate(Date.parse(alarm.day)))}
            </li>
          ))}
        </ul>
      )}
      <Choice<Shown>
        label={house.period}
        value={period}
        onInput={setPeriod}
        options={(['day', 'week', 'year'] as const).map((value) => ({ value, label: house.periods[value] }))}
      />
      <Lines lines={lines} name={({ day: at }) => (period === 'year' ? at.slice(0, 4) : day(at))} head={period} />
    </>
  );
}

interface LinesProps {
  lines: readonly MonitorLine[];
  name: (line: MonitorLine) => string;
  head: Shown;
}

function Lines({ lines, name, head }: LinesProps) {
  const words = useWords('big21');
  const house = useWords('big21House');
  return (
    <Table
      caption={words.monitorTitle}
      rows={lines}
      rowKey={({ day }) => day}
      columns={[
        { head: house.periods[head], names: true, cell: name },
        { head: house.games, cell: ({ games }) => formatNumber(games), figure: true },
        { head: house.ratio, cell: ({ ratio }) => formatPercent(ratio, 1), figure: true },
        {
          head: house.band,
          cell: ({ band: [low, high] }) => `${formatPercent(low, 1)} – ${formatPercent(high, 1)}`,
          figure: true,
        },
        {
          head: house.standing,
          cell: ({ standing }) => (standing === 'alarm' ? <b>{house.standings.alarm}</b> : house.standings[standing]),
          figure: true,
        },
      ]}
    />
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
