import { useEffect } from 'preact/hooks';
import type { Turned } from '../../big21/game.ts';
import type { Big21View } from '../../big21/view.ts';
import { CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live.tsx';
import { useAmount } from './amount.ts';
import { pictureOf } from './face.ts';

/** The covered card, turned: what it was beside the open one, and whether the prediction was right. B21 15 */
export function TurnedCard({ view, turned, goOn }: { view: Big21View; turned: Turned; goOn: () => void }) {
  const words = useWords('big21');
  const name = useCardName();
  const { open, guess, covered, verdict } = turned;
  const sentence = words.turned(name(pictureOf(covered), 'fr'));
  const amount = useAmount(view.game.purse);
  const after = words.afterPrediction[verdict](amount(view.credit));
  useEffect(() => announce(`${sentence} ${words.verdicts[verdict]} ${after}`), [turned]);
  return (
    <div class="big21-paper stack big21-turned">
      <h2>{words.verdicts[verdict]}</h2>
      <p>
        {words.predicted[guess]} {sentence}
      </p>
      <div class="big21-two">
        <figure>
          <CardFace card={pictureOf(open)} deck="fr" />
          <figcaption>{words.openCard}</figcaption>
        </figure>
        <figure class={verdict}>
          <CardFace card={pictureOf(covered)} deck="fr" />
          <figcaption>{words.coveredCard}</figcaption>
        </figure>
      </div>
      <p>
        <b>{after}</b>
      </p>
      <Button wide onClick={goOn}>
        {words.goOn}
      </Button>
    </div>
  );
}
