import { type Card, DECK, rankOf, SUITS, suitOf } from '../../schieber/card.ts';
import { SuitMark } from '../cards/card.tsx';
import { cardName } from '../cards/names.ts';
import { useWords, wordsNow } from '../i18n/words.ts';
import { settings } from '../shell/settings.ts';

interface PackProps {
  /** The cards tapped so far; each shows its place among them. */
  read: readonly Card[];
  disabled?: boolean;
  onTap: (card: Card) => void;
}

/** All 36 cards, to be tapped one after the other. */
export function Pack({ read, disabled = false, onTap }: PackProps) {
  useWords('cards');
  return (
    <div class="tour-pack">
      {SUITS.flatMap((suit) => DECK.filter((card) => suitOf(card) === suit)).map((card) => {
        const at = read.indexOf(card);
        return (
          <button
            key={card}
            type="button"
            class={at >= 0 ? 'tour-card tour-card-read' : 'tour-card'}
            disabled={disabled}
            aria-pressed={at >= 0}
            onClick={() => onTap(card)}
          >
            <span class="out-of-sight">{cardName(card)}</span>
            <b aria-hidden="true">{letter(card)}</b>
            <SuitMark suit={suitOf(card)} />
            {at >= 0 && <i>{at + 1}</i>}
          </button>
        );
      })}
    </div>
  );
}

/** 6 to 9, 10, and the first letter of what the court cards are called in the person's deck. */
function letter(card: Card): string {
  const rank = rankOf(card);
  if (rank === 'T') return '10';
  return /\d/.test(rank) ? rank : wordsNow('cards').ranks[settings.value.deck][rank].slice(0, 1);
}
