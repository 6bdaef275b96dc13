import type { Average } from '../../numbers/numbers.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Table } from '../parts/table.tsx';

interface AveragesProps {
  title: string;
  rows: readonly (Average & { readonly name: string })[];
}

/** Means side by side: a bar for the eye, the figure beside it. */
export function Averages({ title, rows }: AveragesProps) {
  const words = useWords('numbers');
  return (
    <section class="panel stack">
      <h2>{title}</h2>
      <Table
        caption={title}
        rows={rows.filter(({ games }) => games > 0)}
        rowKey={({ name }) => name}
        columns={[
          { head: words.kind, names: true, cell: ({ name }) => name },
          { head: words.gamesHead, figure: true, cell: ({ games }) => formatNumber(games) },
          {
            head: words.meanHead,
            figure: true,
            cell: ({ mean }) => (
              <>
                <svg class="numbers-bar" viewBox="0 0 157 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="numbers-bar-all" width="157" height="10" />
                  <rect class="numbers-bar-own" width={mean} height="10" />
                </svg>
                <b>{formatNumber(mean, 1)}</b>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
