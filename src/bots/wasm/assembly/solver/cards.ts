// Cards inside the solver: bit 9 × suit + strength, so that a stronger card is a higher bit; trump is suit 3, on top.
import { STRENGTH, WORTH, suitOf } from '../rules';

export const SUIT: u64 = 0x1ff;
export const JACK: u64 = (<u64>1) << 35;
/** Where runs of neighbouring cards end: a new suit, and in a trump game the jack, which need not be played. */
const BORDERS: u64 = ((<u64>1) << 9) | ((<u64>1) << 18) | ((<u64>1) << 27) | ((<u64>1) << 36);
export const LAST_TRICK: i32 = 5;

export let trumps: u64 = 0; // the set of all trumps, empty in Obenabe and Undenufe
export let borders: u64 = BORDERS;
export const POINTS = memory.data(36, 16); // of each card in the solver's order
export const MAP = memory.data(36, 16); // the solver's card for each card of the rules

/** Takes over a mode's order and points. */
export function orderCards(mode: i32): void {
  trumps = mode < 4 ? SUIT << 27 : 0;
  borders = mode < 4 ? BORDERS | JACK : BORDERS;
  for (let card = 0; card < 36; card++) {
    const suit = suitOf(card);
    const to = mode < 4 ? (suit == mode ? 3 : suit == 3 ? mode : suit) : suit;
    const place = 9 * to + (<i32>load<u8>(STRENGTH + 36 * mode + card) & 15);
    store<u8>(MAP + card, <u8>place);
    store<u8>(POINTS + place, load<u8>(WORTH + 36 * mode + card));
  }
  addUp();
}

/** A set of the rules in the order of the solver. */
export function translate(set: u64): u64 {
  let out: u64 = 0;
  while (set) {
    out |= (<u64>1) << load<u8>(MAP + <i32>ctz(set));
    set &= set - 1;
  }
  return out;
}

// @ts-ignore: decorator
@inline
export function above(set: u64, others: u64): u64 {
  return others ? set & ~(((<u64>1) << (64 - clz(others))) - 1) : set;
}

// The points of every set of cards of one suit.
const SIDE = memory.data(512, 16);
const TRUMP = memory.data(512, 16);
let worthless: u64 = 0; // the cards without points

function addUp(): void {
  for (let set = 1; set < 512; set++) {
    const card = <i32>ctz(set);
    const others = set & (set - 1);
    store<u8>(SIDE + set, load<u8>(SIDE + others) + load<u8>(POINTS + card));
    store<u8>(TRUMP + set, load<u8>(TRUMP + others) + load<u8>(POINTS + 27 + card));
  }
  worthless = 0;
  for (let card = 0; card < 36; card++) if (!load<u8>(POINTS + card)) worthless |= (<u64>1) << card;
}

// @ts-ignore: decorator
@inline
export function pointsIn(set: u64): i32 {
  const low = <i32>load<u8>(SIDE + (<i32>set & 511)) + <i32>load<u8>(SIDE + (<i32>(set >> 9) & 511));
  return low + <i32>load<u8>(SIDE + (<i32>(set >> 18) & 511)) + <i32>load<u8>(TRUMP + <i32>(set >> 27));
}

/** The least points a hand can put into so many tricks. */
export function least(hand: u64, tricks: i32): i32 {
  tricks -= <i32>popcnt(hand & worthless);
  let left = hand & ~worthless;
  let sum = 0;
  for (; tricks > 0 && left; tricks--) {
    let cheapest = <i32>ctz(left);
    for (let set = left & (left - 1); set; set &= set - 1) {
      const card = <i32>ctz(set);
      if (load<u8>(POINTS + card) < load<u8>(POINTS + cheapest)) cheapest = card;
    }
    left ^= (<u64>1) << cheapest;
    sum += <i32>load<u8>(POINTS + cheapest);
  }
  return sum;
}

/** Points still to be won with these cards, the last trick's five included. */
export function restOf(cards: u64): i32 {
  return LAST_TRICK + pointsIn(cards);
}

/** The legal cards of a hand. SSC 2.05 */
// @ts-ignore: decorator
@inline
export function legalOf(hand: u64, ledSuit: u64, best: i32): u64 {
  const same = hand & ledSuit;
  if (!trumps) return same ? same : hand;
  if (ledSuit == trumps) return same & ~JACK ? same : hand;
  const own = hand & trumps;
  const side = hand ^ own;
  if (!side) return hand;
  const over = best >= 27 ? (own >> (best + 1)) << (best + 1) : own;
  return (same ? same : side) | over;
}
