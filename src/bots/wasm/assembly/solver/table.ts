// The table of positions: at the start of a trick, eight entries a line of 128 bytes. A position's class is who holds
// which of the remaining cards of each suit, from the top; within a class positions differ only in points.
import { askFor, tell, toldHigh, toldLow } from './alike';
import { SUIT, trumps } from './cards';
import { suitOf } from '../rules';

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

let generation: u64 = 0; // keeps the entries of one question from those of the others
let age: u64 = 0; // its last six bits, 1 … 63

// A small table for endings and grandmaster, 1 MB; a large one, 32 MB, only when a whole deal is asked for.
const SMALL: i32 = 13;
const LARGE: i32 = 18;
let smallAt: usize = 0;
let largeAt: usize = 0;
let tableAt: usize = 0;
let lineBits: i32 = 9;

function newTable(bits: i32): usize {
  return (heap.alloc((<usize>128 << bits) + 128) + 127) & ~(<usize>127);
}

/** Forgets what was known and makes room for a question with so many tricks. */
export function clearTable(tricks: i32): void {
  lineBits = tricks <= 5 ? 9 : tricks == 6 ? 11 : tricks == 7 ? SMALL : tricks == 8 ? 16 : LARGE;
  if (lineBits <= SMALL) {
    if (!smallAt) smallAt = newTable(SMALL);
    tableAt = smallAt;
  } else {
    if (!largeAt) largeAt = newTable(LARGE);
    tableAt = largeAt;
  }
  generation += 0x9e3779b97f4a7c15;
  age = age == 63 ? 1 : age + 1;
}

// @ts-ignore: decorator
@inline
export function lineOf(key: u64): usize {
  return tableAt + ((<usize>(key >> 40) & ((1 << lineBits) - 1)) << 7);
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
export function classOf(b: u64, c: u64, d: u64, all: u64): u64 {
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

export const UNKNOWN: i32 = -1000;

/** A bound that settles whether a position reaches its goal, from its own entry or from one of its class; or UNKNOWN. */
export function known(a: u64, b: u64, c: u64, d: u64, goal: i32, rest: i32): i32 {
  if (goal <= 0) return 0;
  if (goal > rest) return rest;
  const all = a | b | c | d;
  const key = classOf(b, c, d, all);
  const line = lineOf(key);
  let asked = false;
  for (let entry = line; entry < line + 128; entry += 16) {
    if (load<u64>(entry) != key) continue;
    const held = load<u64>(entry, 8);
    let low = <i32>(held >> 36) & 0xff;
    let high = <i32>(held >> 44) & 0xff;
    const then = held & 0xfffffffff;
    if (then != all) {
      if (!asked) askFor(a, b, c, d, rest);
      asked = true;
      if (!tell(then, low, high, goal)) continue;
      low = toldLow;
      high = toldHigh;
    }
    if (low >= goal) return low;
    if (high < goal) return high;
  }
  return UNKNOWN;
}

/** A lead by suit and place from the top, so that it serves the whole class: 6 bits. */
export function placeOf(all: u64, card: i32): i32 {
  const suit = suitOf(card);
  return (suit << 4) + <i32>popcnt((all & (SUIT << (9 * suit))) >> (card + 1));
}

export function cardFrom(all: u64, move: i32): i32 {
  let set = all & (SUIT << (9 * (move >> 4)));
  for (let skip = move & 15; skip > 0; skip--) set ^= (<u64>1) << (63 - clz(set));
  return 63 - <i32>clz(set);
}

export function keep(line: usize, slot: usize, key: u64, all: u64, lower: i32, upper: i32, move: i32): void {
  if (!slot) {
    let fewest: u64 = 99;
    for (let entry = line; entry < line + 128; entry += 16) {
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
