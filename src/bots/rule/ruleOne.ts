import { invariant } from '../../kit/absurd.ts';
import { canonical } from '../../kit/canonical.ts';
import { sha256Hex } from '../../kit/hash.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { type Card, type Rank, rankOf, SUITS, suitOf } from '../../schieber/card.ts';
import { isTrump, type Mode, OBENABE, pointsOf, rankIn, trump, UNDENUFE } from '../../schieber/mode.ts';
import { partnerOf, seatAfter } from '../../schieber/seat.ts';
import { beats, winningCard } from '../../schieber/trick.ts';
import { type Choice, legalIn, type View } from '../../schieber/view.ts';

/**
 * Rule bot, version 1: a friendly beginner. It takes a trick when it can do so cheaply, gives points to its partner,
 * opens with its strongest card and counts nothing. Frozen: records of rated matches name it, so a better beginner is
 * a new version beside this one.
 */
export type Rules = Immutable<{
  /** What a card is worth to the one who declares, in points of a rough count. */
  trump: Record<Rank, number>;
  side: Record<Rank, number>;
  obenabe: Record<Rank, number>;
  undenufe: Record<Rank, number>;
  /** Each trump beyond the third. */
  length: number;
  /** Forehand passes with less than this; its partner may hold more. */
  enough: number;
}>;

export const RULE_1: Rules = {
  trump: { J: 30, 9: 19, A: 13, K: 8, Q: 7, T: 7, 8: 6, 7: 6, 6: 6 },
  side: { A: 12, K: 4, Q: 1, J: 0, T: 1, 9: 0, 8: 0, 7: 0, 6: 0 },
  obenabe: { A: 17, K: 10, Q: 6, J: 3, T: 3, 9: 1, 8: 2, 7: 0, 6: 0 },
  undenufe: { 6: 17, 7: 10, 8: 7, 9: 3, T: 3, J: 1, Q: 1, K: 0, A: 0 },
  length: 9,
  enough: 68,
};

/** The published fingerprint of the numbers above. */
export const RULE_1_HASH = sha256Hex(canonical(RULE_1));

export function ruleOne(view: View, rules: Rules): Choice {
  invariant(view.phase !== 'over' && view.turn === view.seat, 'a computer player is asked on its turn');
  if (view.phase === 'declaring') return declaration(view.hand, view.passed, rules);
  return { type: 'play', card: best(legalIn(view), (card) => appeal(card, view)) };
}

/** Forehand declares its best mode or passes; a partner who was passed to must declare. SSC 2.05, 7.05 (4) */
function declaration(hand: readonly Card[], passed: boolean, rules: Rules): Choice {
  const modes = [...SUITS.map(trump), OBENABE, UNDENUFE];
  const mode = best(modes, (candidate) => promise(hand, candidate, rules));
  if (!passed && promise(hand, mode, rules) < rules.enough) return { type: 'pass' };
  return { type: 'declare', mode };
}

/** A rough count of what a hand is worth in a mode. */
function promise(hand: readonly Card[], mode: Mode, rules: Rules): number {
  const worth = (card: Card) => {
    if (mode.kind !== 'trump') return rules[mode.kind][rankOf(card)];
    return isTrump(card, mode) ? rules.trump[rankOf(card)] : rules.side[rankOf(card)];
  };
  const trumps = hand.filter((card) => isTrump(card, mode)).length;
  return hand.reduce((sum, card) => sum + worth(card), 0) + rules.length * Math.max(0, trumps - 3);
}

type Playing = Extract<View, { phase: 'playing' }>;

/** How much the beginner likes a card now. */
function appeal(card: Card, view: Playing): number {
  if (view.trick.length === 0) return appealToLead(card, view);
  const winning = winningCard(view.trick, view.mode);
  const takes = beats(card, view.trick[winning]!, view.mode);
  const points = pointsOf(card, view.mode);
  const strength = rankIn(card, view.mode) + (isTrump(card, view.mode) ? 20 : 0);
  if (seatAfter(view.leader, winning) === partnerOf(view.seat)) {
    // Points for the partner, but no trump of one's own on a trick that is already theirs.
    return isTrump(card, view.mode) ? -10 - strength : 10 * points - strength;
  }
  if (!takes) return -3 * points - strength / 10;
  if (isTrump(card, view.mode)) return 140 - strength; // ruffs with the smallest that takes the trick
  const isLast = view.trick.length === 3;
  return 200 + (isLast ? 2 * points : strength);
}

/** Opens with the jack of trumps, or the nine once the jack is gone; else with the strongest side card. */
function appealToLead(card: Card, view: Playing): number {
  const strength = rankIn(card, view.mode);
  if (!isTrump(card, view.mode)) return 10 + strength;
  const isHighest = rankOf(card) === 'J' || (rankOf(card) === '9' && isGone(`${suitOf(card)}J`, view));
  return isHighest ? 100 + strength : strength / 10;
}

const isGone = (card: Card, view: Playing): boolean => view.turned.some((trick) => trick.cards.includes(card));

/** The first of the best. */
function best<T>(items: readonly T[], value: (item: T) => number): T {
  return items.reduce((leader, item) => (value(item) > value(leader) ? item : leader));
}
