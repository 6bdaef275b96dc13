import { PILES } from '../round.ts';
import { BUST, isCompleteState, NEXT, PILE_STATES, SOFT_21, VALUES } from './pileState.ts';
import type { Terms } from './solve.ts';

/** Where to put the shown card: one of the five piles (0 to 4, in rising order of state), or nowhere. */
export type Choice = number;
export const DISCARD: Choice = -1;

/** A way to play that can be written down, so that its odds can be computed. */
export interface Player {
  readonly name: string;
  /** Five states in rising order, a card value from 1 (the ace) to 10, and the cards left, the shown one included. */
  choose(five: ArrayLike<number>, value: number, cards: number, terms: Terms): Choice;
  /** False when `choose` does not look at the cards left, which saves asking again. */
  readonly looksAtCards: boolean;
}

const after = (state: number, value: number): number => NEXT[state * (VALUES + 1) + value]!;
const total = (state: number): number => PILE_STATES[state]!.total;

/** Measures that differ by less are equal: the last digits of a sum are not an opinion. */
const TIE = 1e-9;

/** The best by some measure, in the order in which the piles are tried; the first best wins. */
function firstBest(five: ArrayLike<number>, order: readonly number[], measure: (state: number) => number): Choice {
  let choice = DISCARD;
  let best = -Number.MAX_VALUE;
  for (const state of order) {
    const at = lastPlaceOf(five, state);
    if (at < 0) continue;
    const worth = measure(state);
    if (worth > best + TIE) {
      best = worth;
      choice = at;
    }
  }
  return choice;
}

/** Equal piles stand side by side; the card goes onto the last of them, as in the table of successors. */
function lastPlaceOf(five: ArrayLike<number>, state: number): number {
  for (let at = PILES - 1; at >= 0; at--) if (five[at] === state) return at;
  return -1;
}

const incomplete = [...PILE_STATES.keys()].filter((state) => !isCompleteState(state));
const isSoft = (state: number) => PILE_STATES[state]!.isSoft;
/** Empty, hard 2 to 20, soft 11 to 20. */
const HARD_FIRST = [...incomplete.filter((state) => !isSoft(state)), ...incomplete.filter(isSoft)];

/** Puts the card where the sum becomes highest within 21; discards when it fits nowhere. */
export const naive: Player = {
  name: 'naive',
  looksAtCards: false,
  choose: (five, value) => {
    const choice = firstBest(five, HARD_FIRST, (state) => totalAfter(state, value));
    return choice === DISCARD || totalAfter(five[choice]!, value) < 0 ? DISCARD : choice;
  },
};

const totalAfter = (state: number, value: number): number => {
  const next = after(state, value);
  return next === BUST ? -1 : total(next);
};

/** As naive, but never discards: a card that fits nowhere loses the round. */
export const careless: Player = {
  name: 'careless',
  looksAtCards: false,
  choose: (five, value, cards, terms) => {
    const choice = naive.choose(five, value, cards, terms);
    return choice === DISCARD ? firstBest(five, HARD_FIRST, total) : choice;
  },
};

/** The reference player: knows which piles are good to hold, and keeps them apart. */
export const sensible: Player = {
  name: 'sensible',
  looksAtCards: false,
  choose: (five, value) => {
    const gain = (state: number): number => {
      const next = after(state, value);
      if (next === BUST) return Number.NEGATIVE_INFINITY;
      const isDoubled = isStiff(next) && lastPlaceOf(five, next) >= 0;
      return score(next) - score(state) - (isDoubled ? 0.6 : 0) + 0.001 * total(state);
    };
    const choice = firstBest(five, HARD_FIRST, gain);
    return choice === DISCARD || gain(five[choice]!) < 0 ? DISCARD : choice;
  },
};

const isStiff = (state: number): boolean => !isSoft(state) && total(state) >= 12 && total(state) <= 20;

const score = (state: number): number => scoreOf(total(state), isSoft(state));

/** How good a pile is to hold, by its sum; soft: an ace counts eleven. Stands in the certificate. */
export function scoreOf(sum: number, soft: boolean): number {
  if (sum === 21) return 100;
  if (sum === 11) return 8;
  if (soft) return 4.5;
  if (sum === 10) return 3.5;
  if (sum === 0) return 2;
  return sum < 10 ? 2.2 + 0.1 * sum : 1.2;
}

/** Plays where the chance to complete that one pile rises most, as if the others did not exist. */
export function indexPlayer(): Player {
  const chances: Float64Array[] = [];
  return {
    name: 'index',
    looksAtCards: true,
    choose: (five, value, cards, terms) => {
      const ahead = Math.max(1, Math.round(0.6 * (cards - 1))); // the last card too: one more may be bought
      while (chances.length <= ahead) chances.push(completionChances(chances.at(-1), terms.cards));
      const chance = chances[ahead]!;
      const rise = (state: number): number => {
        const next = after(state, value);
        if (next === BUST) return Number.NEGATIVE_INFINITY;
        return isCompleteState(next) ? 1 + chance[next]! - chance[state]! : chance[next]! - chance[state]!;
      };
      const choice = firstBest(five, HARD_FIRST, rise);
      return choice === DISCARD || rise(five[choice]!) < -TIE ? DISCARD : choice;
    },
  };
}

/** Chance to complete each state with one card more than in `before`, taking or leaving each card. */
function completionChances(before: Float64Array | undefined, cards: Float64Array): Float64Array {
  return Float64Array.from(PILE_STATES, (_, state) => {
    if (isCompleteState(state)) return 1;
    if (before === undefined) return 0;
    let chance = 0;
    for (let value = 1; value <= VALUES; value++) {
      const next = after(state, value);
      chance += cards[value]! * Math.max(before[state]!, next === BUST ? 0 : before[next]!);
    }
    return chance;
  });
}

/**
 * All named players buy a card alike: out of cards, with two piles or more, when the chance that it completes a pile is
 * worth more than its price.
 */
export function buys(five: ArrayLike<number>, { cards, pay, price }: Terms): boolean {
  let complete = 0;
  for (let at = 0; at < PILES; at++) if (isCompleteState(five[at]!)) complete++;
  if (complete < 2 || complete === PILES) return false;
  let chance = 0;
  for (let value = 1; value <= VALUES; value++) if (completesOne(five, value)) chance += cards[value]!;
  return chance * (pay[complete + 1]! - pay[complete]!) > price;
}

function completesOne(five: ArrayLike<number>, value: number): boolean {
  for (let at = 0; at < PILES; at++) {
    const next = five[at] === SOFT_21 ? BUST : after(five[at]!, value);
    if (next !== BUST && isCompleteState(next)) return true;
  }
  return false;
}
