// Deals of the hidden cards among the three others, each one that the table allows as likely as any other. Hidden cards
// are grouped by who may hold them; first it is drawn how many of each group everybody gets, by how many deals that are.
import { ALL, HANDS, PLAYED, POSSIBLE, SEEN, TABLE_SIZE, TURN } from './rules';
import { TABLE } from './think';
import { below, random } from './worlds';

// The others in turn are 1, 2 and 4; a group is a set of them.
const FIRST: i32 = 1;
const SECOND: i32 = 2;
const THIRD: i32 = 4;
const GROUPS = memory.data(64, 16); // eight sets of cards
const NEEDS = memory.data(16, 16); // int32: cards the first, second and third of the others still hold

// The ways to split the groups of two (int32: how many the first named gets, a byte each) and the deals of all ways up
// to this one (f64). 27 cards in three groups have 1,000 ways at most.
const WAYS = memory.data(4096, 16);
const DEALS = memory.data(8192, 16);
const CHOOSE = memory.data(7200, 16); // f64: k of n, 30 a line
let ways: i32 = 0;

/** Makes ready to deal the hidden cards of the table. */
export function startDealing(): void {
  if (load<f64>(CHOOSE) == 0) fillChoose();
  const me = load<i32>(TABLE, TURN);
  const played = load<i32>(TABLE, PLAYED);
  for (let step = 1; step < 4; step++) {
    // Who has already played to the trick on the table holds one card less.
    store<i32>(NEEDS + (step << 2) - 4, 9 - (played >> 2) - (4 - step <= (played & 3) ? 1 : 0));
  }
  group(me, true);
  countWays();
  if (ways > 0) return;
  // Somebody broke the rules: what was shown cannot all be true, so nothing shown is believed.
  group(me, false);
  countWays();
}

function fillChoose(): void {
  for (let n = 0; n < 30; n++) {
    store<f64>(CHOOSE + 240 * n, 1);
    for (let k = 1; k <= n; k++) store<f64>(CHOOSE + 240 * n + (k << 3), choose(n - 1, k - 1) + choose(n - 1, k));
  }
}

// @ts-ignore: decorator
@inline
function choose(n: i32, k: i32): f64 {
  return load<f64>(CHOOSE + 240 * n + (k << 3));
}

/** How many cards one of the others still holds, 0 the first. */
// @ts-ignore: decorator
@inline
export function need(other: i32): i32 {
  return load<i32>(NEEDS + (other << 2));
}

// @ts-ignore: decorator
@inline
function groupOf(owners: i32): u64 {
  return load<u64>(GROUPS + (owners << 3));
}

function group(me: i32, believes: bool): void {
  memory.fill(GROUPS, 0, 64);
  for (let left = hiddenCards(); left; left &= left - 1) {
    const card = left & -left;
    let owners = 0;
    for (let step = 1; step < 4; step++) {
      if (!believes || card & load<u64>(TABLE + (((me + step) & 3) << 3), POSSIBLE)) owners |= 1 << (step - 1);
    }
    store<u64>(GROUPS + (owners << 3), groupOf(owners) | card);
  }
}

/** What is neither played nor in the own hand. */
export function hiddenCards(): u64 {
  return ALL & ~(load<u64>(TABLE, SEEN) | load<u64>(TABLE + (load<i32>(TABLE, TURN) << 3), HANDS));
}

function size(owners: i32): i32 {
  return <i32>popcnt(groupOf(owners));
}

function countWays(): void {
  ways = 0;
  if (groupOf(0)) return; // a card nobody may hold
  const firstSecond = size(3);
  const firstThird = size(5);
  const secondThird = size(6);
  let sum: f64 = 0;
  for (let x = 0; x <= firstSecond; x++) {
    for (let y = 0; y <= firstThird; y++) {
      for (let z = 0; z <= secondThird; z++) {
        const a = need(0) - size(FIRST) - x - y;
        const b = need(1) - size(SECOND) - (firstSecond - x) - z;
        const c = size(7) - a - b;
        if (a < 0 || b < 0 || c < 0) continue;
        sum += choose(firstSecond, x) * choose(firstThird, y) * choose(secondThird, z) * choose(a + b + c, a) * choose(b + c, b);
        store<f64>(DEALS + (ways << 3), sum);
        store<i32>(WAYS + (ways++ << 2), x | (y << 8) | (z << 16));
      }
    }
  }
}

/** Some of a set, any of them. */
function some(from: u64, count: i32): u64 {
  let taken: u64 = 0;
  for (let left = <i32>popcnt(from); count > 0; count--, left--) {
    let rest = from & ~taken;
    for (let skip = below(left); skip > 0; skip--) rest &= rest - 1;
    taken |= rest & -rest;
  }
  return taken;
}

/** A world of the table: `to` becomes a table with four hands. */
export function deal(to: usize): void {
  const wanted = random() * load<f64>(DEALS + ((ways - 1) << 3));
  let way = 0;
  while (way < ways - 1 && load<f64>(DEALS + (way << 3)) <= wanted) way++;
  const split = load<i32>(WAYS + (way << 2));
  let first = groupOf(FIRST) | some(groupOf(3), split & 0xff) | some(groupOf(5), (split >> 8) & 0xff);
  first |= some(groupOf(7), need(0) - <i32>popcnt(first));
  memory.copy(to, TABLE, TABLE_SIZE);
  const me = load<i32>(TABLE, TURN);
  store<u64>(to + (((me + 1) & 3) << 3), first, HANDS);
  dealLastTwo(to);
}

/** Deals the hands of the second and the third of the others (again); the first one's stays. */
export function dealLastTwo(to: usize): void {
  const me = load<i32>(TABLE, TURN);
  const left = hiddenCards() & ~load<u64>(to + (((me + 1) & 3) << 3), HANDS);
  const own = left & (groupOf(SECOND) | groupOf(3));
  const shared = left & (groupOf(6) | groupOf(7));
  const second = own | some(shared, need(1) - <i32>popcnt(own));
  store<u64>(to + (((me + 2) & 3) << 3), second, HANDS);
  store<u64>(to + (((me + 3) & 3) << 3), left & ~second, HANDS);
}
