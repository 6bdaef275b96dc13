/** The four suits. What is printed on them (hearts or roses …) is a skin: ruling M2. */
export const SUITS = ['H', 'D', 'S', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Six to ace; T is the ten (Banner), J the jack (Under), Q the queen (Ober). */
export const RANKS = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card is its name, 'HJ' or 'S6': readable in a log, and a typo does not compile. */
export type Card = `${Suit}${Rank}`;

/** H6 … HA, D6 … DA, S6 … SA, C6 … CA: the order in which a new pack lies before it is shuffled. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card[1] as Rank;

/** 0 … 35, the card's place in a new pack. */
export const indexOf = (card: Card): number => INDEX[card]!;
export const cardAt = (index: number): Card => DECK[index]!;

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(DECK.map((card, index) => [card, index]));

/** A card as people write it: the ten as T or 10, in any case. Undefined for anything that is not a card. */
export function parseCard(text: unknown): Card | undefined {
  if (typeof text !== 'string') return undefined;
  const name = text.trim().toUpperCase().replace('10', 'T');
  return Object.hasOwn(INDEX, name) ? (name as Card) : undefined;
}
