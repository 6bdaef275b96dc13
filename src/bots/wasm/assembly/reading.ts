// How well a world explains what was declared and played. Each seat acts on its own hand and on what lies open, so a
// world's likelihood is a product of one factor for each hidden hand; factors are kept while the position stays.
import { DECLARER, HANDS, LOG_CARDS, LOG_SEATS, MODE, PASSED, PLAYED, begin, legal, play } from './rules';
import { POSITION, VALUES, cardOf } from './think';
import { doubtOf } from './worlds';

// 8,192 lines: a hand (with its seat above the cards), how credible its declaration is, how likely its cards; −1 for what
// was not asked yet.
const LINES: i32 = 8192;
const LINE_SIZE: usize = 32;
const KNOWN = memory.data(262144, 16);
const BELIEF: usize = 8;
const CARDS: usize = 16;
const KNOWN_POSITION = memory.data(64, 16);
const REPLAY = memory.data(192, 16);

let knownNet: usize = 0;

/** Factors of another position or net are forgotten. They are pure, so keeping them changes no answer. */
export function startReading(net: usize): void {
  if (net == knownNet && memory.compare(KNOWN_POSITION, POSITION, 64) == 0) return;
  knownNet = net;
  memory.copy(KNOWN_POSITION, POSITION, 64);
  memory.fill(KNOWN, 0, <usize>LINES * LINE_SIZE);
}

function lineOf(hand: u64, seat: i32): usize {
  const key = hand | ((<u64>(seat + 1)) << 36);
  const line = KNOWN + (<usize>((key * 0x9e3779b97f4a7c15) >> 51) & (LINES - 1)) * LINE_SIZE;
  if (load<u64>(line) == key) return line;
  store<u64>(line, key);
  store<f64>(line, -1, BELIEF);
  store<f64>(line, -1, CARDS);
  return line;
}

/** How credible what the others declared is with the hands of this world, 0 to 1. */
export function belief(world: usize, me: i32, declareNet: usize, passNet: usize): f64 {
  const declarer = load<i32>(world, DECLARER);
  const passed = load<i32>(world, PASSED) != 0;
  let chance: f64 = declarer == me ? 1 : beliefIn(world, declarer, load<i32>(world, MODE), passed, declareNet, passNet);
  if (passed && (declarer ^ 2) != me) chance *= beliefIn(world, declarer ^ 2, 6, false, declareNet, passNet);
  return chance;
}

function beliefIn(world: usize, seat: i32, choice: i32, passed: bool, declareNet: usize, passNet: usize): f64 {
  const line = lineOf(load<u64>(world + (seat << 3), HANDS), seat);
  const known = load<f64>(line, BELIEF);
  if (known >= 0) return known;
  const chance = 1 - min<f64>(1, doubtOf(dealt(world, seat), choice, passed, declareNet, passNet));
  store<f64>(line, chance, BELIEF);
  return chance;
}

/**
 * How likely the three others would have played as they did with the hands of this world, each card keeping `slip` of a
 * chance, since nobody follows the net always. 0 for a world that falls below `least` on the way.
 */
export function likelihoodOf(world: usize, me: i32, net: usize, slip: f64, least: f64): f64 {
  let chance: f64 = 1;
  for (let step = 1; step < 4; step++) {
    const seat = (me + step) & 3;
    const line = lineOf(load<u64>(world + (seat << 3), HANDS), seat);
    if (load<f64>(line, CARDS) < 0) store<f64>(line, played(world, seat, net, slip), CARDS);
    chance *= load<f64>(line, CARDS);
    if (chance <= least) return 0;
  }
  return chance;
}

function dealt(world: usize, seat: i32): u64 {
  let hand = load<u64>(world + (seat << 3), HANDS);
  const count = load<i32>(world, PLAYED);
  for (let i = 0; i < count; i++) {
    if (<i32>load<u8>(world + i, LOG_SEATS) == seat) hand |= (<u64>1) << load<u8>(world + i, LOG_CARDS);
  }
  return hand;
}

function played(world: usize, seat: i32, net: usize, slip: f64): f64 {
  const declarer = load<i32>(world, DECLARER);
  const passed = load<i32>(world, PASSED);
  begin(REPLAY, load<i32>(world, MODE), declarer ^ (passed ? 2 : 0), declarer, passed);
  store<u64>(REPLAY + (seat << 3), dealt(world, seat), HANDS);
  const count = load<i32>(world, PLAYED);
  let chance: f64 = 1;
  for (let i = 0; i < count; i++) {
    const card = <i32>load<u8>(world + i, LOG_CARDS);
    if (<i32>load<u8>(world + i, LOG_SEATS) == seat) {
      const cards = legal(REPLAY);
      if (cards & (cards - 1)) chance *= slip + (1 - slip) * share(cards, card, net);
    }
    play(REPLAY, card);
  }
  return chance;
}

/** How likely the net plays this card of these. */
function share(cards: u64, card: i32, net: usize): f64 {
  const best = load<f64>(VALUES + (cardOf(net, REPLAY, true) << 3));
  let sum: f64 = 0;
  for (let left = cards; left; left &= left - 1) sum += Math.exp(load<f64>(VALUES + (<i32>ctz(left) << 3)) - best);
  return Math.exp(load<f64>(VALUES + (card << 3)) - best) / sum;
}
