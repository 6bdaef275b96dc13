// Where few cards are hidden, all worlds are laid out, each with its chance by what was declared and played; then they
// are drawn by that chance.
import { HANDS, POSSIBLE, TABLE_SIZE, TURN } from './rules';
import { TABLE } from './think';
import { hiddenCards, need } from './deals';
import { readHands } from './reading';

/** Fifteen cards lie in 756,756 ways at most; the first of the others holds one of 3,003 hands. */
const MOST_HIDDEN: i32 = 15;
const SINGLES = memory.data(120, 16); // the hidden cards as sets of one
const CHANCES = memory.data(786432, 16); // f64 for each of the three others and each set of hidden cards, 0 where it cannot be
// For each hand of the first of the others: f64: the chances of all worlds up to its last one; int32: the hand.
const SUMS = memory.data(24024, 16);
const FIRSTS = memory.data(12012, 16);

// Hands are read many at a time.
const READ: i32 = 64;
const TABLES = memory.data(12288, 16);
const SETS = memory.data(256, 16); // int32
const FOUND = memory.data(512, 16); // f64

let count: usize = 0;
let hiddenCount: i32 = 0;
/** Whether the worlds of this position were laid out, if only to see that none can be believed. */
let isLaid: bool = false;

/** Another position is on the table. */
export function forgetWorlds(): void {
  isLaid = false;
}

/** Lays all worlds of the table out, once. False where more than so many cards are hidden, or no world can be believed. */
export function layWorlds(mostHidden: i32): bool {
  const hidden = hiddenCards();
  if (<i32>popcnt(hidden) > min(mostHidden, MOST_HIDDEN)) return false;
  if (isLaid) return count > 0;
  isLaid = true;
  count = 0;
  hiddenCount = <i32>popcnt(hidden);
  const me = load<i32>(TABLE, TURN);
  let place: usize = 0;
  for (let left = hidden; left; left &= left - 1) store<u64>(SINGLES + (place++ << 3), left & -left);
  for (let step = 1; step < 4; step++) readSets((me + step) & 3, need(step - 1), chancesOf(step));
  const all = (1 << hiddenCount) - 1;
  let sum: f64 = 0;
  for (let a = all; a >= 0; a--) {
    if (!(load<f64>(chancesOf(1) + (a << 3)) > 0)) continue;
    const before = sum;
    const rest = all & ~a;
    for (let b = rest; ; b = (b - 1) & rest) {
      sum += chanceOf(a, b, rest);
      if (!b) break;
    }
    if (sum > before) keep(a, sum);
  }
  return count > 0;
}

// @ts-ignore: decorator
@inline
function chanceOf(a: i32, b: i32, rest: i32): f64 {
  const first = load<f64>(chancesOf(1) + (a << 3));
  return first * load<f64>(chancesOf(2) + (b << 3)) * load<f64>(chancesOf(3) + ((rest & ~b) << 3));
}

function keep(first: i32, sum: f64): void {
  store<f64>(SUMS + (count << 3), sum);
  store<i32>(FIRSTS + (count << 2), first);
  count++;
}

// @ts-ignore: decorator
@inline
function chancesOf(step: i32): usize {
  return CHANCES + ((<usize>step - 1) << 18);
}

/** The chance of every set of so many cards that a seat may hold. */
function readSets(seat: i32, size: i32, chances: usize): void {
  memory.fill(chances, 0, 8 << hiddenCount);
  const may = load<u64>(TABLE + (seat << 3), POSSIBLE);
  let waiting = 0;
  for (let set = (1 << hiddenCount) - 1; set >= 0; set--) {
    if (<i32>popcnt(set) != size) continue;
    const cards = cardsOf(set);
    if (cards & ~may) continue;
    const table = TABLES + <usize>waiting * TABLE_SIZE;
    memory.copy(table, TABLE, TABLE_SIZE);
    store<u64>(table + (seat << 3), cards, HANDS);
    store<i32>(SETS + (waiting << 2), set);
    if (++waiting == READ) waiting = readWaiting(waiting, seat, chances);
  }
  readWaiting(waiting, seat, chances);
}

function readWaiting(waiting: i32, seat: i32, chances: usize): i32 {
  readHands(TABLES, waiting, seat, FOUND);
  for (let i = 0; i < waiting; i++) {
    store<f64>(chances + (load<i32>(SETS + (i << 2)) << 3), load<f64>(FOUND + (i << 3)));
  }
  return 0;
}

function cardsOf(set: i32): u64 {
  let cards: u64 = 0;
  for (let left = set; left; left &= left - 1) cards |= load<u64>(SINGLES + (<usize>ctz(left) << 3));
  return cards;
}

/** The world that stands at this part, 0 to 1, of all chances; `to` becomes a table with four hands. */
export function layWorldAt(part: f64, to: usize): void {
  const wanted = part * load<f64>(SUMS + ((count - 1) << 3));
  let low: usize = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<f64>(SUMS + (middle << 3)) > wanted) high = middle;
    else low = middle + 1;
  }
  const a = load<i32>(FIRSTS + (low << 2));
  const rest = ((1 << hiddenCount) - 1) & ~a;
  let reached: f64 = low > 0 ? load<f64>(SUMS + ((low - 1) << 3)) : 0;
  let second = 0;
  for (let b = rest; ; b = (b - 1) & rest) {
    const chance = chanceOf(a, b, rest);
    reached += chance;
    if (chance > 0) second = b;
    if (!b || reached > wanted) break;
  }
  const me = load<i32>(TABLE, TURN);
  memory.copy(to, TABLE, TABLE_SIZE);
  store<u64>(to + (((me + 1) & 3) << 3), cardsOf(a), HANDS);
  store<u64>(to + (((me + 2) & 3) << 3), cardsOf(second), HANDS);
  store<u64>(to + (((me + 3) & 3) << 3), cardsOf(rest & ~second), HANDS);
}
