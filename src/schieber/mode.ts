import type { Immutable } from '../kit/immutable.ts';
import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from './card.ts';

/** What forehand or partner declares: a trump suit, tops-down or bottoms-up. SSC 2.03 */
export type Mode = Immutable<{ kind: 'trump'; suit: Suit } | { kind: 'obenabe' } | { kind: 'undenufe' }>;

type Table = Readonly<Record<Rank, number>>;

// SSC 2.03 (a), strongest first.
const TRUMP_ORDER: readonly Rank[] = ['J', '9', 'A', 'K', 'Q', 'T', '8', '7', '6'];
const TRUMP_POINTS: Table = { J: 20, 9: 14, A: 11, K: 4, Q: 3, T: 10, 8: 0, 7: 0, 6: 0 };
const MINOR_ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6'];
const MINOR_POINTS: Table = { A: 11, K: 4, Q: 3, J: 2, T: 10, 9: 0, 8: 0, 7: 0, 6: 0 };

// SSC 2.03 (b): the eights stand in for the missing trump points, so every mode totals 152.
const OBENABE_ORDER = MINOR_ORDER;
const OBENABE_POINTS: Table = { ...MINOR_POINTS, 8: 8 };
const UNDENUFE_ORDER = MINOR_ORDER.toReversed();
const UNDENUFE_POINTS: Table = { 6: 11, 7: 0, 8: 8, 9: 0, T: 10, J: 2, Q: 3, K: 4, A: 0 };

/** The six letters of the command line and of notation: four trump suits, Obenabe, Undenufe. */
export const MODE_LETTERS = [...SUITS, 'O', 'U'] as const;
export type ModeLetter = (typeof MODE_LETTERS)[number];

export const trump = (suit: Suit): Mode => ({ kind: 'trump', suit });
export const OBENABE: Mode = { kind: 'obenabe' };
export const UNDENUFE: Mode = { kind: 'undenufe' };

export const MODES: readonly Mode[] = [...SUITS.map(trump), OBENABE, UNDENUFE];

export function letterOf(mode: Mode): ModeLetter {
  if (mode.kind === 'trump') return mode.suit;
  return mode.kind === 'obenabe' ? 'O' : 'U';
}

export function parseMode(text: unknown): Mode | undefined {
  return MODES.find((mode) => letterOf(mode) === text);
}

export const isTrump = (card: Card, mode: Mode): boolean => mode.kind === 'trump' && suitOf(card) === mode.suit;

/** Place of a card within its suit, 8 for the strongest, 0 for the weakest. */
export function rankIn(card: Card, mode: Mode): number {
  return 8 - orderOf(card, mode).indexOf(rankOf(card));
}

function orderOf(card: Card, mode: Mode): readonly Rank[] {
  if (isTrump(card, mode)) return TRUMP_ORDER;
  return mode.kind === 'undenufe' ? UNDENUFE_ORDER : OBENABE_ORDER;
}

/** The point value, which is not linked to the rank. SSC 2.03 */
export function pointsOf(card: Card, mode: Mode): number {
  return pointTable(card, mode)[rankOf(card)];
}

function pointTable(card: Card, mode: Mode): Table {
  if (isTrump(card, mode)) return TRUMP_POINTS;
  if (mode.kind === 'trump') return MINOR_POINTS;
  return mode.kind === 'obenabe' ? OBENABE_POINTS : UNDENUFE_POINTS;
}
