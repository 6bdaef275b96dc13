import './result.css';
import { useEffect, useState } from 'preact/hooks';
import { printRecord } from '../../schieber/notation.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { MatchView } from '../../schieber/view.ts';
import { CardFace } from '../cards/card.tsx';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { share } from '../parts/share.ts';
import { Icon } from '../shell/icons.tsx';
import { lazy } from '../shell/lazy.tsx';
import { Link } from '../shell/router.tsx';
import { Bars } from './bars.tsx';
import { useCheck } from './check.ts';
import { download } from './download.ts';
import { AGAIN } from './localSource.ts';
import { points } from './say.ts';
import { Sheet } from './sheet.tsx';
import { RESULT_SLOTS } from './slots.ts';
import type { TableSource } from './tableSource.ts';
import { Proof, VerificationPanel } from './verification.tsx';

const MatchLookBack = lazy<{ record: MatchRecord; me: Seat; id: string }>(['review', 'cards'], () =>
  import('../review/matchLookBack.tsx').then((module) => module.MatchLookBack),
);

const MatchReview = lazy<{ record: MatchRecord; me: Seat; id: string }>(['review', 'cards'], () =>
  import('../review/matchReview.tsx').then((module) => module.MatchReview),
);

/** After the match: what it brought, game by game, and the proof that all was fair. */
export function MatchResult({ view, source, onAgain }: { view: MatchView; source: TableSource; onAgain: () => void }) {
  const words = useWords('schieber');
  const [record, setRecord] = useState<MatchRecord | undefined>();
  useEffect(() => {
    source.record().then((answer) => {
      if (answer.ok) setRecord(answer.value);
    });
  }, [source]);
  const check = useCheck(record, 'by itself');
  const [us, them] = points(view.total, view.seat);
  const perGame = view.results.map((result) => points(result.points, view.seat)[0]);
  const boxes = RESULT_SLOTS.filter(({ kinds }) => kinds.includes(source.kind));
  // The seed of a day is shown later than the end of a match: until then its box says so.
  // What is played again from the middle of a game has no seed of its own.
  const mayProve = source.kind !== AGAIN && (boxes.length === 0 || Boolean(record?.serverSeed));
  const average = perGame.length === 0 ? 0 : us / perGame.length;
  return (
    <div class="result">
      <header class="result-bar">
        <Link class="icon-button" href="/" aria-label={words.toStart}>
          <Icon name="home" />
        </Link>
        <p>{words.match}</p>
        <p class="result-when">{formatDate(view.startedAt, 'dayTime')}</p>
      </header>
      <main id="main">
        <section class="result-top">
          <CardFace card={view.results.length > 0 && us > them ? 'CJ' : 'C6'} silent class="result-card-front" />
          <CardFace card={us > them ? 'HA' : 'H7'} silent class="result-card-back" />
          <p class="result-done">
            <Icon name={view.ending === 'finished' ? 'check' : 'clock'} />
            {view.ending === 'finished' ? words.finished : view.ending === 'void' ? words.voided : words.expired}
          </p>
          <p class="result-figure">{us}</p>
          <p class="result-of">{words.ofPoints(view.results.length * 157)}</p>
          <h1>{us > them ? words.won : us === them ? words.drawn : words.lost}</h1>
          <p class="result-of">{words.against(us, them)}</p>
          {view.ending === 'expired' && <p class="result-of">{words.expiredNote}</p>}
          {view.ending === 'void' && <p class="result-of">{words.voidedNote}</p>}
          {view.results.length > 0 && mayProve && <Proof commitment={view.commitment} check={check} />}
        </section>
        <div class="result-body">
          {boxes.length === 0 || !source.rated ? <Next rated={source.rated} onAgain={onAgain} /> : null}
          {boxes.map(({ name, box: Box }) => (
            <Box key={name} match={{ id: source.id, kind: source.kind, rated: source.rated, points: us }} />
          ))}
          {record && perGame.length > 0 && <MatchReview record={record} me={view.seat} id={source.id} />}
          {perGame.length > 0 && <Keep view={view} us={us} them={them} />}
          {perGame.length > 0 && (
            <section>
              <h2 class="result-heading">
                {words.pointsPerGame} <span>{words.average(Math.round(average))}</span>
              </h2>
              <Bars points={perGame} games={view.games} />
              <p class="note">{words.overHalf(perGame.filter((n) => n > 78).length, perGame.length)}</p>
            </section>
          )}
          {record && mayProve && <VerificationPanel record={record} check={check} />}
          <Sheet view={view} />
          {record && <MatchLookBack record={record} me={view.seat} id={source.id} />}
          {record && <Downloads record={record} />}
        </div>
      </main>
    </div>
  );
}

/** The one thing to do next. */
function Next({ rated, onAgain }: { rated: boolean; onAgain: () => void }) {
  const words = useWords('schieber');
  return rated ? (
    <Button kind="main" wide href="/championship">
      {words.toChampionship}
    </Button>
  ) : (
    <Button kind="main" wide onClick={onAgain}>
      {words.again}
    </Button>
  );
}

/** To show the result to others, or to hang it up. What is shared gives no card away. */
function Keep({ view, us, them }: { view: MatchView; us: number; them: number }) {
  const words = useWords('schieber');
  const text = useWords('verification').shareResult(us, them, view.results.length);
  return (
    <div class="row">
      <Button kind="quiet" icon="share" onClick={() => share({ text, url: location.origin })}>
        {words.share}
      </Button>
      <Button kind="quiet" icon="list" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}

function Downloads({ record }: { record: MatchRecord }) {
  const words = useWords('verification');
  const name = `gschobe-${record.commitment.slice(0, 8)}`;
  return (
    <div class="row">
      <Button
        kind="quiet"
        icon="download"
        onClick={() => download(`${name}.json`, 'application/json', `${JSON.stringify(record, null, 1)}\n`)}
      >
        {words.download}
      </Button>
      <Button kind="quiet" icon="download" onClick={() => download(`${name}.txt`, 'text/plain', printRecord(record))}>
        {words.downloadText}
      </Button>
    </div>
  );
}
