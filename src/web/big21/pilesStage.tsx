import { useEffect } from 'preact/hooks';
import type { Round } from '../../big21/round.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live.tsx';
import { account } from './account.ts';
import { useAmount } from './amount.ts';
import { pictureOf } from './face.ts';
import type { StageProps } from './game.tsx';
import { OddsNow } from './oddsNow.tsx';
import { Piles } from './piles.tsx';

interface PilesStageProps extends StageProps {
  /** Free cards that the last move brought. B21 10.1 */
  free: number;
  onPlace: (pile: number, total: number, busts: boolean) => void;
}

/** Five piles and the one card to be placed; or none, and the question whether to buy one. B21 6, 7, 10 */
export function PilesStage({ view, busy, ask, free, onPlace }: PilesStageProps) {
  const words = useWords('big21');
  const name = useCardName();
  const { game } = view;
  const shown = game.stage === 'piles' ? game.round.shown : undefined;
  const left = game.stage === 'piles' ? game.round.left : 0;
  useEffect(() => {
    if (free > 0) announce(`${words.freeCards(free)} ${words.leftNow(left)}`);
    if (shown) announce(words.whereTo(name(pictureOf(shown), 'fr')));
  }, [shown, view.version]);
  if (game.stage !== 'piles') return null;
  const { round } = game;
  return (
    <>
      <Piles piles={round.piles} shown={shown} onPlace={onPlace} />
      {free > 0 && <FreeCards key={view.version} count={free} left={left} />}
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
            <div class="big21-shown" key={view.version}>
              <CardFace card={pictureOf(shown)} deck="fr" />
            </div>
            <button
              class="big21-discard"
              type="button"
              aria-keyshortcuts="D"
              disabled={busy}
              onClick={() => ask({ type: 'discard' })}
            >
              {words.discard}
            </button>
          </div>
          {game.purse === 'practice' && <OddsNow view={view} />}
        </>
      ) : (
        <NoCardLeft round={round} view={view} busy={busy} ask={ask} />
      )}
    </>
  );
}

/** The free cards as they come: counted, and as many backs to look at. B21 10.1 */
function FreeCards({ count, left }: { count: number; left: number }) {
  const words = useWords('big21');
  return (
    <p class="big21-free">
      <span class="big21-free-cards" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <CardBack key={i} />
        ))}
      </span>
      <span>
        <b>{words.freeCards(count)}</b> {words.leftNow(left)}
      </span>
    </p>
  );
}

/** A card is sold only when none is left. B21 10.2 */
function NoCardLeft({ round, view: { game }, busy, ask }: StageProps & { round: Round }) {
  const words = useWords('big21');
  const amount = useAmount(game.purse);
  const fromAside = Math.min(round.stake, game.aside - game.asideSpent);
  const held = game.purse === 'money' ? account.value : undefined;
  return (
    <div class="big21-paper stack">
      <p>{words.noCards}</p>
      {round.purchasesLeft > 0 && (
        <>
          <Button wide kind="outline" busy={busy} onClick={() => ask({ type: 'buy' })}>
            {words.buy(amount(round.stake))}
          </Button>
          <p class="note">
            {words.buyLeft(round.purchasesLeft)}
            {held && ` ${words.buyBalance(formatMoney(held.balance - round.stake + fromAside))}`}
            {fromAside > 0 && ` ${words.buyAside(amount(fromAside))}`}
          </p>
        </>
      )}
    </div>
  );
}
