// Random whole games: shuffle, deal, random mode, 36 uniformly chosen legal cards, points.
import { STRENGTH, TRUMP, WORTH, strongerTrumps, suitOf, suitSet } from './rules';
import { below } from './worlds';

const HANDS_HERE = memory.data(32, 16);
const PACK = memory.data(36, 16);
const PLAYED = memory.data(40, 16); // mode, leader, two unused, then the cards of the last game in order

export function lastPlayout(): usize {
  return PLAYED;
}

const NTH = memory.data(8192, 16); // 512 sets of nine × 16: the place of the n-th card

export function fillPack(): void {
  for (let set: i32 = 0; set < 512; set++) {
    for (let place: i32 = 0, n: i32 = 0; place < 9; place++) {
      if ((set >> place) & 1) store<u8>(NTH + (set << 4) + n++, <u8>place);
    }
  }
  for (let card: i32 = 0; card < 36; card++) store<u8>(PACK + card, <u8>card);
}

/** Plays so many games; answers the points of seats 0 and 2 in all of them together. */
export function playouts(games: i32): i32 {
  let points: i32 = 0;
  for (let game = 0; game < games; game++) points += playout();
  return points;
}

/** One game; the rules of `rules.ts` with what changes from card to card in variables. */
function playout(): i32 {
  deal();
  const mode = <i32>below(6);
  let leader = <i32>below(4);
  store<u8>(PLAYED, <u8>mode);
  store<u8>(PLAYED, <u8>leader, 1);
  const strengths = STRENGTH + 36 * mode;
  const worths = WORTH + 36 * mode;
  const trumps: u64 = mode < 4 ? suitSet(mode) : 0;
  const jack: u64 = trumps & ((<u64>32) << (9 * mode));
  let points = 0;
  let log = PLAYED + 4;
  for (let left: u32 = 9; left > 0; left--) {
    let seat = leader;
    let hand = load<u64>(HANDS_HERE + (seat << 3));
    let card = pick(hand, left);
    store<u64>(HANDS_HERE + (seat << 3), hand ^ ((<u64>1) << card));
    store<u8>(log++, <u8>card);
    const led = suitSet(suitOf(card));
    let best = <i32>load<u8>(strengths + card);
    let worth = <i32>load<u8>(worths + card);
    for (let place = 1; place < 4; place++) {
      seat = (seat + 1) & 3;
      hand = load<u64>(HANDS_HERE + (seat << 3));
      let cards = hand;
      const follow = hand & led;
      if (led == trumps) {
        if (follow & ~jack) cards = follow;
      } else {
        const own = hand & trumps;
        if (own != hand) {
          const over = best >= TRUMP ? own & strongerTrumps(mode, best) : own;
          cards = (follow ? follow : hand ^ own) | over;
        }
      }
      card = pick(cards, <u32>popcnt(cards));
      store<u64>(HANDS_HERE + (seat << 3), hand ^ ((<u64>1) << card));
      store<u8>(log++, <u8>card);
      worth += <i32>load<u8>(worths + card);
      const strength = <i32>load<u8>(strengths + card);
      if (strength > best && ((<u64>1) << card) & (led | trumps)) {
        best = strength;
        leader = seat;
      }
    }
    if (left == 1) worth += 5; // the last trick. SSC 2.04
    if (!(leader & 1)) points += worth;
  }
  return points;
}

// @ts-ignore: decorator
@inline
function pick(cards: u64, count: u32): i32 {
  // The skip-th card: halve the pack, halve it again, then one look into a table. No branch depends on chance.
  let skip = below(count);
  const low = <u32>popcnt(cards & 0x3ffff);
  const isHigh = skip >= low;
  cards = select<u64>(cards >> 18, cards, isHigh);
  skip -= select<u32>(low, 0, isHigh);
  const few = <u32>popcnt(cards & 0x1ff);
  const isUpper = skip >= few;
  cards = select<u64>(cards >> 9, cards, isUpper);
  skip -= select<u32>(few, 0, isUpper);
  const place = <i32>load<u8>(NTH + ((<usize>cards & 0x1ff) << 4) + skip);
  return place + select<i32>(18, 0, isHigh) + select<i32>(9, 0, isUpper);
}

/** Fisher-Yates, as far as it matters who holds a card. */
function deal(): void {
  let hand: u64 = 0;
  for (let i: i32 = 35; i >= 9; i--) {
    const j = <i32>below(i + 1);
    const card = load<u8>(PACK + j);
    store<u8>(PACK + j, load<u8>(PACK + i));
    store<u8>(PACK + i, card);
    hand |= (<u64>1) << card;
    if (i == 27 || i == 18 || i == 9) {
      store<u64>(HANDS_HERE + ((i / 9) << 3), hand);
      hand = 0;
    }
  }
  for (let i = 0; i < 9; i++) hand |= (<u64>1) << load<u8>(PACK + i);
  store<u64>(HANDS_HERE, hand);
}
