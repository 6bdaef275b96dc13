import './championship.css';
import { useState } from 'preact/hooks';
import { PHASES, type Phase } from '../../championship/calendar.ts';
import { titleIn } from '../../championship/titles.ts';
import type { EditionView, RankingView } from '../../championship/wire.ts';
import { session } from '../api/session.ts';
import { colon, formatDate, formatNumber } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Empty } from '../parts/empty.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { Band, Sponsors } from './dressed.tsx';
import { OtherEditions } from './otherEditions.tsx';
import { CutText } from './results.tsx';
import { useAnswer, useEditionId, useNews } from './use.ts';

/** Public rankings, finalists and lots. SSC 4.03, 6.03, 8.03, 8.04 */
export function Screen() {
  const words = useWords('championship');
  const { value: id } = useEditionId();
  const {
    value: edition,
    refusal,
    reload,
  } = useAnswer('GET /editions/:edition', id ? { params: { edition: id } } : 'not yet');
  useNews(id, reload);
  if (!edition) {
    return (
      <Page title={words.rankingTitle}>
        {refusal ? (
          <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} />
        ) : id === null ? (
          <Empty icon="trophy" title={words.noEdition} />
        ) : (
          <Progress />
        )}
      </Page>
    );
  }
  return <Lists edition={edition} />;
}

function Lists({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  const now: Phase = edition.phase === 'admission' ? 'semiFinal' : edition.phase;
  const [phase, setPhase] = useState<Phase>(now);
  const [page, setPage] = useState(1);
  const { value: ranking } = useAnswer('GET /editions/:edition/ranking/:phase', {
    ...{ params: { edition: edition.id, phase }, query: { page } },
  });
  const { value: mine } = useAnswer(
    'GET /editions/:edition/me',
    session.value ? { params: { edition: edition.id } } : 'not yet',
  );
  const newest = edition.rankings.find((known) => known.phase === phase);
  const choose = (wanted: Phase) => {
    setPhase(wanted);
    setPage(1);
  };
  return (
    <Page
      title={words.rankingTitle}
      eyebrow={words.eyebrow(titleIn(edition, language.value), words.phases[edition.phase])}
    >
      <Band edition={edition} look={edition.look} />
      <div class="stack">
        <Choice
          label={words.phase}
          value={phase}
          onInput={choose}
          options={PHASES.map((value) => ({
            value,
            label: words.phases[value]!,
          }))}
        />
        <section class="panel">
          <div class="cs-list-head">
            <h2>{words.phases[phase]}</h2>
            {ranking && (
              <span class="tag tag-line">
                {ranking.official ? words.official(ranking.official.version) : words.live}
              </span>
            )}
          </div>
          {phase === 'semiFinal' && <CutText home={{ edition }} />}
          {newest && ranking?.official && newest.version > ranking.official.version && (
            <p class="note">{words.newer}</p>
          )}
          {!ranking ? (
            <Progress />
          ) : (
            <List ranking={ranking} phase={phase} cut={edition.cutLine} me={mine?.entry?.number} />
          )}
          {ranking?.asOf && <p class="note">{words.asOf(formatDate(ranking.asOf, 'second'))}</p>}
          {ranking && <Pages ranking={ranking} page={page} onTurn={setPage} />}
          <p class="note">{words.publication}</p>
        </section>
        <Corrections edition={edition} phase={phase} />
        <Finalists edition={edition} />
        <Lots edition={edition} />
        <Sponsors edition={edition} />
        <OtherEditions id={edition.id} screen="/ranking" />
      </div>
    </Page>
  );
}

/** To the pages before and after, where one is not enough. */
function Pages({ ranking, page, onTurn }: { ranking: RankingView; page: number; onTurn: (page: number) => void }) {
  const words = useWords('championship');
  const { total, pageSize } = ranking;
  if (total <= pageSize) return null;
  return (
    <div class="row cs-pages">
      <Button kind="quiet" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {words.earlier}
      </Button>
      <span>{words.page(page, Math.ceil(total / pageSize))}</span>
      <Button kind="quiet" disabled={page * pageSize >= total} onClick={() => onTurn(page + 1)}>
        {words.further}
      </Button>
    </div>
  );
}

interface ListProps {
  ranking: RankingView;
  phase: Phase;
  cut: EditionView['cutLine'];
  /** The reader's own number, if he takes part. */
  me: number | undefined;
}

function List({ ranking, phase, cut, me }: ListProps) {
  const words = useWords('championship');
  if (ranking.rows.length === 0) {
    return (
      <Empty icon="list" title={words.emptyRanking}>
        <p>{words.emptyRankingText}</p>
      </Empty>
    );
  }
  return (
    <>
      <p class="soft">{words.ranked(ranking.total)}</p>
      <Table
        caption={words.rankingTitle}
        rows={ranking.rows}
        rowKey={({ number }) => number}
        isHere={({ points }) => phase === 'semiFinal' && points === cut.points}
        columns={[
          { head: words.rank, cell: ({ rank }) => formatNumber(rank) },
          {
            head: words.name,
            names: true,
            cell: ({ name, number }) => (
              <>
                {name ?? words.numbered(number)} {number === me && <span class="tag tag-line">{words.you}</span>}
              </>
            ),
          },
          { head: words.town, cell: ({ town }) => town ?? '' },
          ...(phase === 'semiFinal'
            ? [
                {
                  head: words.best,
                  figure: true,
                  cell: ({ best }: (typeof ranking.rows)[number]) => best.filter(Boolean).join(' · '),
                },
              ]
            : []),
          { head: words.points, figure: true, cell: ({ points }) => <b>{formatNumber(points)}</b> },
        ]}
      />
    </>
  );
}

/** How the official list was corrected, from the second version on. SSC 8.04 */
function Corrections({ edition, phase }: { edition: EditionView; phase: Phase }) {
  const words = useWords('championship');
  const newest = edition.rankings.find((known) => known.phase === phase)?.version ?? 0;
  const given = newest > 1 ? { params: { edition: edition.id, phase } } : 'not yet';
  const { value } = useAnswer('GET /editions/:edition/corrections/:phase', given);
  if (!value) return null;
  return (
    <section class="panel">
      <h2>{words.corrections}</h2>
      {value.versions.slice(1).map(({ version, at, reason, changes }) => (
        <div key={version}>
          <p>
            <b>{words.correctionLine(version, formatDate(at, 'dayTime'))}</b>: {reason}
          </p>
          <p class="soft">
            {changes
              .slice(0, 20)
              .map(
                ({ number, before, after }) =>
                  `${words.numbered(number)}${colon()}${before?.rank ?? '–'} → ${after?.rank ?? '–'}`,
              )
              .join(' · ')}
          </p>
        </div>
      ))}
    </section>
  );
}

function Finalists({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  const given = edition.finalists > 0 ? { params: { edition: edition.id } } : 'not yet';
  const { value } = useAnswer('GET /editions/:edition/finalists', given);
  if (!value || value.finalists.length === 0) return null;
  return (
    <section class="panel">
      <h2>{words.finalistsTitle}</h2>
      <ul class="cs-finalists">
        {value.finalists.map(({ number, name, town, title, confirmed }) => (
          <li key={number}>
            <b>{name ?? words.numbered(number)}</b> <span class="soft">{town}</span>
            {title !== 'points' && <span class="tag tag-line">{words.placeShort[title]}</span>}
            {confirmed && <span class="tag tag-mark">{words.confirmedTag}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lots({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  if (edition.lots.length === 0) return null;
  return (
    <section class="panel">
      <h2>{words.lotsTitle}</h2>
      <ul class="cs-running">
        {edition.lots.map((lot) => (
          <li key={lot.id}>
            <span>
              <b>{words.lotPurpose[lot.purpose]}</b>{' '}
              <span class="soft">
                {formatDate(lot.announcedAt, 'dayTime')} · {words.lotSource[lot.source]}
              </span>
            </span>
            <span class="row">
              <span class={`tag ${lot.drawn ? 'tag-mark' : 'tag-line'}`}>
                {lot.drawn ? words.lotDrawn : words.lotWaiting}
              </span>
              <Link href={`/championship/lot?edition=${edition.id}&id=${encodeURIComponent(lot.id)}`}>
                {words.lotSee}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
