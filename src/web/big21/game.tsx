import './big21.css';
import './game.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayerMove } from '../../big21/play.ts';
import type { Big21View } from '../../big21/view.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FormError } from '../parts/field.tsx';
import { useTitle } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { useAmount } from './amount.ts';
import { KeysNote, useKeys } from './keys.tsx';
import { MoneyLine } from './money.tsx';
import { PayTable } from './payTable.tsx';
import { PilesStage } from './pilesStage.tsx';
import { ChoiceStage, HighLowStage, OverStage } from './stages.tsx';
import { StopButton } from './stopping.tsx';
import { TurnedCard } from './turnedCard.tsx';
import { useGame } from './useGame.ts';

/** A Big21 being played. No autoplay, no undo; every amount stands on its button before it is pressed. */
export function Screen({ params }: { params: { id?: string } }) {
  const words = useWords('big21');
  useTitle(words.title);
  const { view, problem, busy, turned, free, isResting, ask, goOn } = useGame(params.id ?? '');
  useKeys();
  const cloth = useFromTheTop(view?.game.stage);
  const [bust, setBust] = useState<{ pile: number; total: number }>();
  const place = (pile: number, total: number, busts: boolean) => {
    if (!busts) ask({ type: 'place', pile });
    else if (!isResting && !busy) setBust({ pile, total });
  };
  return (
    <div class="big21-game">
      <header class="big21-head">{view && <MoneyLine view={view} />}</header>
      <main class="big21-cloth" id="main" ref={cloth}>
        <h1 class="out-of-sight">{words.title}</h1>
        {problem && <FormError>{wordsOf(problem, words.refusals)}</FormError>}
        <Moves isResting={isResting}>
          {view && turned && <TurnedCard view={view} turned={turned} goOn={goOn} />}
          {view && !turned && <Stage view={view} busy={busy} ask={ask} free={free} onPlace={place} />}
        </Moves>
      </main>
      {view?.game.stage === 'piles' && (
        <aside class="big21-plan" aria-label={words.payTable}>
          <PayTable stake={view.game.round.stake} complete={view.complete ?? 0} purse={view.game.purse} />
        </aside>
      )}
      {view && !turned && (
        <footer class="big21-foot">
          <Moves isResting={isResting}>
            <Foot view={view} busy={busy} ask={ask} />
          </Moves>
        </footer>
      )}
      <Dialog
        title={words.bustTitle}
        open={bust !== undefined}
        onClose={() => setBust(undefined)}
        actions={
          <>
            <Button onClick={() => setBust(undefined)}>{words.cancel}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setBust(undefined);
                if (bust) ask({ type: 'place', pile: bust.pile, confirmBust: true });
              }}
            >
              {words.bustYes}
            </Button>
          </>
        }
      >
        <p>{words.bustText(bust?.total ?? 0)}</p>
      </Dialog>
    </div>
  );
}

/** What comes next is looked at from its beginning, however far down the button lay that led to it. */
function useFromTheTop(stage: string | undefined) {
  const cloth = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (cloth.current && cloth.current.getBoundingClientRect().top < 0) cloth.current.scrollIntoView();
  }, [stage]);
  return cloth;
}

/** All that makes a move; while a card has just come, none is taken. */
function Moves({ isResting, children }: { isResting: boolean; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div class="big21-moves" role="group" aria-disabled={isResting}>
      {children}
    </div>
  );
}

export interface StageProps {
  view: Big21View;
  busy: boolean;
  ask: (move: PlayerMove) => void;
}

function Stage(props: Parameters<typeof PilesStage>[0]) {
  const { game } = props.view;
  if (game.stage === 'choice') return <ChoiceStage {...props} />;
  if (game.stage === 'highLow') return <HighLowStage {...props} />;
  if (game.stage === 'over') return <OverStage {...props} />;
  return <PilesStage {...props} />;
}

function Foot({ view, busy, ask }: StageProps) {
  const words = useWords('big21');
  const { game, complete = 0 } = view;
  const shell = useWords('shell');
  const amount = useAmount(game.purse);
  return (
    <>
      {game.stage === 'piles' && complete >= 3 && (
        <>
          <Button wide busy={busy} onClick={() => ask({ type: 'endRound' })}>
            {words.endRound(amount(view.credit - game.aside + game.asideSpent))}
          </Button>
          <p class="note">{words.endRoundNote}</p>
        </>
      )}
      {game.stage !== 'over' && <StopButton view={view} busy={busy} ask={ask} />}
      <p class="note big21-receipt">
        {words.receipt(view.id.slice(0, 8))} · {words.fingerprint(view.commitment.slice(0, 12))} ·{' '}
        <Link href="/big21/rules">{words.rulesShort}</Link> · <Link href="/big21/account">{words.limitsShort}</Link> ·{' '}
        <Link href="/help?from=/big21">{shell.help}</Link>
      </p>
      {game.stage !== 'over' && <KeysNote />}
    </>
  );
}
