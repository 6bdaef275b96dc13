// A position, and what a net alone makes of it.
import { HANDS, begin, legal, play } from './rules';
import { keepOrder, seeHand, seeTable, slotOf, takeOrder } from './features';
import { infer, inferLaid, layInputs, outputsOf } from './net';

// A position as its seat knows it, bytes: seat, mode, forehand, declarer, passed, number of cards played, two unused,
// then at 8 the own hand (a set) and at 16 the cards played in order.
export const POSITION = memory.data(64, 16);
export function position(): usize {
  return POSITION;
}

export const TABLE = memory.data(192, 16);

/** Plays the record of a position out on a table; only the own hand is there. */
export function setTable(at: usize): void {
  const seat: usize = load<u8>(POSITION);
  begin(at, load<u8>(POSITION, 1), load<u8>(POSITION, 2), load<u8>(POSITION, 3), load<u8>(POSITION, 4));
  const count: usize = load<u8>(POSITION, 5);
  for (let i: usize = 0; i < count; i++) play(at, load<u8>(POSITION + i, 16));
  store<u64>(at + (seat << 3), load<u64>(POSITION, 8), HANDS);
}

/** Answers of the last call: a value for each card, −∞ where it is illegal, or for each mode and the pass. */
export const VALUES = memory.data(288, 16);
export function values(): usize {
  return VALUES;
}

/** The card the net plays in the position, by its largest value; the lowest slot on a tie. */
export function think(net: usize): i32 {
  setTable(TABLE);
  return cardOf(net, TABLE, true);
}

/** The legal cards of each position that lies beside others. */
const LEGAL = memory.data(32, 16);

/** Lays the position beside others, as number 0 … 3: the net then looks at all of them together (`thinkLaid`). */
export function lay(net: usize, number: usize): void {
  setTable(TABLE);
  store<u64>(LEGAL + (number << 3), legal(TABLE));
  layTable(net, TABLE, number);
}

export function thinkLaid(net: usize, count: usize): void {
  inferLaid(net, count);
}

/** The card the net plays in one of those, after it looked at them. */
export function cardLaid(number: usize): i32 {
  return bestCard(number, load<u64>(LEGAL + (number << 3)), false);
}

export function cardOf(net: usize, at: usize, wantsValues: bool): i32 {
  const cards = legal(at);
  if (!wantsValues && !(cards & (cards - 1))) return <i32>ctz(cards);
  layTable(net, at, 0);
  inferLaid(net, 1);
  if (wantsValues) for (let card = 0; card < 36; card++) store<f64>(VALUES + (card << 3), -Infinity);
  return bestCard(0, cards, wantsValues);
}

/** Lays a table beside others, so that the net looks at all of them together (`inferLaid`). */
export function layTable(net: usize, at: usize, number: usize): void {
  seeTable(at, load<i32>(net, 4));
  keepOrder(number);
  layInputs(net, number);
}

/** The card of these with the largest value for one of the tables laid, after the net looked at them. */
export function bestCard(number: usize, cards: u64, wantsValues: bool): i32 {
  takeOrder(number);
  const outputs = outputsOf(number);
  let choice = -1;
  let best: f64 = 0;
  let bestSlot = 0;
  while (cards) {
    const card = <i32>ctz(cards);
    cards &= cards - 1;
    const slot = slotOf(card);
    const value = load<f64>(outputs + (slot << 3));
    if (wantsValues) store<f64>(VALUES + (card << 3), value);
    if (choice < 0 || value > best || (value == best && slot < bestSlot)) {
      choice = card;
      best = value;
      bestSlot = slot;
    }
  }
  return choice;
}

/** The mode the net declares with this hand when it was passed to. */
export function declarationOf(hand: u64, declareNet: usize): i32 {
  return best(hand, declareNet, 0);
}

/** 0-5 a mode, 6 a pass, for the hand at POSITION + 8; `pass` is 0 for a partner who was passed to. */
export function declare(declareNet: usize, passNet: usize): i32 {
  return best(load<u64>(POSITION, 8), declareNet, passNet);
}

function best(hand: u64, declareNet: usize, passNet: usize): i32 {
  let choice = -1;
  let top: f64 = 0;
  for (let mode = 0; mode < 7; mode++) {
    let value: f64 = -Infinity;
    if (mode < 6 || passNet) {
      const net = mode < 6 ? declareNet : passNet;
      seeHand(hand, mode < 6 ? mode : -1, passNet == 0, load<i32>(net, 4));
      value = load<f64>(infer(net));
      if (choice < 0 || value > top) {
        choice = mode;
        top = value;
      }
    }
    store<f64>(VALUES + (mode << 3), value);
  }
  return choice;
}
