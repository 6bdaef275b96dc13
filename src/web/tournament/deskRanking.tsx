import type { RankView } from '../../tournament/evening/board.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Share } from './club/share.tsx';
import type { DeskProps } from './desk.tsx';
import { DeskPrizes } from './deskPrizes.tsx';
import { Published } from './published.tsx';

/** The official ranking, Passe by Passe. SSC 7.03, EBH 8 */
export function DeskRanking({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const { ranking, regulation, passen } = screen.view;
  const played = passen.filter((passe) => passe.stage !== 'drawn' && passe.passe <= regulation.passen).length;
  const hasFinal = ranking.some((line) => line.final !== null);
  return (
    <>
      <div class="tour-title">
        <h2>{words.tabs.ranking}</h2>
        <span class="tour-quiet">{words.rankingAfter(played)}</span>
        <a
          class="button button-outline"
          href={connection.address('GET /tournaments/:id/prints/:what', { what: 'ranking' })}
          target="_blank"
          rel="noreferrer"
        >
          {words.prints['ranking']} PDF
        </a>
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            class="button button-quiet"
            href={connection.address('GET /tournaments/:id/lists/:what', { what: 'ranking' }, { format })}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
      </div>
      <Published connection={connection} screen={screen} />
      <table class="tour-ranks tour-wide">
        <thead>
          <tr>
            <th>{words.rank}</th>
            <th>{words.name}</th>
            <th class="tour-town">{words.town}</th>
            {Array.from({ length: played }, (_, i) => (
              <th key={i} class="tour-passe">
                P {i + 1}
              </th>
            ))}
            {hasFinal && <th>{words.finalTable}</th>}
            <th>{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((line, index) => (
            <tr key={line.number} class={regulation.finalTable && index === 4 ? 'tour-cut' : ''}>
              <td>{line.rank ?? '–'}</td>
              <Whose line={line} />
              <td class="tour-town">{line.town}</td>
              {Array.from({ length: played }, (_, i) => (
                <td key={i} class="tour-passe">
                  {line.points[i] === null || line.points[i] === undefined ? '–' : formatNumber(line.points[i])}
                </td>
              ))}
              {hasFinal && <td>{line.final ? formatNumber(line.final.points) : ''}</td>}
              <td class="tour-total">{formatNumber(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {regulation.finalTable && <p class="tour-quiet">{words.cutNote(regulation.finalTable.places)}</p>}
      <Share connection={connection} screen={screen} />
      <DeskPrizes connection={connection} screen={screen} />
    </>
  );
}

/** Whose line it is, and what must be known of it. */
function Whose({ line }: { line: RankView }) {
  const words = useWords('tournament');
  return (
    <th scope="row">
      {line.name} <span class="tour-quiet">{words.number(line.number)}</span>
      {line.final?.decidedBy === 'lot' && <span class="tag">{words.byLot}</span>}
      {line.status !== 'present' && <span class="tag">{words.presence[line.status]}</span>}
    </th>
  );
}
