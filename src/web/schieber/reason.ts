import { isBock } from '../../schieber/bock.ts';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '../../schieber/card.ts';
import { isTrump, type Mode, pointsOf } from '../../schieber/mode.ts';
import { partnerOf, seatAfter } from '../../schieber/seat.ts';
import { beats, winningCard } from '../../schieber/trick.ts';
import { type Choice, legalIn, type View } from '../../schieber/view.ts';

/**
 * What speaks for a choice, as a fact that the person can check from the own chair. A computer player weighs more than
 * this; where no plain fact speaks for it, nothing is said rather than something invented.
 */
export type Reason =
  | { readonly code: 'only-card' }
  | { readonly code: 'takes-trick'; readonly points: number }
  | { readonly code: 'highest-left'; readonly suit: Suit }
  | { readonly code: 'draws-trumps' }
  | { readonly code: 'gives-partner'; readonly points: number }
  | { readonly code: 'gives-little' }
  | {
      readonly code: 'trumps';
      readonly suit: Suit;
      readonly count: number;
      readonly hasJack: boolean;
      readonly hasNine: boolean;
    }
  | { readonly code: 'aces'; readonly count: number }
  | { readonly code: 'sixes'; readonly count: number }
  | { readonly code: 'no-long-suit'; readonly longest: number };

export function reasonFor(choice: Choice, view: View): Reason | undefined {
  if (choice.type === 'play') return view.phase === 'playing' ? reasonToPlay(choice.card, view) : undefined;
  return choice.type === 'declare' ? reasonToDeclare(choice.mode, view.hand) : reasonToPass(view.hand);
}

type Playing = Extract<View, { phase: 'playing' }>;

function reasonToPlay(card: Card, view: Playing): Reason | undefined {
  const { trick, mode, leader, seat } = view;
  const legal = legalIn(view);
  if (legal.length === 1) return { code: 'only-card' };
  if (trick.length === 0) return reasonToLead(card, view);
  const best = winningCard(trick, mode);
  const wins = beats(card, trick[best]!, mode);
  const isLast = trick.length === 3;
  const points = [...trick, card].reduce((sum, one) => sum + pointsOf(one, mode), 0);
  if (wins && isLast) return { code: 'takes-trick', points };
  if (wins) return isBock(card, view) ? { code: 'highest-left', suit: suitOf(card) } : undefined;
  const isPartners = seatAfter(leader, best) === partnerOf(seat);
  if (isPartners && isLast && pointsOf(card, mode) >= 8) return { code: 'gives-partner', points: pointsOf(card, mode) };
  const isCheapest = legal.every((other) => pointsOf(other, mode) >= pointsOf(card, mode));
  return !isPartners && isCheapest ? { code: 'gives-little' } : undefined;
}

function reasonToLead(card: Card, view: Playing): Reason | undefined {
  if (isBock(card, view)) return { code: 'highest-left', suit: suitOf(card) };
  return isTrump(card, view.mode) ? { code: 'draws-trumps' } : undefined;
}

function reasonToDeclare(mode: Mode, hand: readonly Card[]): Reason {
  const ofRank = (rank: string) => hand.filter((card) => rankOf(card) === rank).length;
  if (mode.kind !== 'trump')
    return mode.kind === 'obenabe' ? { code: 'aces', count: ofRank('A') } : { code: 'sixes', count: ofRank('6') };
  const trumps = hand.filter((card) => isTrump(card, mode)).map(rankOf);
  return {
    code: 'trumps',
    suit: mode.suit,
    count: trumps.length,
    hasJack: trumps.includes('J'),
    hasNine: trumps.includes('9'),
  };
}

function reasonToPass(hand: readonly Card[]): Reason | undefined {
  const longest = Math.max(...SUITS.map((suit) => hand.filter((card) => suitOf(card) === suit).length));
  return longest <= 4 ? { code: 'no-long-suit', longest } : undefined;
}
