import { chanceFromText } from '../kit/chance.ts';
import { allowedTrumps, BIT_OF, COUNT, JACK, NO_TRUMP, NTH, STRENGTH, SUIT_OF, TRUMP, WORTH } from './masks.ts';
import { LAST_TRICK_BONUS, TRICKS } from './trick.ts';

/**
 * Random whole games as fast as plain TypeScript plays them: shuffle, deal, random mode, 36 uniformly chosen legal
 * cards, points. The rules of `masks` are written into one loop here; a test hands what was played to the readable
 * judge.
 */
export interface Playout {
  /** 0-3 trump suit, 4 Obenabe, 5 Undenufe. */
  mode: number;
  leader: number;
  /** Cards 0 … 35 in the order played. */
  readonly played: Uint8Array;
  /** Points of seats 0 and 2; the others have the rest of the 157. */
  points: number;
  /** Four suits of each seat's hand, nine bits a suit; empty when the game is over. */
  readonly hands: Int32Array;
  readonly pack: Uint8Array;
  readonly dice: Dice;
}

interface Dice {
  readonly state: Int32Array;
  readonly words: Uint32Array;
}

/** At most 27 cards of the deal, mode, leader, and 36 cards of play need a random word. */
const DEAL_WORDS = 27;
const WORDS = DEAL_WORDS + 2 + 36;

export function newPlayout(seed: string): Playout {
  const words = chanceFromText(seed)('playout');
  return {
    mode: 0,
    leader: 0,
    played: new Uint8Array(36),
    points: 0,
    hands: new Int32Array(16),
    pack: Uint8Array.from({ length: 36 }, (_, card) => card),
    dice: {
      state: Int32Array.of(words.below(2 ** 32), words.below(2 ** 32), words.below(2 ** 32), 1),
      words: new Uint32Array(WORDS),
    },
  };
}

/** Plays the next random game into `game`. */
export function playout(game: Playout): void {
  const { hands, pack, played } = game;
  const { words } = game.dice;
  rollDice(game.dice);
  dealPack(hands, pack, words);
  const mode = below(words[DEAL_WORDS]!, 6);
  const leader = below(words[DEAL_WORDS + 1]!, 4);
  const values = mode * 36;
  let seat = leader;
  let points = 0;
  let at = 0;
  for (let trick = 0; trick < TRICKS; trick++) {
    const held = TRICKS - trick;
    let card = anyCard(hands, seat << 2, below(words[DEAL_WORDS + 2 + at]!, held));
    const led = SUIT_OF[card]!;
    hands[(seat << 2) + led]! ^= BIT_OF[card]!;
    played[at++] = card;
    let best = STRENGTH[values + card]!;
    let winner = seat;
    let worth = WORTH[values + card]!;
    for (let place = 1; place < 4; place++) {
      seat = (seat + 1) & 3;
      card = replyCard(hands, seat << 2, held, led, mode, best, words[DEAL_WORDS + 2 + at]!);
      const suit = SUIT_OF[card]!;
      hands[(seat << 2) + suit]! ^= BIT_OF[card]!;
      played[at++] = card;
      const strength = STRENGTH[values + card]!;
      if (strength > best && (suit === led || strength >= TRUMP)) {
        best = strength;
        winner = seat;
      }
      worth += WORTH[values + card]!;
    }
    if ((winner & 1) === 0) points += trick === TRICKS - 1 ? worth + LAST_TRICK_BONUS : worth;
    seat = winner;
  }
  game.mode = mode;
  game.leader = leader;
  game.points = points;
}

/** A uniformly chosen legal reply. SSC 2.05, as in `legalMasks`. */
function replyCard(
  hands: Int32Array,
  hand: number,
  held: number,
  led: number,
  mode: number,
  best: number,
  word: number,
): number {
  const follow = hands[hand + led]!;
  if (mode >= NO_TRUMP || led === mode) {
    const mustFollow = led === mode ? follow & ~JACK : follow;
    if (mustFollow === 0) return anyCard(hands, hand, below(word, held));
    return 9 * led + NTH[9 * follow + below(word, COUNT[follow]!)]!;
  }
  const trumps = hands[hand + mode]!;
  const allowed = allowedTrumps(trumps, best);
  if (follow !== 0) {
    const follows = COUNT[follow]!;
    const n = below(word, follows + COUNT[allowed]!);
    return n < follows ? 9 * led + NTH[9 * follow + n]! : 9 * mode + NTH[9 * allowed + n - follows]!;
  }
  const side = held - COUNT[trumps]!;
  if (side === 0) return 9 * mode + NTH[9 * trumps + below(word, held)]!;
  const n = below(word, side + COUNT[allowed]!);
  if (n >= side) return 9 * mode + NTH[9 * allowed + n - side]!;
  hands[hand + mode] = 0;
  const card = anyCard(hands, hand, n);
  hands[hand + mode] = trumps;
  return card;
}

/** The n-th card of a hand. */
function anyCard(hands: Int32Array, hand: number, n: number): number {
  let left = n;
  const h0 = hands[hand]!;
  if (left < COUNT[h0]!) return NTH[9 * h0 + left]!;
  left -= COUNT[h0]!;
  const h1 = hands[hand + 1]!;
  if (left < COUNT[h1]!) return 9 + NTH[9 * h1 + left]!;
  left -= COUNT[h1]!;
  const h2 = hands[hand + 2]!;
  if (left < COUNT[h2]!) return 18 + NTH[9 * h2 + left]!;
  return 27 + NTH[9 * hands[hand + 3]! + left - COUNT[h2]!]!;
}

/** Fisher–Yates from the last card down; the last nine need no shuffling, they are one hand. */
function dealPack(hands: Int32Array, pack: Uint8Array, words: Uint32Array): void {
  for (let seat = 3; seat > 0; seat--) {
    for (let i = 9 * seat + 8; i >= 9 * seat; i--) {
      const j = below(words[35 - i]!, i + 1);
      const card = pack[j]!;
      pack[j] = pack[i]!;
      pack[i] = card;
      hands[(seat << 2) + SUIT_OF[card]!]! |= BIT_OF[card]!;
    }
  }
  for (let i = 0; i < 9; i++) hands[SUIT_OF[pack[i]!]!]! |= BIT_OF[pack[i]!]!;
}

/** The words of one game at once: in one loop the state stays in registers. sfc32: quick, good, never for real play. */
function rollDice({ state, words }: Dice): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  for (let i = 0; i < WORDS; i++) {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    words[i] = t;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/** A number below m ≤ 36 from 32 bits: the bias is below 36 / 2³². */
const below = (word: number, m: number): number => (word * m * 2 ** -32) | 0;
