import { type Card, cardAt, DECK, indexOf, RANKS } from './card.ts';
import { isTrump, letterOf, MODE_LETTERS, MODES, type Mode, pointsOf, rankIn, trump } from './mode.ts';
import { type BySeat, SEATS, type Seat } from './seat.ts';
import { LAST_TRICK_BONUS, TRICKS } from './trick.ts';

/**
 * The same rules on sets of 36 bits, nine bits a suit, for speed. The readable rules (legal, trick, game) are the
 * judge: a test compares both on a million positions.
 *
 * A table is one flat array, so that a copy is one `set`: four suits of each seat's hand, then the fields below.
 */
export type Table = Int32Array;

export const MODE = 16; // 0-3 trump suit, 4 Obenabe, 5 Undenufe
export const TURN = 17;
export const LED = 18; // suit led, −1 before the lead
export const BEST = 19; // strength of the card that wins so far; a trump has TRUMP added
export const BEST_SEAT = 20;
export const IN_TRICK = 21; // points that lie on the table
export const PLAYED = 22; // cards played, 0 … 36
export const POINTS = 23; // of seats 0 and 2; 24: of seats 1 and 3
export const FIELDS = 25;

const SUIT = 0x1ff;
export const JACK = 1 << RANKS.indexOf('J');
/** Added to a trump's strength, so that it beats any card of a side suit. */
export const TRUMP = 16;
/** Modes from here on have no trumps. */
export const NO_TRUMP = 4;

/** Strength and points of each card in each mode, from the readable tables. SSC 2.03 */
export const STRENGTH = table((card, mode) => rankIn(card, mode) + (isTrump(card, mode) ? TRUMP : 0));
export const WORTH = table(pointsOf);

/** Ranks of trumps stronger than a trump of strength s. */
const STRONGER = Int32Array.from(RANKS, (_, strength) =>
  RANKS.reduce((mask, rank, bit) => mask | (rankIn(`H${rank}`, trump('H')) > strength ? 1 << bit : 0), 0),
);

/** Suit and bit of card 0 … 35: cheaper than dividing by nine. */
export const SUIT_OF = Uint8Array.from(DECK, (_, card) => Math.floor(card / 9));
export const BIT_OF = Int32Array.from(DECK, (_, card) => 1 << (card % 9));

/** How many bits are set in nine bits, and which is the n-th of them. */
export const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => bitsOf(mask).length);
export const NTH = Uint8Array.from({ length: 512 * 9 }, (_, i) => bitsOf(Math.floor(i / 9))[i % 9] ?? 0);

export function newTable(mode: Mode, hands: BySeat<readonly Card[]>, leader: Seat): Table {
  const at = new Int32Array(FIELDS);
  at[MODE] = modeIndex(mode);
  at[TURN] = leader;
  at[LED] = -1;
  for (const seat of SEATS) for (const card of hands[seat]) at[slot(seat, card)]! |= bit(card);
  at[PLAYED] = 36 - SEATS.reduce<number>((held, seat) => held + hands[seat].length, 0);
  return at;
}

/** Writes the legal cards of the player on turn, nine bits a suit, and answers how many there are. SSC 2.05 */
export function legalMasks(at: Table, out: Int32Array): number {
  const hand = at[TURN]! << 2;
  const h0 = at[hand]!;
  const h1 = at[hand + 1]!;
  const h2 = at[hand + 2]!;
  const h3 = at[hand + 3]!;
  const led = at[LED]!;
  const mode = at[MODE]!;
  out[0] = h0;
  out[1] = h1;
  out[2] = h2;
  out[3] = h3;
  if (led >= 0) {
    const follow = at[hand + led]!;
    if (mode >= NO_TRUMP) {
      if (follow !== 0) return only(out, led, follow);
    } else if (led === mode) {
      if ((follow & ~JACK) !== 0) return only(out, led, follow); // the jack of trumps need not be played
    } else {
      const trumps = at[hand + mode]!;
      const side = (h0 | (h1 << 9) | (h2 << 18)) ^ (mode < 3 ? trumps << (9 * mode) : 0);
      const holdsSide = side !== 0 || (mode !== 3 && h3 !== 0);
      if (holdsSide) {
        if (follow !== 0) only(out, led, follow);
        out[mode] = allowedTrumps(trumps, at[BEST]!);
      }
    }
  }
  return COUNT[out[0]!]! + COUNT[out[1]!]! + COUNT[out[2]!]! + COUNT[out[3]!]!;
}

/** No undertrumping: the trumps stronger than the best card, if that is a trump. SSC 2.05 */
export const allowedTrumps = (trumps: number, best: number): number =>
  best >= TRUMP ? trumps & STRONGER[best - TRUMP]! : trumps;

function only(out: Int32Array, suit: number, mask: number): number {
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  out[3] = 0;
  out[suit] = mask;
  return COUNT[mask]!;
}

/** Plays card 0 … 35 for the player on turn; the trick is turned when it is full. */
export function playMask(at: Table, card: number): void {
  const suit = SUIT_OF[card]!;
  const seat = at[TURN]!;
  const inMode = at[MODE]! * 36 + card;
  at[(seat << 2) + suit]! ^= BIT_OF[card]!;
  at[IN_TRICK]! += WORTH[inMode]!;
  const strength = STRENGTH[inMode]!;
  const led = at[LED]!;
  if (led < 0) at[LED] = suit;
  if (led < 0 || (strength > at[BEST]! && (suit === led || strength >= TRUMP))) {
    at[BEST] = strength;
    at[BEST_SEAT] = seat;
  }
  const played = at[PLAYED]! + 1;
  at[PLAYED] = played;
  at[TURN] = (seat + 1) & 3;
  if ((played & 3) === 0) turnTrick(at, played === 4 * TRICKS);
}

function turnTrick(at: Table, isLast: boolean): void {
  const winner = at[BEST_SEAT]!;
  at[POINTS + (winner & 1)]! += at[IN_TRICK]! + (isLast ? LAST_TRICK_BONUS : 0);
  at[IN_TRICK] = 0;
  at[LED] = -1;
  at[TURN] = winner;
}

/** The cards of a set of masks, in the order of a new pack. @judge */
export function cardsIn(masks: ArrayLike<number>, from = 0): Card[] {
  return [0, 1, 2, 3].flatMap((suit) => bitsOf(masks[from + suit]! & SUIT).map((rank) => cardAt(9 * suit + rank)));
}

export const modeIndex = (mode: Mode): number => MODE_LETTERS.indexOf(letterOf(mode));

const slot = (seat: Seat, card: Card): number => 4 * seat + SUIT_OF[indexOf(card)]!;
const bit = (card: Card): number => BIT_OF[indexOf(card)]!;

function bitsOf(mask: number): number[] {
  return RANKS.map((_, rank) => rank).filter((rank) => (mask >> rank) & 1);
}

function table(of: (card: Card, mode: Mode) => number): Int32Array {
  return Int32Array.from(MODES.flatMap((mode) => DECK.map((card) => of(card, mode))));
}
