import type { Phase } from '../../championship/calendar.ts';
import type { Played } from '../../championship/entry.ts';
import { DEMONSTRATION } from '../../championship/stage.ts';
import type { EntryView, HomeView } from '../../championship/wire.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Table } from '../parts/table.tsx';
import { Link } from '../shell/router.tsx';
import { MINUTE } from '../shell/units.ts';
import { noon } from './noon.ts';

const counts = ({ ending }: Played) => ending === 'finished' || ending === 'expired';

/** How far to the mark, match by match; in the semi-final the rank and the line. */
export function Results({ home }: { home: HomeView }) {
  const { phase } = home.edition;
  if (phase === 'semiFinal' || phase === 'admission') return <SemiFinal home={home} />;
  return <TowardsTheMark home={home} phase={phase} />;
}

function TowardsTheMark({ home, phase }: { home: HomeView; phase: Phase }) {
  const words = useWords('championship');
  const entry = home.entry!;
  const mark = home.edition.template.qualification.threshold;
  const played = [...entry.matches].reverse().filter((match) => match.phase === phase && counts(match));
  const best = Math.max(0, ...played.map(({ points }) => points));
  const isThere = entry.qualified && phase === 'qualification';
  return (
    <section class="panel">
      <h2>
        {isThere
          ? words.reached(best)
          : phase === 'qualification'
            ? played.length === 0
              ? words.markText(mark)
              : words.toGo(best, mark)
            : words.yourResults}
      </h2>
      {played.length === 0 ? (
        <p class="soft">{words.noResult}</p>
      ) : (
        <Plot
          points={played.slice(-24).map(({ points }) => points)}
          mark={phase === 'qualification' ? mark : undefined}
          from={played.slice(-24)[0]!.startedAt}
        />
      )}
      <p class="soft">
        {phase === 'bootCamp' ? words.bootResults : !isThere && played.length > 0 && words.markText(mark)}{' '}
        {played.length > 0 && words.bestOf(played.length, best)}
      </p>
    </section>
  );
}

const WIDTH = 480;
const HEIGHT = 200;

/** One stem a match, the mark as a broken line; the best one stands out by size, colour and figure. */
function Plot({ points, mark, from }: { points: readonly number[]; mark: number | undefined; from: number }) {
  const words = useWords('championship');
  const best = Math.max(...points);
  const top = Math.max(mark ?? 0, best) + 40;
  const foot = Math.min((mark ?? best) - 320, Math.min(...points) - 40);
  const y = (value: number) => 18 + ((top - value) / (top - foot)) * (HEIGHT - 44);
  const x = (i: number) => 14 + (points.length === 1 ? 0.5 : i / (points.length - 1)) * (WIDTH - 106);
  const base = HEIGHT - 26;
  const at = points.indexOf(best);
  const side = x(at) > WIDTH - 150 ? -1 : 1;
  return (
    <svg
      class="cs-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={mark === undefined ? words.bestOf(points.length, best) : words.plotLabel(points.length, best, mark)}
    >
      <path d={`M4 ${base}H${WIDTH - 76}`} class="cs-axis" />
      {mark !== undefined && (
        <>
          <path d={`M4 ${y(mark)}H${WIDTH - 76}`} class="cs-goal" />
          <text x={WIDTH - 68} y={y(mark) + 5} class="cs-goal-label">
            {formatNumber(mark)}
          </text>
        </>
      )}
      {points.map((value, i) => (
        <g key={i} class={i === at ? 'cs-best' : undefined}>
          <path d={`M${x(i)} ${base}V${y(value)}`} class="cs-stem" />
          <circle cx={x(i)} cy={y(value)} r={i === at ? 6 : 4} class="cs-dot" />
        </g>
      ))}
      <text x={x(at) + side * 12} y={y(best) + 5} text-anchor={side < 0 ? 'end' : 'start'} class="cs-best-label">
        {formatNumber(best)}
      </text>
      <text x="4" y={HEIGHT - 6} class="cs-label">
        {formatDate(from, 'shortDay')}
      </text>
      <text x={WIDTH - 76} y={HEIGHT - 6} text-anchor="end" class="cs-label">
        {words.today}
      </text>
    </svg>
  );
}

function SemiFinal({ home }: { home: HomeView }) {
  const words = useWords('championship');
  const own = home.entry!.standings.semiFinal;
  const { cutLine } = home.edition;
  const distance = own && cutLine.points !== null ? own.points - cutLine.points : null;
  return (
    <section class="panel">
      <h2>{own ? words.rankOf(own.rank) : words.yourRank}</h2>
      {own ? (
        <>
          <p class="cs-total">
            {formatNumber(own.points)} <small>{words.points}</small>
          </p>
          <p class="soft">
            {words.bestMatches(
              home.edition.template.semiFinal.best,
              own.best
                .filter(Boolean)
                .map((n) => formatNumber(n))
                .join(' + '),
            )}
          </p>
          {distance !== null && (
            <p class={`cs-distance${distance >= 0 ? ' cs-distance-in' : ''}`}>
              {distance >= 0 ? words.above(distance) : words.below(-distance)}
            </p>
          )}
        </>
      ) : (
        <p class="soft">{words.noResult}</p>
      )}
      <CutText home={home} />
    </section>
  );
}

export function CutText({ home: { edition } }: { home: Pick<HomeView, 'edition'> }) {
  const words = useWords('championship');
  const { places, points, byLot, level } = edition.cutLine;
  if (edition.cut) return <p class="soft cs-cut">{words.cutMade(formatNumber(edition.cut.points ?? 0))}</p>;
  return (
    <p class="soft cs-cut">
      <b>{words.cutLine}</b> {points === null ? words.cutOpen(places) : words.cutAt(places, formatNumber(points))}{' '}
      {byLot && words.cutByLot(level)}
    </p>
  );
}

/** Matches that still run: they can be taken up on any device (G9, G27). */
export function Running({ entry, minutes }: { entry: EntryView; minutes: number }) {
  const words = useWords('championship');
  const open = entry.matches.filter(({ ending }) => ending === null);
  if (open.length === 0) return null;
  return (
    <section class="panel cs-wide">
      <h2>{words.running}</h2>
      <ul class="cs-running">
        {open.map(({ match, phase, startedAt }) => (
          <li key={match}>
            <span>
              <b>{words.phases[phase]}</b>{' '}
              <span class="soft">{words.until(formatDate(startedAt + minutes * MINUTE, 'time'))}</span>
            </span>
            <Button kind="outline" icon="play" href={`/table/${match}`}>
              {words.resume}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AllMatches({ entry }: { entry: EntryView }) {
  const words = useWords('championship');
  const over = entry.matches.filter(({ ending }) => ending !== null);
  if (over.length === 0) return null;
  return (
    <section class="panel cs-wide">
      <h2>{words.matchesTitle}</h2>
      <Table
        caption={words.matchesTitle}
        rows={over}
        rowKey={({ match }) => match}
        columns={[
          { head: words.when, names: true, cell: ({ startedAt }) => formatDate(startedAt, 'dayTime') },
          {
            head: words.phase,
            cell: ({ phase, slot, ending, games }) => (
              <>
                {words.phases[phase]}
                {slot.startsWith('x/') && <span class="tag tag-mark">{words.bonusMatch}</span>}
                {ending !== 'finished' && (
                  <span class="tag tag-line">{`${words.endings[ending!]} · ${words.gamesDone(games)}`}</span>
                )}
              </>
            ),
          },
          {
            head: words.points,
            figure: true,
            cell: ({ points, match }) => <Link href={`/table/${match}`}>{formatNumber(points)}</Link>,
          },
        ]}
      />
    </section>
  );
}

/** The four phases with their dates; where we are is marked by word and shape. SSC 1 */
export function Phases({ home }: { home: HomeView }) {
  const words = useWords('championship');
  const { calendar, template, phase, stage, id } = home.edition;
  const order = ['bootCamp', 'qualification', 'semiFinal', 'final'] as const;
  const at =
    stage === 'draft' || stage === 'announced'
      ? -1
      : stage === 'over' || stage === 'archived'
        ? 4
        : phase === 'admission'
          ? 3
          : order.indexOf(phase);
  const span = (first: number, last: number) => `${formatDate(first, 'shortDay')} – ${formatDate(last, 'shortDay')}`;
  const sundays = calendar.trumpSundays.map((day) => formatDate(noon(day), 'shortDay')).join(', ');
  const tookPart = (home.entry?.allowance.bonus.of ?? 0) > 0 && home.entry!.standings.bootCamp !== null;
  const list = [
    {
      when: span(noon(calendar.bootCamp.first), noon(calendar.bootCamp.last)),
      note: (tookPart ? words.bootDone : words.bootNote)(template.bonus.bootCamp),
    },
    {
      when: span(noon(calendar.qualification.first), noon(calendar.qualification.last)),
      note: words.qualNote(template.qualification.threshold, sundays),
    },
    {
      when: span(calendar.semiFinal.opens, calendar.semiFinal.lastStart),
      note: words.semiNote(template.semiFinal.matches, template.semiFinal.best),
    },
    { when: formatDate(noon(calendar.finalDay), 'day'), note: words.finalNote(template.final.places) },
  ];
  return (
    <section class="panel">
      <h2>{words.nextTitle}</h2>
      <ol class="cs-phases">
        {list.map(({ when, note }, i) => (
          <li
            key={i}
            class={i < at ? 'cs-done' : i === at ? 'cs-now' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            <b>{words.phases[order[i]!]}</b>
            <span class="cs-when">{when}</span>
            <span class="cs-note">{note}</span>
          </li>
        ))}
      </ol>
      {id === DEMONSTRATION && <p class="note">{words.trialNote}</p>}
    </section>
  );
}
