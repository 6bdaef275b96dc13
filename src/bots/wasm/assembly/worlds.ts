// Worlds: the hidden cards dealt again, as they may lie by what one seat has seen. Seeded by the host with a hash of
// that seat's view; the real hands are nowhere in this module.
import { ALL, DECLARER, HANDS, LOG_CARDS, LOG_SEATS, MODE, PASSED, PLAYED, POSSIBLE, SEEN, TABLE_SIZE, TURN, begin, legal, play } from './rules';
import { seeHand } from './features';
import { infer } from './net';
import { VALUES, cardOf } from './think';

// Dice: splitmix64.
let state: u64 = 0;

export function seedDice(x: u32, y: u32): void {
  state = ((<u64>x) << 32) | y;
}

// @ts-ignore: decorator
@inline
export function word(): u32 {
  state += 0x9e3779b97f4a7c15;
  let z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return <u32>((z ^ (z >> 31)) >> 32);
}

// @ts-ignore: decorator
@inline
export function below(m: u32): u32 {
  return <u32>(((<u64>word()) * m) >> 32);
}

/** A part of one. */
// @ts-ignore: decorator
@inline
export function random(): f64 {
  return <f64>word() * (1.0 / 4294967296.0);
}

const ROOM = memory.data(16, 16); // cards each seat still needs
const HIDDEN = memory.data(36, 16); // the cards nobody showed, those with fewest possible owners first
const DEALT = memory.data(32, 16);

/** Deals the hidden cards of the table as the seat on turn knows it; `to` becomes a table with four hands. */
export function sampleWorld(from: usize, to: usize): void {
  const me = load<i32>(from, TURN);
  const played = load<i32>(from, PLAYED);
  const hidden = ALL & ~(load<u64>(from, SEEN) | load<u64>(from + (me << 3), HANDS));
  for (let tries = 0; tries < 500; tries++) {
    memory.copy(to, from, TABLE_SIZE);
    if (tryWorld(to, me, played, hidden)) return;
  }
  // Somebody broke the rules: what was shown cannot all be true, so nothing shown is believed.
  memory.copy(to, from, TABLE_SIZE);
  for (let seat: usize = 0; seat < 4; seat++) store<u64>(to + (seat << 3), ALL, POSSIBLE);
  tryWorld(to, me, played, hidden);
}

function tryWorld(to: usize, me: i32, played: i32, hidden: u64): bool {
  const open = played & 3;
  for (let seat = 0; seat < 4; seat++) {
    // Who has already played to the trick on the table holds one card less.
    const behind = (me - seat) & 3;
    const isIn = behind > 0 && behind <= open;
    store<i32>(ROOM + (seat << 2), seat == me ? 0 : 9 - (played >> 2) - (isIn ? 1 : 0));
  }
  // Cards that can lie in one place only, then in two, then in any of three; within these in random order.
  let count = 0;
  for (let owners = 1; owners <= 3; owners++) {
    const from = count;
    let left = hidden;
    while (left) {
      const card = <i32>ctz(left);
      left &= left - 1;
      let places = 0;
      for (let seat = 0; seat < 4; seat++) {
        if (seat != me && (load<u64>(to + (seat << 3), POSSIBLE) >> card) & 1) places++;
      }
      if (places == owners) store<u8>(HIDDEN + count++, <u8>card);
    }
    for (let i = count - 1; i > from; i--) {
      const j = from + <i32>below(i - from + 1);
      const held = load<u8>(HIDDEN + i);
      store<u8>(HIDDEN + i, load<u8>(HIDDEN + j));
      store<u8>(HIDDEN + j, held);
    }
  }
  for (let i = 0; i < count; i++) {
    const card = load<u8>(HIDDEN + i);
    let room = 0;
    for (let seat = 0; seat < 4; seat++) {
      if (seat != me && (load<u64>(to + (seat << 3), POSSIBLE) >> card) & 1) room += load<i32>(ROOM + (seat << 2));
    }
    if (room == 0) return false; // a dead end: deal again
    let draw = <i32>below(room);
    for (let seat = 0; seat < 4; seat++) {
      if (seat == me || !((load<u64>(to + (seat << 3), POSSIBLE) >> card) & 1)) continue;
      const free = load<i32>(ROOM + (seat << 2));
      draw -= free;
      if (draw >= 0) continue;
      store<i32>(ROOM + (seat << 2), free - 1);
      store<u64>(to + (seat << 3), load<u64>(to + (seat << 3), HANDS) | ((<u64>1) << card), HANDS);
      break;
    }
  }
  return true;
}

/**
 * Would the hands of this world have been declared as they were? A declaration that costs this much of 157 points by
 * the nets is not believed at all; one that costs nothing always; between them by chance.
 */
const DOUBT: f64 = 0.12;

export function isCredible(world: usize, me: i32, declareNet: usize, passNet: usize): bool {
  const declarer = load<i32>(world, DECLARER);
  const mode = load<i32>(world, MODE);
  const passed = load<i32>(world, PASSED) != 0;
  gatherDealt(world);
  if (passed) {
    const forehand = declarer ^ 2;
    if (forehand != me && !believes(load<u64>(DEALT + (forehand << 3)), 6, false, declareNet, passNet)) return false;
  }
  return declarer == me || believes(load<u64>(DEALT + (declarer << 3)), mode, passed, declareNet, passNet);
}

/** The nine cards each seat was dealt in a world. */
function gatherDealt(world: usize): void {
  const played = load<i32>(world, PLAYED);
  for (let seat = 0; seat < 4; seat++) store<u64>(DEALT + (seat << 3), load<u64>(world + (seat << 3), HANDS));
  for (let i = 0; i < played; i++) {
    const at = DEALT + (<usize>load<u8>(world + i, LOG_SEATS) << 3);
    store<u64>(at, load<u64>(at) | ((<u64>1) << load<u8>(world + i, LOG_CARDS)));
  }
}

const REPLAY = memory.data(192, 16);

/**
 * How likely the others would have played their cards as they did, had they held the hands of this world and played
 * by this net. Nobody is taken to follow it always: each card keeps `slip` of a chance. 0 for a world that falls below
 * `least` on the way.
 */
export function likelihood(world: usize, me: i32, net: usize, slip: f64, least: f64): f64 {
  gatherDealt(world);
  const forehand = load<i32>(world, DECLARER) ^ (load<i32>(world, PASSED) ? 2 : 0);
  begin(REPLAY, load<i32>(world, MODE), forehand, load<i32>(world, DECLARER), load<i32>(world, PASSED));
  for (let seat = 0; seat < 4; seat++) store<u64>(REPLAY + (seat << 3), load<u64>(DEALT + (seat << 3)), HANDS);
  const played = load<i32>(world, PLAYED);
  let chance: f64 = 1;
  for (let i = 0; i < played; i++) {
    const card = <i32>load<u8>(world + i, LOG_CARDS);
    const cards = legal(REPLAY);
    if (<i32>load<u8>(world + i, LOG_SEATS) != me && cards & (cards - 1)) {
      const best = load<f64>(VALUES + (cardOf(net, REPLAY, true) << 3));
      let sum: f64 = 0;
      for (let left = cards; left; left &= left - 1) sum += Math.exp(load<f64>(VALUES + (<i32>ctz(left) << 3)) - best);
      chance *= slip + ((1 - slip) * Math.exp(load<f64>(VALUES + (card << 3)) - best)) / sum;
      if (chance < least) return 0;
    }
    play(REPLAY, card);
  }
  return chance;
}

/** Would this hand have been declared (0-5) or passed (6) so? */
export function believes(hand: u64, choice: i32, passed: bool, declareNet: usize, passNet: usize): bool {
  return random() >= doubtOf(hand, choice, passed, declareNet, passNet);
}

/** 0 for what the nets would have said, 1 and more for what is not believed at all. */
export function doubtOf(hand: u64, choice: i32, passed: bool, declareNet: usize, passNet: usize): f64 {
  let best: f64 = -9;
  let own: f64 = -9;
  const choices = passed ? 6 : 7;
  for (let mode = 0; mode < choices; mode++) {
    const net = mode < 6 ? declareNet : passNet;
    seeHand(hand, mode < 6 ? mode : -1, passed, load<i32>(net, 4));
    const value = load<f64>(infer(net));
    best = max(best, value);
    if (mode == choice) own = value;
  }
  return (best - own) / DOUBT;
}
