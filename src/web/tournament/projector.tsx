import { writtenDay } from './day.ts';
import './projector.css';
import { useEffect, useState } from 'preact/hooks';
import type { WallScreen } from '../../tournament/evening/eveningView.ts';
import type { ProjectorView } from '../../tournament/evening/views.ts';
import { formatClock, formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { useTick } from '../parts/duration.tsx';
import { useTitle } from '../shell/page.tsx';
import { MINUTE } from '../shell/units.ts';
import { CharterLines } from './charter.tsx';
import type { ScreenProps } from './codeScreen.tsx';
import { Mark } from './mark.tsx';
import { seatsByName } from './seatsByName.ts';

const RANKS_PER_PAGE = 20;
const NAMES_PER_PAGE = 36;
const TABLES_PER_PAGE = 8;
/** Longer names take two lines of smaller letters: nothing is cut. */
const LONG_NAME = 26;
/** In the ranking there is more room; two partners with double names need all of it. */
const lengthOf = (name: string): string => (name.length > 58 ? 'proj-longest' : name.length > 40 ? 'proj-longer' : '');
/** Lines of the regulation that can be read from the last row. */
const RULES_PER_PAGE = 6;
const PAGE_TIME = 12_000;

/** The screen everybody sees: readable from ten metres, turning its pages by itself. */
export function Projector({ screen: { view } }: ScreenProps<WallScreen>) {
  const words = useWords('tournament');
  const now = useTick();
  const turn = useTurn();
  useTitle(words.projector);
  const phase = shownOn(view);
  const isSeating = phase === 'seating';
  const namePages = isSeating ? Math.ceil(seatsByName(view.seating).length / NAMES_PER_PAGE) : 0;
  const seatPages = isSeating ? namePages + Math.ceil((view.seating?.tables.length ?? 0) / TABLES_PER_PAGE) : 0;
  const hasRanking = phase === 'ranking' || (isSeating && view.ranking.some((line) => line.total > 0));
  // Before the first Passe everybody can read what is played by.
  const rulePages = phase === 'before' && !view.announced ? Math.ceil(view.charter.length / RULES_PER_PAGE) : 0;
  const first = rulePages > 0 ? 1 : 0;
  const pages =
    first + rulePages + seatPages + (hasRanking ? Math.max(1, Math.ceil(view.ranking.length / RANKS_PER_PAGE)) : 0);
  const page = pages === 0 ? 0 : turn % pages;
  // Between two Passen the ranking follows the seats.
  const shown = isSeating && page >= seatPages ? 'ranking' : phase;
  const passe = view.seating
    ? view.seating.passe > view.passen
      ? words.finalPasse(view.seating.passe - view.passen)
      : words.passe(view.seating.passe)
    : '';
  return (
    <div class="proj">
      <Heading {...{ view, shown, passe, now }} />
      <main id="main">
        {page >= first && page < first + rulePages ? (
          <CharterLines lines={view.charter.slice((page - 1) * RULES_PER_PAGE, page * RULES_PER_PAGE)} />
        ) : view.announced || shown === 'before' ? (
          <Announced view={view} />
        ) : shown === 'seating' ? (
          <Seating view={view} page={page} names={namePages} />
        ) : shown === 'final' ? (
          <FinalTable view={view} />
        ) : (
          <Ranking view={view} page={page - seatPages} />
        )}
        <Side view={view} now={now} passe={passe} />
      </main>
      <footer>
        {view.announcement ? (
          <span>
            <Mark name="horn" />
            {view.announcement.text}
          </span>
        ) : (
          <span>{[view.title, view.place].filter(Boolean).join(', ')}</span>
        )}
        {pages > 1 && !view.announced && <span class="proj-page">{words.page(page + 1, pages)}</span>}
      </footer>
    </div>
  );
}

type Shown = 'before' | 'seating' | 'final' | 'ranking';

function shownOn({ seating, passen, final }: ProjectorView): Shown {
  if (seating?.stage === 'drawn' && seating.passe <= passen) return 'seating';
  if (seating === null) return 'before';
  return final === null ? 'ranking' : 'final';
}

/** Counts the pages that were turned since the screen was opened. */
function useTurn(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((n) => n + 1), PAGE_TIME);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

function Heading({ view, shown, passe, now }: { view: ProjectorView; shown: Shown; passe: string; now: number }) {
  const words = useWords('tournament');
  const titles: Readonly<Record<Shown, string>> = {
    before: view.title,
    seating: words.seatingTitle(passe),
    final: words.finalTable,
    ranking: words.tabs.ranking,
  };
  const day = writtenDay(view.day, 'shortDay');
  const under: Readonly<Record<Shown, string>> = {
    before: [view.place, day].filter(Boolean).join(', '),
    seating: view.title,
    final: view.title,
    ranking: view.published?.isCurrent
      ? words.official(view.published.version)
      : words.afterPassen(Math.min(view.closed, view.passen), view.passen),
  };
  return (
    <header>
      <h1>{titles[shown]}</h1>
      <p>{under[shown]}</p>
      <time>{formatDate(now, 'time')}</time>
    </header>
  );
}

/** Before the first Passe, and while a draw is announced: the two sums that nobody can change any more. */
function Announced({ view }: { view: ProjectorView }) {
  const words = useWords('tournament');
  const { announced } = view;
  return (
    <section class="proj-announced">
      {announced ? (
        <>
          <h2>{words.announcedDraw}</h2>
          <p>{words.poolHash}</p>
          <Sum hash={announced.poolHash} />
          {announced.commitment && (
            <>
              <p>{words.secretHash}</p>
              <Sum hash={announced.commitment} />
            </>
          )}
        </>
      ) : (
        <>
          <h2>{words.present(view.ranking.length)}</h2>
          <p>{words.format(view.passen, view.games)}</p>
        </>
      )}
    </section>
  );
}

/** In eights, so that it can be copied from the wall. */
const Sum = ({ hash }: { hash: string }) => <p class="proj-sum">{hash.match(/.{1,8}/g)?.join(' ')}</p>;

function Ranking({ view, page }: { view: ProjectorView; page: number }) {
  const words = useWords('tournament');
  const played = view.ranking[0]?.points.length ?? 0;
  return (
    <section class="proj-rank">
      <table>
        <thead>
          <tr>
            <th>{words.rank}</th>
            <th>{words.name}</th>
            <th>{words.town}</th>
            {Array.from({ length: played }, (_, i) => (
              <th key={i}>P {i + 1}</th>
            ))}
            <th>{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {view.ranking.slice(page * RANKS_PER_PAGE, (page + 1) * RANKS_PER_PAGE).map((line, index) => {
            const place = page * RANKS_PER_PAGE + index;
            const isIn = view.places !== null && place < view.places;
            return (
              <tr key={line.number} class={`${isIn ? 'proj-in' : ''}${place === view.places ? ' proj-cut' : ''}`}>
                <td>{line.rank ?? '–'}</td>
                <th scope="row" class={lengthOf(line.name)}>
                  {line.name}
                </th>
                <td class="proj-town">{line.town}</td>
                {Array.from({ length: played }, (_, i) => (
                  <td key={i} class="proj-points">
                    {line.points[i] === null || line.points[i] === undefined ? '' : formatNumber(line.points[i])}
                  </td>
                ))}
                <td class="proj-total">{formatNumber(line.total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A to Z first, because people look for themselves; then table by table. */
function Seating({ view, page, names: namePages }: { view: ProjectorView; page: number; names: number }) {
  const words = useWords('tournament');
  if (page >= namePages) {
    const from = (page - namePages) * TABLES_PER_PAGE;
    const nameOf = (number: number) => view.seating?.names[number] ?? '';
    return (
      <ol class="proj-tables">
        {view.seating?.tables.slice(from, from + TABLES_PER_PAGE).map(({ table, players }) => (
          <li key={table}>
            <b>{table}</b>
            {([0, 2, 1, 3] as const).map((seat) => (
              <span key={seat}>
                <i>{words.seats[seat]}</i> {nameOf(players[seat])} <i>{players[seat]}</i>
              </span>
            ))}
          </li>
        ))}
      </ol>
    );
  }
  const names = seatsByName(view.seating).slice(page * NAMES_PER_PAGE, (page + 1) * NAMES_PER_PAGE);
  return (
    <ol class="proj-seats">
      {names.map(({ number, name, place }) => (
        <li key={number}>
          <i>{number}</i>
          <span class={name.length > LONG_NAME ? 'proj-long' : ''}>{name}</span>
          {place === null ? (
            <small>{words.sitsOut}</small>
          ) : (
            <b>
              {place.table} {words.seats[place.seat]}
            </b>
          )}
        </li>
      ))}
    </ol>
  );
}

function FinalTable({ view }: { view: ProjectorView }) {
  const words = useWords('tournament');
  const final = view.final!;
  // Level on points: the chain of SSC 7.04 is in the official ranking.
  const place = new Map(view.ranking.map((line, index) => [line.number, index]));
  // SSC 7.04: level in everything, the lot decides, and everybody sees that it did.
  const decidedByLot = new Set(
    view.ranking.filter((line) => line.final?.decidedBy === 'lot').map((line) => line.number),
  );
  const order = [...final.players].sort(
    (a, b) => b.points - a.points || (place.get(a.number) ?? 0) - (place.get(b.number) ?? 0),
  );
  return (
    <section class="proj-final">
      <ol>
        {order.map(({ number, name, points }, index) => (
          <li key={number} class={view.isFinished && index === 0 ? 'proj-champion' : ''}>
            <i>{index + 1}</i>
            <span>
              {name}
              {view.isFinished && index === 0 && <small>{words.champion}</small>}
              {view.isFinished && decidedByLot.has(number) && <small>{words.byLot}</small>}
            </span>
            <b>{formatNumber(points)}</b>
          </li>
        ))}
      </ol>
      <ul>
        {final.passen.map(({ passe, players, totals }) => {
          const nameOf = (seat: 0 | 1 | 2 | 3) =>
            final.players
              .find((p) => p.number === players[seat])
              ?.name.split(' ')
              .at(-1);
          return (
            <li key={passe}>
              <b>{words.finalPasse(passe - view.passen)}</b>
              <span>
                {nameOf(0)} + {nameOf(2)} <i>{formatNumber(totals[0])}</i>
              </span>
              <span>
                {nameOf(1)} + {nameOf(3)} <i>{formatNumber(totals[1])}</i>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Side({ view, now, passe }: { view: ProjectorView; now: number; passe: string }) {
  const words = useWords('tournament');
  const { seating } = view;
  const ends =
    seating?.stage === 'running' && seating.startedAt !== null ? seating.startedAt + view.minutes * MINUTE : null;
  return (
    <aside class="proj-side">
      {ends !== null && (
        <div>
          <h2>{passe}</h2>
          <p class="proj-count">{formatClock(Math.max(0, ends - now))}</p>
          <p>{words.until(formatDate(ends, 'time'))}</p>
        </div>
      )}
      {seating?.stage === 'drawn' && (
        <div>
          <h2>{passe}</h2>
          <p>{words.beginsSoon}</p>
          <p>{words.whoPlaysWith}</p>
        </div>
      )}
      {view.tables.all > 0 && (
        <div>
          <p>{words.tablesDone(view.tables.visaed, view.tables.all)}</p>
        </div>
      )}
      {view.places !== null && view.final === null && view.ranking.some((line) => line.total > 0) && (
        <div>
          <p class="proj-legend">{words.cutLine}</p>
        </div>
      )}
      <ol class="proj-bars">
        {Array.from({ length: view.passen }, (_, i) => (
          <li key={i} class={i < view.closed ? 'proj-done' : ''}>
            {i + 1}
          </li>
        ))}
      </ol>
    </aside>
  );
}
