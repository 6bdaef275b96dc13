// How well a hand explains what its seat declared and played. Each seat acts on its own hand and on what lies open, so
// the chance of a world is a product of one factor for each hidden hand; factors are kept while the position stays.
import { ALL, DECLARER, HANDS, LOG_CARDS, LOG_SEATS, MODE, PASSED, PLAYED, TABLE_SIZE, begin, legal, play } from './rules';
import { SIDE_BY_SIDE, inferLaid } from './net';
import { POSITION, VALUES, bestCard, layTable } from './think';
import { doubtOf } from './worlds';

// 65,536 lines: a hand (with its seat above the cards), and its chance.
const LINES: i32 = 65536;
const LINE_SIZE: usize = 16;
const KNOWN = memory.data(1048576, 16);
const KNOWN_POSITION = memory.data(64, 16);
const REPLAY = memory.data(192, 16);

let knownNet: usize = 0;

/** Factors of another position or net are forgotten: true. They are pure, so keeping them changes no answer. */
export function startReading(net: usize): bool {
  if (net == knownNet && memory.compare(KNOWN_POSITION, POSITION, 64) == 0) return false;
  knownNet = net;
  memory.copy(KNOWN_POSITION, POSITION, 64);
  memory.fill(KNOWN, 0, <usize>LINES * LINE_SIZE);
  return true;
}

// @ts-ignore: decorator
@inline
function keyIn(table: usize, seat: i32): u64 {
  return load<u64>(table + (seat << 3), HANDS) | ((<u64>(seat + 1)) << 36);
}

function lineOf(key: u64): usize {
  return KNOWN + (<usize>((key * 0x9e3779b97f4a7c15) >> 48) & (LINES - 1)) * LINE_SIZE;
}

// What reads: the nets, and the chance of a slip in a card, since nobody follows a net always.
let actor: usize = 0;
let declareNet: usize = 0;
let passNet: usize = 0;
let slip: f64 = 0;

export function readWith(actorNet: usize, declare: usize, pass: usize, slips: f64): void {
  actor = actorNet;
  declareNet = declare;
  passNet = pass;
  slip = slips;
}

// For each choice that lies side by side with others: its legal cards, the card played, and where its chance is multiplied in.
const CHOICES = memory.data(64, 16);
let laid: usize = 0;

/** For so many tables the chance of a seat's hand, f64 at `chances`: how likely it would have declared and played so. */
export function readHands(tables: usize, count: i32, seat: i32, chances: usize): void {
  // Declarations first: the nets for them use the same room as the choices that are laid side by side.
  for (let i = 0; i < count; i++) {
    const table = tables + <usize>i * TABLE_SIZE;
    const line = lineOf(keyIn(table, seat));
    const isKnown = load<u64>(line) == keyIn(table, seat);
    store<f64>(chances + (<usize>i << 3), isKnown ? -1 : beliefIn(table, seat));
  }
  for (let i = 0; i < count; i++) {
    const chance = chances + (<usize>i << 3);
    if (load<f64>(chance) > 0) layChoices(tables + <usize>i * TABLE_SIZE, seat, chance);
  }
  weighLaid();
  for (let i = 0; i < count; i++) {
    const chance = chances + (<usize>i << 3);
    const key = keyIn(tables + <usize>i * TABLE_SIZE, seat);
    if (load<f64>(chance) < 0) store<f64>(chance, load<f64>(lineOf(key), 8));
  }
  for (let i = 0; i < count; i++) {
    const key = keyIn(tables + <usize>i * TABLE_SIZE, seat);
    store<u64>(lineOf(key), key);
    store<f64>(lineOf(key), load<f64>(chances + (<usize>i << 3)), 8);
  }
}

/** How credible it is that a seat declared or passed so with its hand; 1 where it had nothing to say. */
function beliefIn(table: usize, seat: i32): f64 {
  const declarer = load<i32>(table, DECLARER);
  const passed = load<i32>(table, PASSED) != 0;
  const isDeclarer = seat == declarer;
  if (!isDeclarer && !(passed && seat == (declarer ^ 2))) return 1;
  const choice = isDeclarer ? load<i32>(table, MODE) : 6;
  return 1 - min<f64>(1, doubtOf(dealt(table, seat), choice, passed && isDeclarer, declareNet, passNet));
}

function dealt(table: usize, seat: i32): u64 {
  let hand = load<u64>(table + (seat << 3), HANDS);
  const count = load<i32>(table, PLAYED);
  for (let i = 0; i < count; i++) {
    if (<i32>load<u8>(table + i, LOG_SEATS) == seat) hand |= (<u64>1) << load<u8>(table + i, LOG_CARDS);
  }
  return hand;
}

/** The choices a seat had are looked at with those of other tables, four at a time. */
function layChoices(table: usize, seat: i32, chance: usize): void {
  const declarer = load<i32>(table, DECLARER);
  const passed = load<i32>(table, PASSED);
  begin(REPLAY, load<i32>(table, MODE), declarer ^ (passed ? 2 : 0), declarer, passed);
  store<u64>(REPLAY + (seat << 3), dealt(table, seat), HANDS);
  const count = load<i32>(table, PLAYED);
  for (let i = 0; i < count; i++) {
    const card = <i32>load<u8>(table + i, LOG_CARDS);
    const cards = <i32>load<u8>(table + i, LOG_SEATS) == seat ? legal(REPLAY) : 0;
    if (cards & (cards - 1)) {
      layTable(actor, REPLAY, laid);
      const at = CHOICES + (laid << 4);
      store<u64>(at, cards | ((<u64>card) << 40));
      store<u32>(at, <u32>chance, 8);
      if (++laid == SIDE_BY_SIDE) weighLaid();
    }
    play(REPLAY, card);
  }
}

function weighLaid(): void {
  if (laid > 0) inferLaid(actor, laid);
  for (let i: usize = 0; i < laid; i++) {
    const choice = load<u64>(CHOICES + (i << 4));
    const chance: usize = load<u32>(CHOICES + (i << 4), 8);
    const share = shareOf(i, choice & ALL, <i32>(choice >> 40));
    store<f64>(chance, load<f64>(chance) * (slip + (1 - slip) * share));
  }
  laid = 0;
}

/** How likely the net plays this card of these. */
function shareOf(number: usize, cards: u64, card: i32): f64 {
  const best = load<f64>(VALUES + (bestCard(number, cards, true) << 3));
  let sum: f64 = 0;
  for (let left = cards; left; left &= left - 1) sum += Math.exp(load<f64>(VALUES + (<i32>ctz(left) << 3)) - best);
  return Math.exp(load<f64>(VALUES + (card << 3)) - best) / sum;
}
