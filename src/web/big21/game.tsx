import './big21.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlayerMove } from '../../big21/play.ts';
import type { Big21View } from '../../big21/view.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { formatMoney } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FormError } from '../parts/field.tsx';
import { announce } from '../parts/live.tsx';
import { useTitle } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { account } from './account.ts';
import { pictureOf } from './face.ts';
import { MoneyLine } from './money.tsx';
import { OddsNow } from './oddsNow.tsx';
import { PayTable } from './payTable.tsx';
import { Piles } from './piles.tsx';
import { ChoiceStage, HighLowStage, OverStage } from './stages.tsx';
import { TurnedCard } from './turnedCard.tsx';
import { useGame } from './useGame.ts';

/** A Big21 being played. No autoplay, no undo; every amount stands on its button before it is pressed. */
export function Screen({ params }: { params: { id?: string } }) {
  const words = useWords('big21');
  useTitle(words.title);
  const { view, problem, busy, turned, isResting, ask, goOn } = useGame(params.id ?? '');
  const [bust, setBust] = useState<{ pile: number; total: number }>();
  const place = (pile: number, total: number, busts: boolean) => {
    if (!busts) ask({ type: 'place', pile });
    else if (!isResting && !busy) setBust({ pile, total });
  };
  return (
    <div class="big21-game">
      <header class="big21-head">{view && <MoneyLine view={view} />}</header>
      <main class="big21-cloth" id="main">
        <h1 class="out-of-sight">{words.title}</h1>
        {problem && <FormError>{wordsOf(problem, words.refusals)}</FormError>}
        <Moves isResting={isResting}>
          {view && turned && <TurnedCard turned={turned} goOn={goOn} />}
          {view && !turned && <Stage view={view} busy={busy} ask={ask} onPlace={place} />}
        </Moves>
      </main>
      {view?.game.stage === 'piles' && (
        <aside aria-label={words.payTable}>
          <PayTable stake={view.game.round.stake} complete={view.complete ?? 0} />
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

function Stage(props: StageProps & { onPlace: (pile: number, total: number, busts: boolean) => void }) {
  const { game } = props.view;
  if (game.stage === 'choice') return <ChoiceStage {...props} />;
  if (game.stage === 'highLow') return <HighLowStage {...props} />;
  if (game.stage === 'over') return <OverStage {...props} />;
  return <PilesStage {...props} />;
}

function PilesStage({ view, busy, ask, onPlace }: Parameters<typeof Stage>[0]) {
  const words = useWords('big21');
  const name = useCardName();
  const { game } = view;
  const shown = game.stage === 'piles' ? game.round.shown : undefined;
  useEffect(() => {
    if (shown) announce(words.whereTo(name(pictureOf(shown), 'fr')));
  }, [shown, view.version]);
  if (game.stage !== 'piles') return null;
  const { round } = game;
  const held = account.value;
  const fromAside = Math.min(round.stake, game.aside - game.asideSpent);
  return (
    <>
      <Piles piles={round.piles} shown={shown} onPlace={onPlace} />
      {shown ? (
        <>
          <p class="big21-ask">{words.whereTo(name(pictureOf(shown), 'fr'))}</p>
          <div class="big21-draw">
            <p class="big21-left">
              <CardBack />
              <span>
                <b>{round.left - 1}</b>
                {words.cardsAfter(round.left - 1)}
              </span>
            </p>
            <div class="big21-shown">
              <CardFace card={pictureOf(shown)} deck="fr" />
            </div>
            <button class="big21-discard" type="button" disabled={busy} onClick={() => ask({ type: 'discard' })}>
              {words.discard}
            </button>
          </div>
          {game.purse === 'practice' && <OddsNow view={view} />}
        </>
      ) : (
        <div class="big21-paper stack">
          <p>{words.noCards}</p>
          {round.purchasesLeft > 0 && (
            <>
              <Button wide kind="outline" busy={busy} onClick={() => ask({ type: 'buy' })}>
                {words.buy(formatMoney(round.stake))}
              </Button>
              <p class="note">
                {words.buyNote(
                  round.purchasesLeft,
                  held && game.purse === 'money' ? formatMoney(held.balance - round.stake + fromAside) : '–',
                )}
                {fromAside > 0 && ` ${words.buyAside(formatMoney(fromAside))}`}
              </p>
            </>
          )}
        </div>
      )}
    </>
  );
}

function Foot({ view, busy, ask }: StageProps) {
  const words = useWords('big21');
  const { game, complete = 0 } = view;
  return (
    <>
      {game.stage === 'piles' && complete >= 3 && (
        <Button wide kind="outline" busy={busy} onClick={() => ask({ type: 'endRound' })}>
          {words.endRound(formatMoney(view.credit - game.aside + game.asideSpent))}
        </Button>
      )}
      {game.stage !== 'over' && (
        <Button wide busy={busy} onClick={() => ask({ type: 'stop' })}>
          {words.stopFor(formatMoney(view.credit))}
        </Button>
      )}
      <p class="note big21-receipt">
        {words.receipt(view.id.slice(0, 8))} · {words.fingerprint(view.commitment.slice(0, 12))} ·{' '}
        <Link href="/big21/rules">{words.rulesShort}</Link> · <Link href="/big21/account">{words.limitsShort}</Link>
      </p>
    </>
  );
}
