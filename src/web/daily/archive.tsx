import { useState } from 'preact/hooks';
import type { DayLine } from '../../daily/wire.ts';
import { call } from '../api/call.ts';
import { noon } from '../championship/noon.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { Link } from '../shell/router.tsx';

/** As many days as the server tells at once. */
const PAGE = 31;

/** All days so far, the latest first. */
export function Archive() {
  const words = useWords('daily');
  const { value } = useAnswer('GET /daily/days', {});
  const [more, setMore] = useState<readonly DayLine[]>([]);
  if (!value) return <Progress />;
  const days = [...value.days, ...more];
  const last = days.at(-1);
  const fetchMore = async () => {
    const answer = await call('GET /daily/days', { query: { before: last?.day ?? '' } });
    if (answer.ok) setMore([...more, ...answer.value.days]);
  };
  return (
    <section class="panel stack">
      <h2>{words.archive}</h2>
      <Table
        caption={words.archive}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          {
            head: words.day,
            names: true,
            cell: ({ day, tries }) => (
              <>
                <Link href={`/daily/${day}`}>{formatDate(noon(day), 'day')}</Link>
                <span class="daily-others">{words.ranked(tries)}</span>
              </>
            ),
          },
          { head: words.mean, figure: true, cell: ({ mean }) => (mean === null ? '–' : formatNumber(mean)) },
          { head: words.yours, figure: true, cell: ({ mine }) => <b>{mine === null ? '–' : formatNumber(mine)}</b> },
        ]}
      />
      {days.length > 0 && days.length % PAGE === 0 && (
        <Button kind="quiet" onClick={fetchMore}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
