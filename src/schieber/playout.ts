import { chanceFromText } from '../kit/chance.ts';
import {
  BEST,
  COUNT,
  FIELDS,
  LED,
  legalMasks,
  MODE,
  NTH,
  PLAYED,
  POINTS,
  playMask,
  type Table,
  TURN,
} from './masks.ts';

/** Quick random numbers for millions of random games (sfc32), seeded from a text. Never for real play. */
export interface QuickChance {
  below(m: number): number;
}

export function quickChance(seed: string): QuickChance {
  const words = chanceFromText(seed)('quick');
  const word = () => words.below(2 ** 32) | 0;
  let a = word();
  let b = word();
  let c = word();
  let d = 1;
  return {
    below(m) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      return ((t >>> 0) * m * 2 ** -32) | 0;
    },
  };
}

/** A random game: shuffle, deal, random mode, 36 uniformly chosen legal cards, points. Answers the finished table. */
export function playout(chance: QuickChance, at: Table = new Int32Array(FIELDS)): Table {
  dealRandom(chance, at);
  playRandomly(chance, at);
  return at;
}

const pack = Uint8Array.from({ length: 36 }, (_, card) => card);

function dealRandom(chance: QuickChance, at: Table): void {
  at.fill(0);
  for (let i = 35; i >= 9; i--) {
    const j = chance.below(i + 1);
    const card = pack[j]!;
    pack[j] = pack[i]!;
    pack[i] = card;
    give(at, (i / 9) | 0, card);
  }
  for (let i = 0; i < 9; i++) give(at, 0, pack[i]!);
  at[MODE] = chance.below(6);
  at[TURN] = chance.below(4);
  at[LED] = -1;
  at[BEST] = 0;
  at[PLAYED] = 0;
  at[POINTS] = 0;
}

function give(at: Table, seat: number, card: number): void {
  const suit = (card / 9) | 0;
  at[(seat << 2) + suit]! |= 1 << (card - 9 * suit);
}

const legal = new Int32Array(4);

/** Plays a table out with uniformly chosen legal cards. */
export function playRandomly(chance: QuickChance, at: Table): void {
  for (let left = 36 - at[PLAYED]!; left > 0; left--) {
    const count = legalMasks(at, legal);
    playMask(at, nthCard(legal, count === 1 ? 0 : chance.below(count)));
  }
}

/** The n-th card of four suit masks. */
export function nthCard(masks: Int32Array, n: number): number {
  let suit = 0;
  let left = n;
  let size = COUNT[masks[0]!]!;
  while (left >= size) {
    left -= size;
    size = COUNT[masks[++suit]!]!;
  }
  return 9 * suit + NTH[9 * masks[suit]! + left]!;
}
