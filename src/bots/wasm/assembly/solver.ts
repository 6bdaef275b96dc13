// Exact double dummy: what the rest of a game is worth when everybody sees all cards and plays perfectly.
//
// Cards inside the solver: bit 9 × suit + strength, so that a stronger card is a higher bit; trump is suit 3, on top.
// Hands are passed in playing order from the player on turn, and values belong to the team of the trick's leader, so
// that positions that differ by a turn of the table are one position. Search asks "at least `goal` points?" and
// answers with a bound: an answer ≥ goal is a lower bound, one below it an upper bound of the true value.
import { STRENGTH, WORTH, suitOf } from './rules';

const SUIT: u64 = 0x1ff;
const JACK: u64 = (<u64>1) << 35;
/** Where runs of neighbouring cards end: a new suit, and in a trump game the jack, which need not be played. */
const BORDERS: u64 = ((<u64>1) << 9) | ((<u64>1) << 18) | ((<u64>1) << 27) | ((<u64>1) << 36);
const LAST_TRICK: i32 = 5;

let trumps: u64 = 0; // the set of all trumps, empty in Obenabe and Undenufe
let borders: u64 = BORDERS;
let generation: u64 = 0; // keeps the entries of one question from those of the others
let age: u64 = 0; // its last six bits, 1 … 63
export let nodes: i32 = 0;

const POINTS = memory.data(36, 16); // of each card in the solver's order
/** What has cut before, by the card that won the trick so far (36: none) and the card played; its owner is implied. */
const HISTORY = memory.data(5476, 16); // 37 × 37 × int32
const FRAMES = memory.data(36864, 16); // moves of the nodes above, 256 bytes a node

// Pext by threes: of a subset of nine bits, the bits that lie in it, pushed together. 3^9 entries.
const THREES = memory.data(1024, 16);
const PUSHED = memory.data(39368, 16);

export function prepareSolver(): void {
  for (let set = 0; set < 512; set++) {
    let sum = 0;
    for (let bit = 0, power = 1; bit < 9; bit++, power *= 3) if ((set >> bit) & 1) sum += power;
    store<u16>(THREES + (set << 1), <u16>sum);
  }
  for (let set = 0; set < 512; set++) {
    for (let part = set; ; part = (part - 1) & set) {
      let pushed = 0;
      for (let bit = 0, to = 0; bit < 9; bit++) {
        if (!((set >> bit) & 1)) continue;
        if ((part >> bit) & 1) pushed |= 1 << to;
        to++;
      }
      const at = <i32>load<u16>(THREES + (set << 1)) + <i32>load<u16>(THREES + (part << 1));
      store<u16>(PUSHED + (at << 1), <u16>pushed);
      if (!part) break;
    }
  }
}

// ── The table of positions: at the start of a trick, four entries a line of 64 bytes ──
const LINE_BITS_MOST: i32 = 19;
let tableAt: usize = 0;
let lineBits: i32 = 12;

function useTable(tricks: i32): void {
  if (!tableAt) tableAt = (heap.alloc((<usize>64 << LINE_BITS_MOST) + 64) + 63) & ~(<usize>63);
  lineBits = tricks <= 5 ? 10 : tricks == 6 ? 12 : tricks == 7 ? 14 : tricks == 8 ? 17 : LINE_BITS_MOST;
}

// @ts-ignore: decorator
@inline
function suitCode(all: u64, low: u64, high: u64, suit: i32): u64 {
  const set = <i32>(all >> (9 * suit)) & 0x1ff;
  const base = <i32>load<u16>(THREES + (set << 1));
  const a = <i32>load<u16>(THREES + ((<i32>(low >> (9 * suit)) & 0x1ff) << 1));
  const b = <i32>load<u16>(THREES + ((<i32>(high >> (9 * suit)) & 0x1ff) << 1));
  const pushedLow = <u64>load<u16>(PUSHED + ((base + a) << 1));
  const pushedHigh = <u64>load<u16>(PUSHED + ((base + b) << 1));
  return pushedLow | (pushedHigh << 9) | ((<u64>popcnt(set)) << 18);
}

/** Who holds which of the remaining cards of each suit, from the top: positions alike in this differ only in points. */
function classOf(b: u64, c: u64, d: u64, all: u64): u64 {
  const low = b | d;
  const high = c | d;
  let key = suitCode(all, low, high, 0) * 0x9e3779b97f4a7c15;
  key += suitCode(all, low, high, 1) * 0xc2b2ae3d27d4eb4f;
  key += suitCode(all, low, high, 2) * 0xd6e8feb86659fd93;
  key += suitCode(all, low, high, 3) * 0xa0761d6478bd642f;
  key += ((all & trumps) >> 35) * 0xe7037ed1a0b428db;
  key ^= key >> 32;
  key = key * 0x8ebc6af09c88c6e3;
  return (key ^ (key >> 29)) + generation;
}

/** By how much the points of one set exceed those of another of the same class, card by card: (more, less). */
let more: i32 = 0;
let less: i32 = 0;
function compare(now: u64, then: u64): void {
  more = 0;
  less = 0;
  let differs = now ^ then;
  while (differs) {
    const suit = suitOf(<i32>ctz(differs));
    const mask = SUIT << (9 * suit);
    differs &= ~mask;
    let x = now & mask;
    let y = then & mask;
    while (x) {
      const p = <i32>load<u8>(POINTS + <i32>ctz(x)) - <i32>load<u8>(POINTS + <i32>ctz(y));
      x &= x - 1;
      y &= y - 1;
      if (p > 0) more += p;
      else less -= p;
    }
  }
}

// ── Search ──

/** At the start of a trick: a leads, b, c, d follow; `rest` are the points still to be won. */
function lead(a: u64, b: u64, c: u64, d: u64, goal: i32, rest: i32, tricks: i32, frame: usize): i32 {
  if (goal <= 0) return 0;
  if (goal > rest) return rest;
  if (tricks == 1) return lastTrick(a, b, c, d, rest);
  const all = a | b | c | d;
  surePoints(a, b, c, d, all, rest, tricks);
  let lower = sureLow;
  let upper = sureHigh;
  if (lower >= goal) return lower;
  if (upper < goal) return upper;

  // What is known of this position and of those of its class.
  const key = classOf(b, c, d, all);
  const line = tableAt + ((<usize>(key >> 40) & ((1 << lineBits) - 1)) << 6);
  let slot: usize = 0;
  let move = -1;
  for (let entry = line; entry < line + 64; entry += 16) {
    if (load<u64>(entry) != key) continue;
    const known = load<u64>(entry, 8);
    const then = known & 0xfffffffff;
    const low = <i32>(known >> 36) & 0xff;
    const high = <i32>(known >> 44) & 0xff;
    if (then == all) {
      slot = entry;
      lower = max(lower, low);
      upper = min(upper, high);
      move = <i32>(known >> 52) & 0x3f;
    } else if (low >= goal || high < goal) {
      compare(all, then);
      lower = max(lower, low - less);
      upper = min(upper, high + more);
      if (move < 0) move = <i32>(known >> 52) & 0x3f;
    }
  }
  if (lower >= goal) return lower;
  if (upper < goal) return upper;
  nodes++;

  const hint = move < 0 || move == 0x3f ? -1 : cardFrom(all, move);
  const best = follow<i8>(a, b, c, d, 0, -1, 0, 0, goal, rest, tricks, frame, hint);
  if (best >= goal) lower = max(lower, best);
  else upper = min(upper, best);
  keep(line, slot, key, all, lower, upper, best >= goal ? placeOf(all, lastLead) : move < 0 ? 0x3f : move);
  return best >= goal ? lower : upper;
}

/** The card that was led in the answer of the last `follow(0, …)` that reached its goal. */
let lastLead: i32 = 0;

/** A lead by suit and place from the top, so that it serves the whole class: 6 bits. */
function placeOf(all: u64, card: i32): i32 {
  const suit = suitOf(card);
  return (suit << 4) + <i32>popcnt((all & (SUIT << (9 * suit))) >> (card + 1));
}

function cardFrom(all: u64, move: i32): i32 {
  let set = all & (SUIT << (9 * (move >> 4)));
  for (let skip = move & 15; skip > 0; skip--) set ^= (<u64>1) << (63 - clz(set));
  return 63 - <i32>clz(set);
}

function keep(line: usize, slot: usize, key: u64, all: u64, lower: i32, upper: i32, move: i32): void {
  if (!slot) {
    let fewest: u64 = 99;
    for (let entry = line; entry < line + 64; entry += 16) {
      const held = load<u64>(entry, 8);
      const size = held >> 58 == age ? popcnt(held & 0xfffffffff) : 0; // an older question's entry goes first
      if (size < fewest) {
        fewest = size;
        slot = entry;
      }
    }
  }
  store<u64>(slot, key);
  store<u64>(slot, all | ((<u64>lower) << 36) | ((<u64>upper) << 44) | ((<u64>move) << 52) | (age << 58), 8);
}

// ── Bounds without search ──

let sureLow: i32 = 0;
let sureHigh: i32 = 0;

/** What the leader's team (a, c) has for sure, and what it can get at most. */
function surePoints(a: u64, b: u64, c: u64, d: u64, all: u64, rest: i32, tricks: i32): void {
  sureLow = 0;
  sureHigh = rest;
  const ours = (a | c) & trumps;
  const theirs = (b | d) & trumps;
  if (ours && theirs) {
    // Trumps above the other team's highest are never lost; and the jack can wait for the last trick.
    const five = all & trumps & JACK ? LAST_TRICK : 0;
    if (ours > theirs) {
      const tops = above(ours, theirs);
      sureLow = pointsIn(tops) + five;
      const own = above(a & trumps, (b | c | d) & trumps);
      if (popcnt(own) >= max(popcnt(b & trumps), popcnt(d & trumps))) {
        // The leader can draw all of theirs, then cash.
        sureLow = max(sureLow, pointsIn(tops) + cash(a, b, c, d));
        if (cashed + <i32>popcnt(own) >= tricks) sureLow = rest;
      }
    } else sureHigh = rest - pointsIn(above(theirs, ours)) - five;
    return;
  }
  if (!theirs) {
    // Nobody can ruff the leader's winners; if trumps are left, they are ours.
    const sure = pointsIn(ours);
    sureLow = sure + cash(a, b, c, d);
    if (cashed + <i32>popcnt(a & trumps) >= tricks) {
      sureLow = rest;
      return;
    }
    if (ours) return;
  } else sureHigh = rest - pointsIn(theirs);

  // The suits in which the leader cannot help losing the lead, and what it costs then.
  let worst = 1000;
  const suits = trumps ? 3 : 4;
  for (let suit = 0; suit < suits; suit++) {
    const mask = SUIT << (9 * suit);
    if (!(a & mask)) continue;
    const top: u64 = (<u64>1) << (63 - clz(all & mask));
    if (top & a) worst = 0;
    else if (top & c) {
      worst = 0;
      if (!theirs) {
        sureLow = max(sureLow, cash(c, d, a, b));
        if (cashed >= tricks) sureLow = rest;
      }
    } else if (worst) worst = min(worst, top & b ? cash(b, c, d, a) : cash(d, a, b, c));
  }
  if (worst < 1000) sureHigh -= worst;
}

// @ts-ignore: decorator
@inline
function above(set: u64, others: u64): u64 {
  return others ? set & ~(((<u64>1) << (64 - clz(others))) - 1) : set;
}

function pointsIn(set: u64): i32 {
  let points = 0;
  while (set) {
    points += <i32>load<u8>(POINTS + <i32>ctz(set));
    set &= set - 1;
  }
  return points;
}

/** How many tricks the last `cash` counted. */
let cashed: i32 = 0;

/**
 * Points a player with the lead can take at once in the side suits when the other team cannot ruff: the cards from
 * the top that nobody can beat, and the whole suit when they exhaust the others.
 */
function cash(a: u64, b: u64, c: u64, d: u64): i32 {
  let winners: u64 = 0;
  const suits = trumps ? 3 : 4;
  for (let suit = 0; suit < suits; suit++) {
    const mask = SUIT << (9 * suit);
    const own = a & mask;
    if (!own) continue;
    const tops = above(own, (b | c | d) & mask);
    if (!tops) continue;
    const longest = max(popcnt(b & mask), max(popcnt(c & mask), popcnt(d & mask)));
    winners |= popcnt(tops) >= longest ? own : tops;
  }
  cashed = <i32>popcnt(winners);
  return pointsIn(winners);
}

function lastTrick(a: u64, b: u64, c: u64, d: u64, rest: i32): i32 {
  const eligible = (SUIT << (9 * suitOf(<i32>ctz(a)))) | trumps;
  let best = a;
  let ours = true;
  if ((b & eligible) > best) {
    best = b;
    ours = false;
  }
  if ((c & eligible) > best) {
    best = c;
    ours = true;
  }
  if ((d & eligible) > best) ours = false;
  return ours ? rest : 0;
}

/** The legal cards of a hand. SSC 2.05 */
// @ts-ignore: decorator
@inline
function legalOf(hand: u64, ledSuit: u64, best: i32): u64 {
  const same = hand & ledSuit;
  if (!trumps) return same ? same : hand;
  if (ledSuit == trumps) return same & ~JACK ? same : hand;
  const own = hand & trumps;
  const side = hand ^ own;
  if (!side) return hand;
  const over = best >= 27 ? (own >> (best + 1)) << (best + 1) : own;
  return (same ? same : side) | over;
}

/** Puts one card on the trick at `place` and answers what comes of it. */
// @ts-ignore: decorator
@inline
function put<Place>(
  card: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  goal: i32, rest: i32, tricks: i32, frame: usize,
): i32 {
  const bit: u64 = (<u64>1) << card;
  const points = table + <i32>load<u8>(POINTS + card);
  if (sizeof<Place>() == 1) {
    return follow<i16>(y, z, w, x ^ bit, SUIT << (9 * suitOf(card)), card, 0, points, goal, rest, tricks, frame, -1);
  }
  const takes = (bit & (ledSuit | trumps)) != 0 && card > best;
  if (sizeof<Place>() == 2) {
    return follow<i32>(y, z, w, x ^ bit, ledSuit, takes ? card : best, takes ? 1 : won, points, goal, rest, tricks, frame, -1);
  }
  if (sizeof<Place>() == 4) {
    return follow<i64>(y, z, w, x ^ bit, ledSuit, takes ? card : best, takes ? 2 : won, points, goal, rest, tricks, frame, -1);
  }
  return turn(y, z, w, x ^ bit, takes ? 3 : won, points, goal, rest, tricks, frame);
}

/**
 * The player at a place of the trick (x, then y, z, w in turn) puts a card; `won` is the place that wins so far with
 * card `best`, and `table` are the points that lie there. Even places play for the leader's team. The place is given
 * by the size of the type (i8, i16, i32, i64 for 0 … 3), so that each has its own compiled function.
 */
function follow<Place>(
  x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  goal: i32, rest: i32, tricks: i32, frame: usize, hint: i32,
): i32 {
  const place: i32 = sizeof<Place>() == 1 ? 0 : sizeof<Place>() == 2 ? 1 : sizeof<Place>() == 4 ? 2 : 3;
  let cards = place == 0 ? x : legalOf(x, ledSuit, best);
  if (!(cards & (cards - 1))) {
    return put<Place>(<i32>ctz(cards), x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, frame);
  }
  const forUs = (place & 1) == 0;
  const history = HISTORY + (place == 0 ? 36 : best) * 148;
  const partnerWins = place > 0 && ((won ^ place) & 1) == 0;
  const eligible = ledSuit | trumps;
  const others = y | z | w;

  // Moves with what speaks for them, best first as they are needed.
  let end = frame;
  while (cards) {
    const card = <i32>ctz(cards);
    cards &= cards - 1;
    const points = <i32>load<u8>(POINTS + card);
    let score = load<i32>(history + (card << 2));
    if (place == 0) {
      // A card nobody can beat first.
      if (!((others & (SUIT << (9 * suitOf(card)))) >> (card + 1))) score += 60 + points;
      else score -= points;
      if (card == hint) score = 1 << 30;
    } else if (card > best && (((<u64>1) << card) & eligible)) {
      const price = trumps && card >= 27 ? 20 : 0;
      if (place == 3) score += 40 + points - price;
      else if (!partnerWins) score += 30 - price;
    } else score += partnerWins ? points : -points;
    store<i32>(end, card);
    store<i32>(end, score, 4);
    end += 16;
  }

  const walls = others | borders | (place > 0 ? (<u64>1) << best : 0);
  let answer = forUs ? -1 : 1000;
  for (let here = frame; here < end; here += 16) {
    let pick = here;
    let top = load<i32>(here, 4);
    for (let at = here + 16; at < end; at += 16) {
      const score = load<i32>(at, 4);
      if (score > top) {
        top = score;
        pick = at;
      }
    }
    const card = load<i32>(pick);
    if (pick != here) store<u64>(pick, load<u64>(here));
    store<i32>(here, card);
    // A neighbour of a card already tried differs from it by no more than their points.
    const run = <i32>ctz(walls >> (card + 1)) + card;
    const points = <i32>load<u8>(POINTS + card);
    let bound = forUs ? 1000 : -1;
    for (let at = frame; at < here; at += 16) {
      if (load<i32>(at, 12) != run) continue;
      const gap = abs(points - <i32>load<u8>(POINTS + load<i32>(at)));
      const tried = load<i32>(at, 8);
      bound = forUs ? min(bound, tried + gap) : max(bound, tried - gap);
    }
    if (forUs ? bound < goal : bound >= goal) {
      answer = forUs ? max(answer, bound) : min(answer, bound);
      store<i32>(here, -1, 12); // never tried itself
      continue;
    }
    const value = put<Place>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, end);
    if (forUs ? value >= goal : value < goal) {
      // It cut: remember it, and hold it against those tried before.
      const weight = tricks * tricks * tricks;
      store<i32>(history + (card << 2), load<i32>(history + (card << 2)) + weight);
      for (let at = frame; at < here; at += 16) {
        const other = history + (load<i32>(at) << 2);
        store<i32>(other, load<i32>(other) - weight);
      }
      if (place == 0) lastLead = card;
      return value;
    }
    answer = forUs ? max(answer, value) : min(answer, value);
    store<i32>(here, value, 8);
    store<i32>(here, run, 12);
  }
  return answer;
}

/** Turns the trick: its winner leads the next. Hands are in the order of the trick that ends. */
function turn(a: u64, b: u64, c: u64, d: u64, won: i32, points: i32, goal: i32, rest: i32, tricks: i32, frame: usize): i32 {
  if (tricks == 1) return won & 1 ? 0 : rest;
  const next = rest - points;
  if (won == 0) return points + lead(a, b, c, d, goal - points, next, tricks - 1, frame);
  if (won == 2) return points + lead(c, d, a, b, goal - points, next, tricks - 1, frame);
  const theirs = won == 1
    ? lead(b, c, d, a, next - goal + 1, next, tricks - 1, frame)
    : lead(d, a, b, c, next - goal + 1, next, tricks - 1, frame);
  return next - theirs;
}

// ── The door ──

// In: mode, leader, cards on the table (as they were played), four hands in the cards of the rules room, by seat.
// Out: for each card of the player on turn the points of its team, −1 where it is illegal.
const QUESTION = memory.data(64, 16); // bytes: mode, leader, number on the table, cards; at 16: four sets
const ANSWER = memory.data(144, 16); // int32 × 36
export function question(): usize {
  return QUESTION;
}
export function answers(): usize {
  return ANSWER;
}

const MAP = memory.data(36, 16);

function translate(set: u64): u64 {
  let out: u64 = 0;
  while (set) {
    out |= (<u64>1) << load<u8>(MAP + <i32>ctz(set));
    set &= set - 1;
  }
  return out;
}

/** The exact value of the position for the team on turn; with `each`, also of every legal card. */
export function solve(each: bool): i32 {
  const mode = <i32>load<u8>(QUESTION);
  trumps = mode < 4 ? SUIT << 27 : 0;
  borders = mode < 4 ? BORDERS | JACK : BORDERS;
  generation += 0x9e3779b97f4a7c15;
  age = age == 63 ? 1 : age + 1;
  memory.fill(HISTORY, 0, 5476);
  for (let card = 0; card < 36; card++) {
    const suit = suitOf(card);
    const to = mode < 4 ? (suit == mode ? 3 : suit == 3 ? mode : suit) : suit;
    const place = 9 * to + (<i32>load<u8>(STRENGTH + 36 * mode + card) & 15);
    store<u8>(MAP + card, <u8>place);
    store<u8>(POINTS + place, load<u8>(WORTH + 36 * mode + card));
  }
  const leader = <i32>load<u8>(QUESTION, 1);
  const lying = <i32>load<u8>(QUESTION, 2);
  let rest = LAST_TRICK;
  let ledSuit: u64 = 0;
  let best = -1;
  let won = 0;
  let table = 0;
  for (let i = 0; i < lying; i++) {
    const card = <i32>load<u8>(MAP + <i32>load<u8>(QUESTION + i, 3));
    const bit: u64 = (<u64>1) << card;
    if (i == 0) ledSuit = SUIT << (9 * suitOf(card));
    if (i == 0 || ((bit & (ledSuit | trumps)) != 0 && card > best)) {
      best = card;
      won = i;
    }
    table += <i32>load<u8>(POINTS + card);
  }
  const turn = (leader + lying) & 3;
  const x = translate(load<u64>(QUESTION + (turn << 3), 16));
  const y = translate(load<u64>(QUESTION + (((turn + 1) & 3) << 3), 16));
  const z = translate(load<u64>(QUESTION + (((turn + 2) & 3) << 3), 16));
  const w = translate(load<u64>(QUESTION + (((turn + 3) & 3) << 3), 16));
  let all = x | y | z | w;
  const tricks = <i32>popcnt(x);
  useTable(tricks);
  rest += table;
  while (all) {
    rest += <i32>load<u8>(POINTS + <i32>ctz(all));
    all &= all - 1;
  }
  const isOurs = (lying & 1) == 0; // the team on turn is the leader's
  if (!each) {
    const value = exact(-1, lying, x, y, z, w, ledSuit, best, won, table, rest, tricks, rest >> 1);
    return isOurs ? value : rest - value;
  }
  const legal = lying == 0 ? x : legalOf(x, ledSuit, best);
  let top = -1;
  let guess = rest >> 1;
  for (let card = 0; card < 36; card++) {
    const to = <i32>load<u8>(MAP + card);
    let value = -1;
    if (legal & ((<u64>1) << to)) {
      guess = exact(to, lying, x, y, z, w, ledSuit, best, won, table, rest, tricks, guess);
      value = isOurs ? guess : rest - guess;
    }
    store<i32>(ANSWER + (card << 2), value);
    top = max(top, value);
  }
  return top;
}

/** Narrows the value down to one number: for the leader's team, of one card of the player on turn or of its best. */
function exact(
  card: i32, lying: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  rest: i32, tricks: i32, guess: i32,
): i32 {
  let low = 0;
  let high = rest;
  let goal = max(1, guess);
  let step = 16;
  while (low < high) {
    goal = max(low + 1, min(high, goal));
    const value = ask(card, lying, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks);
    if (value >= goal) {
      low = max(low, value);
      goal = high - low > 2 * step ? low + step : low + ((high - low + 1) >> 1);
    } else {
      high = min(high, value);
      goal = high - low > 2 * step ? high - step + 1 : low + ((high - low + 1) >> 1);
    }
    step <<= 1;
  }
  return low;
}

function ask(
  card: i32, lying: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  goal: i32, rest: i32, tricks: i32,
): i32 {
  if (card < 0) {
    if (lying == 0) return lead(x, y, z, w, goal, rest, tricks, FRAMES);
    if (lying == 1) return follow<i16>(x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES, -1);
    if (lying == 2) return follow<i32>(x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES, -1);
    return follow<i64>(x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES, -1);
  }
  if (lying == 0) return put<i8>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
  if (lying == 1) return put<i16>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
  if (lying == 2) return put<i32>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
  return put<i64>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
}

export function solverNodes(): i32 {
  const count = nodes;
  nodes = 0;
  return count;
}
