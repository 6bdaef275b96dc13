import './numbers.css';
import type { Numbers, Played } from '../../numbers/numbers.ts';
import { MODE_LETTERS, MODES } from '../../schieber/mode.ts';
import { isKnown, session } from '../api/session.ts';
import { noon } from '../championship/noon.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { knownAccuracies } from '../review/accuracies.ts';
import { modeName } from '../schieber/say.ts';
import { Page } from '../shell/page.tsx';
import { Averages } from './averages.tsx';
import { Curve } from './curve.tsx';

/** /me/numbers: what one's own matches say, with pictures and as tables. */
export function Screen() {
  const words = useWords('numbers');
  const known = session.value === undefined ? undefined : isKnown.value;
  const { value, refusal, reload } = useAnswer('GET /me/numbers', known ? {} : 'not yet');
  const isEmpty = known === false || value?.all.games === 0;
  return (
    <Page title={words.title} narrow>
      {isEmpty ? (
        <Empty title={words.none}>
          <p>{words.noneText}</p>
          <Button href="/practise">{words.play}</Button>
        </Empty>
      ) : value ? (
        <All numbers={value} />
      ) : refusal ? (
        <ErrorState text={wordsOf(refusal, {})} onRetry={reload} />
      ) : (
        <Progress />
      )}
    </Page>
  );
}

function All({ numbers }: { numbers: Numbers }) {
  const words = useWords('numbers');
  const { all, byDeclarer, byPass, byMode, best, worst } = numbers;
  const modes = MODES.map((mode, i) => ({ name: modeName(mode), ...byMode[MODE_LETTERS[i]!] }));
  return (
    <div class="stack numbers">
      <p class="soft">{words.lead}</p>
      <p class="numbers-all">
        <b>{words.mean(formatNumber(all.mean, 1))}</b> {words.games(all.games)}
      </p>
      <Matches matches={numbers.matches} />
      <Accuracies matches={numbers.matches} />
      <Averages
        title={words.who}
        rows={(['mine', 'partner', 'theirs'] as const).map((who) => ({
          name: words.byDeclarer[who],
          ...byDeclarer[who],
        }))}
      />
      <Averages title={words.what} rows={modes} />
      <Averages
        title={words.pass}
        rows={(['passed', 'declared'] as const).map((how) => ({ name: words.byPass[how], ...byPass[how] }))}
      />
      {numbers.days.length > 0 && <Days days={numbers.days} />}
      {best && worst && (
        <section class="panel stack">
          <Remarkable title={words.best} match={best} />
          <Remarkable title={words.worst} match={worst} />
        </section>
      )}
    </div>
  );
}

/** Points a game, the oldest match first. */
function Matches({ matches }: { matches: Numbers['matches'] }) {
  const words = useWords('numbers');
  return (
    <section class="panel stack">
      <h2>{words.overTime}</h2>
      <Curve
        label={words.overTime}
        values={matches.map(({ points, games }) => points / games)}
        lowest={0}
        highest={157}
        mark={157 / 2}
      />
      <p class="note">{words.halfNote}</p>
      <details>
        <summary>{words.table}</summary>
        <Table
          caption={words.overTime}
          rows={[...matches].reverse()}
          rowKey={({ id }) => id}
          columns={[
            { head: words.when, names: true, cell: ({ startedAt }) => formatDate(startedAt, 'dayTime') },
            { head: words.gamesHead, figure: true, cell: ({ games }) => games },
            { head: words.meanHead, figure: true, cell: ({ points, games }) => formatNumber(points / games, 1) },
          ]}
        />
      </details>
    </section>
  );
}

/** Of the matches that were reviewed on this device; only one's own are among them. */
function Accuracies({ matches }: { matches: Numbers['matches'] }) {
  const words = useWords('numbers');
  const known = knownAccuracies();
  const reviewed = matches.flatMap(({ id, startedAt }) => {
    const accuracy = known.get(id);
    return accuracy === undefined ? [] : [{ id, startedAt, accuracy }];
  });
  if (reviewed.length === 0) return null;
  return (
    <section class="panel stack">
      <h2>{words.accuracy}</h2>
      <Curve
        label={words.accuracy}
        values={reviewed.map(({ accuracy }) => accuracy)}
        lowest={0}
        highest={100}
        mark={100}
      />
      <p class="note">{words.accuracyNote}</p>
      <details>
        <summary>{words.table}</summary>
        <Table
          caption={words.accuracy}
          rows={[...reviewed].reverse()}
          rowKey={({ id }) => id}
          columns={[
            { head: words.when, names: true, cell: ({ startedAt }) => formatDate(startedAt, 'dayTime') },
            { head: words.accuracyHead, figure: true, cell: ({ accuracy }) => formatNumber(accuracy, 1) },
          ]}
        />
      </details>
    </section>
  );
}

/** The daily twelve against par: there the cards are no excuse. */
function Days({ days }: { days: Numbers['days'] }) {
  const words = useWords('numbers');
  const leads = days.flatMap(({ points, par }) => (par === null ? [] : [points - par]));
  const most = Math.max(50, ...leads.map(Math.abs));
  return (
    <section class="panel stack">
      <h2>{words.daily}</h2>
      <Curve label={words.daily} values={leads} lowest={-most} highest={most} mark={0} />
      <p class="note">{words.dailyNote}</p>
      <details>
        <summary>{words.table}</summary>
        <Table
          caption={words.daily}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            { head: words.day, names: true, cell: ({ day }) => formatDate(noon(day), 'day') },
            { head: words.points, figure: true, cell: ({ points }) => points },
            { head: words.par, figure: true, cell: ({ par }) => par ?? '–' },
            { head: words.lead3, figure: true, cell: ({ points, par }) => (par === null ? '–' : points - par) },
          ]}
        />
      </details>
    </section>
  );
}

function Remarkable({ title, match }: { title: string; match: Played }) {
  const words = useWords('numbers');
  return (
    <div>
      <h2>{title}</h2>
      <p>{words.matchLine(match.points, match.games, formatDate(match.startedAt, 'dayTime'))}</p>
      <Button kind="quiet" href={`/table/${match.id}`}>
        {words.see}
      </Button>
    </div>
  );
}
