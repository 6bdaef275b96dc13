import { writtenDay } from '../day.ts';
import '../tournament.css';
import './club.css';
import { useEffect, useState } from 'preact/hooks';
import type { SeriesLine, SeriesResult } from '../../../tournament/series/standings.ts';
import type { SeriesView } from '../../../tournament/series/wire.ts';
import { call, fileAddress } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { language } from '../../i18n/language.ts';
import { wordsOf } from '../../i18n/refusal-text.ts';
import { useWords } from '../../i18n/words.ts';
import { Empty } from '../../parts/empty.tsx';
import { Progress } from '../../parts/progress.tsx';
import { toast } from '../../parts/toast.tsx';
import { Page } from '../../shell/page.tsx';
import type { Params } from '../../shell/router.tsx';
import { SeriesDesk } from './seriesDesk.tsx';
import { StrikeDialog } from './strikeDialog.tsx';

export type SeriesAsked = NonNullable<Parameters<typeof call<'POST /series/:id/commands'>>[1]>['body'];
export type TellSeries = (body: SeriesAsked) => Promise<boolean>;

/** The ranking over several evenings; whose it is also changes it here. */
export function Screen({ params }: { params: Params }) {
  const words = useWords('club');
  const { refusals } = useWords('tournament');
  const id = params['id'] ?? '';
  const [view, setView] = useState<SeriesView | null>();
  useEffect(() => {
    void call('GET /series/:id', { params: { id } }).then((answer) => setView(answer.ok ? answer.value : null));
  }, [id]);
  const tell: TellSeries = async (body) => {
    const answer = await call('POST /series/:id/commands', { params: { id }, body });
    if (answer.ok) setView(answer.value);
    else toast(wordsOf(answer.refusal, refusals), 'refusal');
    return answer.ok;
  };
  if (!view)
    return (
      <Page title={words.series}>
        {view === null ? (
          <Empty icon="trophy" title={words.seriesNotThere}>
            {words.notSharedHint}
          </Empty>
        ) : (
          <Progress />
        )}
      </Page>
    );
  return (
    <Page title={view.title} eyebrow={words.bestOf(view.best, view.evenings.length)}>
      <div class="stack">
        {view.lines.length === 0 ? (
          <Empty icon="trophy" title={words.noResults} />
        ) : (
          <Ranking view={view} tell={tell} />
        )}
        <p class="tour-acts">
          <a
            class="button button-outline"
            href={fileAddress('GET /series/:id/print', { params: { id }, query: { language: language.value } })}
            target="_blank"
            rel="noreferrer"
          >
            {words.asPaper}
          </a>
        </p>
        {view.isOwn && <SeriesDesk key={`${view.title}/${view.best}`} view={view} tell={tell} />}
      </div>
    </Page>
  );
}

interface RankingProps {
  readonly view: SeriesView;
  readonly tell: TellSeries;
}

function Ranking({ view: { lines, evenings, isOwn }, tell }: RankingProps) {
  const words = useWords('club');
  const common = useWords('tournament');
  const [chosen, setChosen] = useState<{ line: SeriesLine; result: SeriesResult } | null>(null);
  return (
    <>
      <div class="club-scroll">
        <table class="tour-ranks tour-wide">
          <thead>
            <tr>
              <th>{common.rank}</th>
              <th>{common.name}</th>
              {evenings.map(({ evening, day, title }) => (
                <th key={evening} title={title}>
                  {writtenDay(day, 'shortDay')}
                </th>
              ))}
              <th>{common.total}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <td>{line.rank}</td>
                <th scope="row">
                  {line.name} <span class="tour-quiet">{line.town}</span>
                </th>
                {line.results.map((result, at) => (
                  <td key={evenings[at]?.evening}>
                    {result && (
                      <Result result={result} onChoose={isOwn ? () => setChosen({ line, result }) : undefined} />
                    )}
                  </td>
                ))}
                <td class="tour-total">{formatNumber(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="tour-quiet">{words.struckNote}</p>
      {chosen && <StrikeDialog {...chosen} tell={tell} onClose={() => setChosen(null)} />}
    </>
  );
}

/** A result; whoever may strike it taps it. */
function Result({ result, onChoose }: { result: SeriesResult; onChoose: (() => void) | undefined }) {
  const text = formatNumber(result.points);
  const shown = result.counts ? text : <s class="club-struck">{text}</s>;
  if (!onChoose) return <span title={result.struck ?? undefined}>{shown}</span>;
  return (
    <button type="button" class="tour-name" title={result.struck ?? undefined} onClick={onChoose}>
      {shown}
    </button>
  );
}
