import { writtenDay } from '../day.ts';
import '../tournament.css';
import './club.css';
import { useEffect, useState } from 'preact/hooks';
import type { ResultsView } from '../../../tournament/club/results.ts';
import { call, fileAddress } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { language } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Empty } from '../../parts/empty.tsx';
import { Progress } from '../../parts/progress.tsx';
import { Page } from '../../shell/page.tsx';
import type { Params } from '../../shell/router.tsx';

/** The results of an evening for everybody who has the link. SSC 8.03 */
export function Screen({ params }: { params: Params }) {
  const words = useWords('club');
  const id = params['id'] ?? '';
  const [results, setResults] = useState<ResultsView | null>();
  useEffect(() => {
    void call('GET /tournaments/:id/results', { params: { id } }).then((answer) =>
      setResults(answer.ok ? answer.value : null),
    );
  }, [id]);
  if (!results)
    return (
      <Page title={words.results}>
        {results === null ? (
          <Empty icon="trophy" title={words.notShared}>
            {words.notSharedHint}
          </Empty>
        ) : (
          <Progress />
        )}
      </Page>
    );
  const { title, place, day, isFinished, passen } = results;
  return (
    <Page title={title} eyebrow={[place, writtenDay(day)].filter(Boolean).join(', ')}>
      <h2>{isFinished ? words.final : words.soFar(passen)}</h2>
      <ResultsTable results={results} />
      <p class="tour-acts">
        <a
          class="button button-outline"
          href={fileAddress('GET /tournaments/:id/results/:format', {
            params: { id, format: 'pdf' },
            query: { language: language.value },
          })}
          target="_blank"
          rel="noreferrer"
        >
          {words.asPaper}
        </a>
      </p>
    </Page>
  );
}

function ResultsTable({ results: { lines, passen } }: { results: ResultsView }) {
  const words = useWords('tournament');
  const hasFinal = lines.some(({ final }) => final !== null);
  const numberOf = (points: number | null | undefined) => (typeof points === 'number' ? formatNumber(points) : '–');
  return (
    <div class="club-scroll">
      <table class="tour-ranks tour-wide">
        <thead>
          <tr>
            <th>{words.rank}</th>
            <th>{words.name}</th>
            {Array.from({ length: passen }, (_, i) => (
              <th key={i} class="club-passe">
                P {i + 1}
              </th>
            ))}
            {hasFinal && <th>{words.finalTable}</th>}
            <th>{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>{line.rank}</td>
              <th scope="row">
                {line.name} <span class="tour-quiet">{line.town}</span>
              </th>
              {Array.from({ length: passen }, (_, i) => (
                <td key={i} class="club-passe">
                  {numberOf(line.points[i])}
                </td>
              ))}
              {hasFinal && <td>{line.final === null ? '' : formatNumber(line.final)}</td>}
              <td class="tour-total">{formatNumber(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
