// What a net sees of a table from the seat on turn: only that seat's own hand, the log, and what others have shown.
// The TypeScript twin (src/bots/net/features.ts) makes the same columns from a View.
import {
  BEST_CARD, BEST_SEAT, DECLARER, HANDS, IN_TRICK, LOG_CARDS, LOG_SEATS, MODE, PASSED, PLAYED, POINTS, POSSIBLE, SEEN, TURN,
  suitOf,
} from './rules';
import { addNinths, addOne, addParts, clearInputs } from './net';

const TRICK: i32 = 36;
const EARLIER: i32 = 144;
const WHEN: i32 = 288;
const OPENED: i32 = 324;
const MAY_HOLD: i32 = 360;
const KIND: i32 = 468;
const DECLARED_BY: i32 = 471;
const PASS: i32 = 475;
const NUMBER: i32 = 476;
const PLACE: i32 = 485;
const SCORE: i32 = 489;
const WINNER: i32 = 491;
const WINNING: i32 = 495;
const ON_TABLE: i32 = 531;

/** 9 × slot − 9 × suit of each suit: added to a card it gives the card's slot. */
const SHIFT = memory.data(16, 16);
const KEYS = memory.data(16, 16);
const KEPT = memory.data(64, 16);

/** The order of the suits is kept for each table that lies side by side with others, and taken up again. */
export function keepOrder(number: usize): void {
  v128.store(KEPT + (number << 4), v128.load(SHIFT));
}
export function takeOrder(number: usize): void {
  v128.store(SHIFT, v128.load(KEPT + (number << 4)));
}

export const STUDY: i32 = 0;
export const SORTED: i32 = 1;

// @ts-ignore: decorator
@inline
export function slotOf(card: i32): i32 {
  return card + load<i32>(SHIFT + (suitOf(card) << 2));
}

/** The order of the suits for a seat that was dealt these nine cards: see `slotsOf` of the twin. */
export function orderSuits(dealt: u64, mode: i32, order: i32): void {
  if (order == STUDY) {
    for (let suit = 0; suit < 4; suit++) store<i32>(SHIFT + (suit << 2), 0);
    if (mode < 4) {
      store<i32>(SHIFT, 9 * mode);
      store<i32>(SHIFT + (mode << 2), -9 * mode);
    }
    return;
  }
  for (let suit = 0; suit < 4; suit++) {
    const cards = <i32>(dealt >> (9 * suit)) & 0x1ff;
    store<i32>(KEYS + (suit << 2), suit == mode ? i32.MAX_VALUE : 512 * popcnt(cards) + cards);
  }
  for (let suit = 0; suit < 4; suit++) {
    const key = load<i32>(KEYS + (suit << 2));
    let slot = 0;
    for (let other = 0; other < 4; other++) {
      const rival = load<i32>(KEYS + (other << 2));
      if (rival > key || (rival == key && other < suit)) slot++;
    }
    store<i32>(SHIFT + (suit << 2), 9 * (slot - suit));
  }
}

function addSet(set: u64, from: i32): void {
  while (set) {
    addOne(from + slotOf(<i32>ctz(set)));
    set &= set - 1;
  }
}

/** Lays the actor's inputs ready. */
export function seeTable(at: usize, order: i32): void {
  const me = load<i32>(at, TURN);
  const mode = load<i32>(at, MODE);
  const played = load<i32>(at, PLAYED);
  const hand = load<u64>(at + (me << 3), HANDS);
  let dealt = hand;
  for (let i = 0; i < played; i++) {
    if (load<u8>(at + i, LOG_SEATS) == <u8>me) dealt |= (<u64>1) << load<u8>(at + i, LOG_CARDS);
  }
  orderSuits(dealt, mode, order);
  clearInputs();
  addSet(hand, 0);
  const open = played & ~3; // the first card of the trick on the table
  for (let i = 0; i < played; i++) {
    const slot = slotOf(<i32>load<u8>(at + i, LOG_CARDS));
    const seat = (<i32>load<u8>(at + i, LOG_SEATS) - me) & 3;
    addOne((i < open ? EARLIER + 36 * seat : TRICK + 36 * (seat - 1)) + slot);
    addNinths(WHEN + slot, 1 + (i >> 2));
    if (!(i & 3)) addOne(OPENED + slot);
  }
  const unseen = ~(hand | load<u64>(at, SEEN));
  for (let seat = 1; seat < 4; seat++) {
    addSet(load<u64>(at + (((me + seat) & 3) << 3), POSSIBLE) & unseen, MAY_HOLD + 36 * (seat - 1));
  }
  addOne(KIND + (mode < 4 ? 0 : mode - 3));
  addOne(DECLARED_BY + ((load<i32>(at, DECLARER) - me) & 3));
  if (load<i32>(at, PASSED)) addOne(PASS);
  addOne(NUMBER + (played >> 2));
  addOne(PLACE + (played & 3));
  const team = me & 1;
  addParts(SCORE, 360 * load<i32>(at + (team << 2), POINTS)); // /157
  addParts(SCORE + 1, 360 * load<i32>(at + ((team ^ 1) << 2), POINTS));
  if (played & 3) {
    addOne(WINNER + ((load<i32>(at, BEST_SEAT) - me) & 3));
    addOne(WINNING + slotOf(load<i32>(at, BEST_CARD)));
  }
  addParts(ON_TABLE, 1413 * load<i32>(at, IN_TRICK)); // /40
}

/** Lays ready what `declare` sees of nine cards and a mode, or, with mode −1, what `pass` sees of them. */
export function seeHand(hand: u64, mode: i32, passed: bool, order: i32): void {
  orderSuits(hand, mode < 0 ? 4 : mode, order);
  clearInputs();
  addSet(hand, 0);
  if (mode < 0) return;
  addOne(36 + (mode < 4 ? 0 : mode - 3));
  if (passed) addOne(39);
}
