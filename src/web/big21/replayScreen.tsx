import './big21.css';
import './game.css';
import { useEffect, useState } from 'preact/hooks';
import { type Big21Record, type Discrepancy, type Verified, verifyBig21 } from '../../big21/record.ts';
import { type ReplayStep, replay } from '../../big21/replay.ts';
import type { Result } from '../../kit/result.ts';
import { call } from '../api/call.ts';
import { CardFace } from '../cards/card.tsx';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { FormError } from '../parts/field.tsx';
import { announce } from '../parts/live.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { pictureOf } from './face.ts';
import { outcomeOf } from './outcome.ts';
import { Piles } from './piles.tsx';
import { PurseNote } from './purse.tsx';
import { useStepText } from './stepText.ts';
import type { MoneyRefused } from './tell.ts';

interface Shown {
  readonly record: Big21Record;
  readonly steps: readonly ReplayStep[];
  /** Undefined while the game is not over: its seed is still secret. */
  readonly verdict: Result<Verified, Discrepancy> | undefined;
}

/** A past game of one's own, card by card, verified while it is opened. B21 23 */
export function Screen({ params: { id = '' } }: { params: { id?: string } }) {
  const words = useWords('big21');
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<MoneyRefused>();
  useEffect(() => {
    call('GET /big21/games/:id/record', { params: { id } }).then((answer) => {
      if (!answer.ok) return setProblem(answer.refusal);
      const record = answer.value;
      const verdict = record.serverSeed === null ? undefined : verifyBig21(record);
      setShown({ record, steps: replay(record), verdict });
    });
  }, [id]);
  return (
    <Page title={words.replayTitle} narrow>
      {problem && <FormError>{wordsOf(problem, words.refusals)}</FormError>}
      {shown && <Replay {...shown} />}
    </Page>
  );
}

function Replay({ record, steps, verdict }: Shown) {
  const words = useWords('big21');
  const tell = useStepText();
  const [at, setAt] = useState(0);
  const step = steps[at];
  const turn = (to: number) => {
    const next = steps[to];
    if (!next) return;
    setAt(to);
    announce(tell(next));
  };
  if (!step) return null;
  return (
    <div class="stack">
      <PurseNote purse={step.game.purse} />
      <p class="note">
        {words.receipt(record.id.slice(0, 8))} · {formatDate(step.event.at, 'full')}
      </p>
      {verdict ? <p role="status">{outcomeOf(verdict, words)}</p> : <p>{words.replayOpen}</p>}
      <div class="big21-cloth big21-replay">
        <Table game={step.game} />
        <p class="big21-ask">{tell(step)}</p>
      </div>
      <p class="note">{words.stepOf(at + 1, steps.length)}</p>
      <div class="big21-two">
        <Button wide kind="outline" disabled={at === 0} onClick={() => turn(at - 1)}>
          {words.stepBack}
        </Button>
        <Button wide disabled={at === steps.length - 1} onClick={() => turn(at + 1)}>
          {words.stepOn}
        </Button>
      </div>
      <p>
        <Link href="/big21/account#games">{words.games}</Link>
      </p>
    </div>
  );
}

/** What lay on the table after the step; nothing here can be tapped. */
function Table({ game }: { game: ReplayStep['game'] }) {
  if (game.stage === 'piles')
    return (
      <>
        <Piles piles={game.round.piles} shown={undefined} onPlace={() => {}} />
        {game.round.shown && (
          <div class="big21-shown big21-open">
            <CardFace card={pictureOf(game.round.shown)} deck="fr" />
          </div>
        )}
      </>
    );
  const card = game.stage === 'highLow' && game.turned === undefined ? game.open : game.turned?.covered;
  if (card === undefined) return null;
  return (
    <div class="big21-shown big21-open">
      <CardFace card={pictureOf(card)} deck="fr" />
    </div>
  );
}
