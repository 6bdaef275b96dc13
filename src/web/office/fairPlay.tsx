import type { Signal } from '../../championship/fairPlay.ts';
import { useAnswer } from '../championship/use.ts';
import { formatNumber, formatPercent } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords, wordsNow } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import type { Desk } from './use.ts';

/** What two people should look at. The machine excludes nobody. SSC 8.01 */
export function FairPlay({ desk }: { desk: Desk }) {
  const words = useWords('editions');
  const office = useWords('office');
  const params = { edition: desk.office.edition.id };
  const { value, refusal, reload } = useAnswer('GET /editions/:edition/signals', { params });
  return (
    <section class="panel stack">
      <h2>{words.fairPlay}</h2>
      <p>{words.fairPlayText}</p>
      {refusal ? (
        <ErrorState text={wordsOf(refusal, office.refusals)} onRetry={reload} />
      ) : !value ? (
        <Progress />
      ) : (
        <>
          <p class="soft">{words.looked(value.looked, value.people.length)}</p>
          {value.people.length > 0 && (
            <Table
              caption={words.fairPlay}
              rows={value.people}
              rowKey={({ number }) => number}
              columns={[
                { head: office.number, cell: ({ number }) => number },
                { head: office.person, names: true, cell: ({ name }) => name ?? '–' },
                { head: words.signal, cell: ({ signals }) => signals.map(signalText).join(' · ') },
              ]}
            />
          )}
        </>
      )}
    </section>
  );
}

function signalText(signal: Signal): string {
  const words = wordsNow('editions');
  if (signal.kind === 'tempo') {
    return words.tempo(formatNumber(signal.median / 1000, 2), formatPercent(signal.quick));
  }
  if (signal.kind === 'accounts') return words.accounts(signal.numbers.join(', '), signal.links);
  if (signal.kind === 'listed') return words.listedAs[signal.as];
  const { master, club, decisions } = signal;
  const like = master >= club ? 'master' : 'club';
  return words.agreement(formatPercent(Math.max(master, club) / decisions), like, decisions);
}
