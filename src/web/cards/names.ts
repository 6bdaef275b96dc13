import type { Suit } from '../../schieber/card.ts';
import { useWords, wordsNow } from '../i18n/words.ts';
import { settings } from '../shell/settings.ts';
import type { FaceCard, FaceRank, Skin } from './draw.ts';

type Deck = Skin['deck'];

/** A card's name in the language of the page and the words of a deck: 'Schilten-Under', 'Schaufel-Bube'. */
export function cardName(card: FaceCard, deck: Deck = settings.value.deck): string {
  const { name, suits, ranks } = wordsNow('cards');
  return name(suits[deck][card[0] as Suit], ranks[deck][card[1] as FaceRank]);
}

export const suitName = (suit: Suit, deck: Deck = settings.value.deck): string => wordsNow('cards').suits[deck][suit];

/** The same within a component, which is drawn anew when the language changes. */
export function useCardName(): typeof cardName {
  useWords('cards');
  return cardName;
}
