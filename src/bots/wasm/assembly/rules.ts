// The rules of Schieber on sets of 36 bits (card = suit × 9 + rank, as in src/schieber/masks.ts), with the memory a
// computer player has: who played what, and what each seat can still hold. The readable rules are the judge.
//
// A table is a block of memory. Its fields:
export const HANDS: usize = 0; // four sets
export const POSSIBLE: usize = 32; // four sets: what a seat may still hold, by what it has shown
export const SEEN: usize = 64; // one set: all cards played
export const MODE: usize = 72; // 0-3 trump suit, 4 Obenabe, 5 Undenufe
export const TURN: usize = 76;
export const LED: usize = 80; // suit led, −1 before the lead
export const BEST: usize = 84; // strength of the card that wins so far; a trump has 16 added
export const BEST_SEAT: usize = 88;
export const BEST_CARD: usize = 92;
export const IN_TRICK: usize = 96; // points that lie on the table
export const PLAYED: usize = 100;
export const POINTS: usize = 104; // of seats 0 and 2; 108: of seats 1 and 3
export const DECLARER: usize = 112;
export const PASSED: usize = 116;
export const LOG_CARDS: usize = 120; // 36 bytes each
export const LOG_SEATS: usize = 156;
export const TABLE_SIZE: usize = 192;

export const ALL: u64 = (1 << 36) - 1;
const NO_TRUMP: i32 = 4;
export const TRUMP: i32 = 16;

// Strength and points of each card in each mode (6 × 36 bytes), and for each trump suit and strength the trumps that
// are stronger (4 × 16 sets): written once by the host from the tables of the regulation.
export const STRENGTH = memory.data(216, 16);
export const WORTH = memory.data(216, 16);
const STRONGER = memory.data(512, 16);

export function finishTables(): void {
  for (let suit: i32 = 0; suit < 4; suit++) {
    for (let strength: i32 = 0; strength < 16; strength++) {
      let set: u64 = 0;
      for (let card = 9 * suit; card < 9 * suit + 9; card++) {
        if (<i32>load<u8>(STRENGTH + 36 * suit + card) - TRUMP > strength) set |= (<u64>1) << card;
      }
      store<u64>(STRONGER + ((suit << 4) + strength) * 8, set);
    }
  }
}

// @ts-ignore: decorator
@inline
export function suitSet(suit: i32): u64 {
  return (<u64>0x1ff) << (9 * suit);
}

// @ts-ignore: decorator
@inline
export function suitOf(card: i32): i32 {
  return (card * 57) >> 9; // card / 9 for 0 … 35
}

// @ts-ignore: decorator
@inline
export function strengthOf(mode: i32, card: i32): i32 {
  return <i32>load<u8>(STRENGTH + 36 * mode + card);
}

// @ts-ignore: decorator
@inline
export function worthOf(mode: i32, card: i32): i32 {
  return <i32>load<u8>(WORTH + 36 * mode + card);
}

/** The trumps that beat a trump of this strength. */
// @ts-ignore: decorator
@inline
export function strongerTrumps(mode: i32, strength: i32): u64 {
  return load<u64>(STRONGER + ((mode << 4) + strength - TRUMP) * 8);
}

/** The legal cards of the player on turn. SSC 2.05 */
export function legal(at: usize): u64 {
  const led = load<i32>(at, LED);
  const hand = load<u64>(at + (load<i32>(at, TURN) << 3), HANDS);
  if (led < 0) return hand;
  const mode = load<i32>(at, MODE);
  const follow = hand & suitSet(led);
  if (mode >= NO_TRUMP) return follow ? follow : hand;
  if (led == mode) return follow & ~((<u64>32) << (9 * mode)) ? follow : hand; // the jack need not be played
  const trumps = hand & suitSet(mode);
  const side = hand ^ trumps;
  if (!side) return hand; // the one case in which undertrumping is allowed
  const best = load<i32>(at, BEST);
  const over = best >= TRUMP ? trumps & strongerTrumps(mode, best) : trumps;
  return (follow ? follow : side) | over;
}

/** Puts a card on the table without remembering who may hold what: for random playouts. */
export function playQuickly(at: usize, card: i32): void {
  const seat = load<i32>(at, TURN);
  const mode = load<i32>(at, MODE);
  const suit = suitOf(card);
  const hand = at + (seat << 3);
  store<u64>(hand, load<u64>(hand, HANDS) & ~((<u64>1) << card), HANDS);
  let inTrick = load<i32>(at, IN_TRICK) + worthOf(mode, card);
  const strength = strengthOf(mode, card);
  const led = load<i32>(at, LED);
  if (led < 0) store<i32>(at, suit, LED);
  if (led < 0 || ((suit == led || strength >= TRUMP) && strength > load<i32>(at, BEST))) {
    store<i32>(at, strength, BEST);
    store<i32>(at, seat, BEST_SEAT);
    store<i32>(at, card, BEST_CARD);
  }
  const played = load<i32>(at, PLAYED) + 1;
  store<i32>(at, played, PLAYED);
  if (played & 3) {
    store<i32>(at, inTrick, IN_TRICK);
    store<i32>(at, (seat + 1) & 3, TURN);
    return;
  }
  if (played == 36) inTrick += 5; // the last trick. SSC 2.04
  const winner = load<i32>(at, BEST_SEAT);
  const team = at + ((winner & 1) << 2);
  store<i32>(team, load<i32>(team, POINTS) + inTrick, POINTS);
  store<i32>(at, 0, IN_TRICK);
  store<i32>(at, -1, LED);
  store<i32>(at, winner, TURN);
}

/** Plays a card, and remembers what everybody saw. */
export function play(at: usize, card: i32): void {
  const seat = load<i32>(at, TURN);
  const led = load<i32>(at, LED);
  if (led >= 0) show(at, seat, card, led);
  const played = load<i32>(at, PLAYED);
  store<u8>(at + played, <u8>card, LOG_CARDS);
  store<u8>(at + played, <u8>seat, LOG_SEATS);
  store<u64>(at, load<u64>(at, SEEN) | ((<u64>1) << card), SEEN);
  playQuickly(at, card);
}

/** What a card that was not led shows about its player's hand. */
function show(at: usize, seat: i32, card: i32, led: i32): void {
  const suit = suitOf(card);
  if (suit == led) return;
  const mode = load<i32>(at, MODE);
  const from = at + (seat << 3);
  let possible = load<u64>(from, POSSIBLE);
  if (mode < NO_TRUMP && suit == mode) {
    const best = load<i32>(at, BEST);
    const isUnder = best >= TRUMP && strengthOf(mode, card) < best;
    if (isUnder) possible &= suitSet(mode); // who undertrumps holds nothing but trumps
  } else {
    let gone = suitSet(led);
    if (led == mode) gone &= ~((<u64>32) << (9 * mode)); // the jack may have been held back
    possible &= ~gone;
  }
  store<u64>(from, possible, POSSIBLE);
}

/** An empty table before the first card. */
export function begin(at: usize, mode: i32, forehand: i32, declarer: i32, passed: i32): void {
  memory.fill(at, 0, TABLE_SIZE);
  for (let seat: usize = 0; seat < 4; seat++) store<u64>(at + (seat << 3), ALL, POSSIBLE);
  store<i32>(at, mode, MODE);
  store<i32>(at, forehand, TURN);
  store<i32>(at, -1, LED);
  store<i32>(at, declarer, DECLARER);
  store<i32>(at, passed, PASSED);
}
