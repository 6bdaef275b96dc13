import { useState } from 'preact/hooks';
import type { Ending } from '../../big21/game.ts';
import { nextLevel } from '../../big21/highLow.ts';
import { verifyBig21 } from '../../big21/record.ts';
import { call, fileAddress } from '../api/call.ts';
import { CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { go, Link } from '../shell/router.tsx';
import { useAmount } from './amount.ts';
import { pictureOf } from './face.ts';
import type { StageProps } from './game.tsx';
import { outcomeOf } from './outcome.ts';
import { RiskForm } from './riskForm.tsx';

/** After three piles or more: High/Low, Risk, or stop. B21 12.2 */
export function ChoiceStage({ view, busy, ask }: StageProps) {
  const words = useWords('big21');
  const { game } = view;
  const amount = useAmount(game.purse);
  if (game.stage !== 'choice') return null;
  const { highLow, won, roundStake } = game;
  return (
    <div class="big21-paper stack">
      <h2>{words.choiceTitle(amount(won))}</h2>
      <p>{words.choiceText}</p>
      {highLow !== undefined && highLow !== 20 && (
        <>
          <Button wide kind="outline" shortcut="H" busy={busy} onClick={() => ask({ type: 'highLow' })}>
            {words.highLow}
          </Button>
          <p class="note">{words.highLowNote(amount(roundStake * nextLevel(highLow)))}</p>
        </>
      )}
      <RiskForm view={view} busy={busy} ask={ask} />
    </div>
  );
}

/** One card lies open: higher, lower, or enough. B21 15 */
export function HighLowStage({ view, busy, ask }: StageProps) {
  const words = useWords('big21');
  const name = useCardName();
  const { game } = view;
  const amount = useAmount(game.purse);
  if (game.stage !== 'highLow') return null;
  const { open, level, roundStake } = game;
  return (
    <div class="big21-paper stack">
      <p>{words.highLowAsk(name(pictureOf(open), 'fr'))}</p>
      <div class="big21-shown big21-open">
        <CardFace card={pictureOf(open)} deck="fr" />
      </div>
      <div class="big21-two">
        <Button wide shortcut="H" busy={busy} onClick={() => ask({ type: 'predict', guess: 'higher' })}>
          {words.higher}
        </Button>
        <Button wide shortcut="L" busy={busy} onClick={() => ask({ type: 'predict', guess: 'lower' })}>
          {words.lower}
        </Button>
      </div>
      <p class="note">
        {words.highLowNote(amount(roundStake * nextLevel(level)))} {words.equalNote}
      </p>
      <Button wide kind="outline" busy={busy} onClick={() => ask({ type: 'leaveHighLow' })}>
        {words.highLowStop(amount(roundStake * level))}
      </Button>
    </div>
  );
}

/** Endings at which the piles decide what is paid. B21 8, 23 */
const PAYS_BY_PILES: readonly Ending[] = ['stopped', 'few-piles', 'four-hours', 'excluded'];

/** What was credited and why; every card can be checked here, in the browser. */
export function OverStage({ view }: StageProps) {
  const words = useWords('big21');
  const name = useCardName();
  const { game } = view;
  const amount = useAmount(game.purse);
  const [verdict, setVerdict] = useState('');
  if (game.stage !== 'over') return null;
  const verify = async () => {
    const answer = await call('GET /big21/games/:id/record', { params: { id: view.id } });
    if (!answer.ok) return;
    const result = verifyBig21(answer.value);
    setVerdict(outcomeOf(result, words));
  };
  return (
    <div class="big21-paper stack">
      <h2>{game.purse === 'money' ? words.overTitle(amount(game.paid)) : words.overPractice(amount(game.paid))}</h2>
      <p>{words.endings[game.ending]}</p>
      {game.paid === 0 && PAYS_BY_PILES.includes(game.ending) && <p>{words.nothingPaid}</p>}
      {game.asideSpent > 0 && <p>{words.asideSpent(amount(game.asideSpent))}</p>}
      {game.turned && <p>{words.turned(name(pictureOf(game.turned.covered), 'fr'))}</p>}
      <Button wide onClick={() => go('/big21')}>
        {words.again}
      </Button>
      <Button wide kind="outline" icon="shield" onClick={verify}>
        {words.record}
      </Button>
      {verdict && <p role="status">{verdict}</p>}
      <p class="big21-links">
        <Link href={`/big21/game/${view.id}/replay`}>{words.replayTitle}</Link>
        <a
          href={fileAddress('GET /big21/games/:id/record', { params: { id: view.id } })}
          download={`big21-${view.id.slice(0, 8)}.json`}
        >
          {words.recordFile}
        </a>
      </p>
    </div>
  );
}
