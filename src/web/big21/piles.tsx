import type { Face } from '../../big21/face.ts';
import { isBust, isComplete, isSoft, type Pile, put, totalOf } from '../../big21/pile.ts';
import { CardFace } from '../cards/card.tsx';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import { pictureOf } from './face.ts';

interface PilesProps {
  piles: readonly Pile[];
  shown: Face | undefined;
  onPlace: (pile: number, total: number, busts: boolean) => void;
}

/** Five piles with their sums; each says what the shown card would make of it. B21 6.1, 7.1 */
export function Piles({ piles, shown, onPlace }: PilesProps) {
  return (
    <div class="big21-piles">
      {piles.map((pile, at) => (
        <PileView
          key={at}
          number={at + 1}
          pile={pile}
          shown={shown}
          onPlace={(total, busts) => onPlace(at, total, busts)}
        />
      ))}
    </div>
  );
}

/** The sum says the rest. */
const MOST_SHOWN = 4;

function PileView({
  number,
  pile,
  shown,
  onPlace,
}: {
  number: number;
  pile: Pile;
  shown: Face | undefined;
  onPlace: (total: number, busts: boolean) => void;
}) {
  const words = useWords('big21');
  const after = shown === undefined ? undefined : put(pile, shown);
  const busts = after !== undefined && isBust(after);
  const isDone = isComplete(pile);
  const effect =
    after === undefined
      ? ''
      : busts
        ? isDone
          ? words.full
          : words.tooMuch
        : isDone
          ? words.becomes(totalOf(after))
          : words.gives(totalOf(after));
  const kind = after === undefined ? 'rest' : busts ? 'full' : isDone ? 'keep' : isComplete(after) ? 'best' : 'ok';
  const sum = pile.cards.length === 0 ? '–' : String(totalOf(pile));
  const note = pile.cards.length === 0 ? words.empty : isSoft(pile) ? words.soft : words.hard;
  return (
    <button
      type="button"
      class={`big21-pile ${kind}${isDone ? ' done' : ''}`}
      aria-keyshortcuts={String(number)}
      disabled={after === undefined}
      onClick={() => after && onPlace(totalOf(after), busts)}
    >
      <span class="big21-sum">
        <b>
          {sum}
          {isDone && <Icon name="check" />}
        </b>
        <small>{note}</small>
      </span>
      <span class="big21-stack">
        {pile.cards.slice(-MOST_SHOWN).map((card, i) => (
          <CardFace key={i} card={pictureOf(card)} deck="fr" silent />
        ))}
        {pile.cards.length === 0 && <span class="big21-empty" />}
      </span>
      <span class="big21-put">
        {busts && <Icon name="no" />}
        {effect}
      </span>
    </button>
  );
}
