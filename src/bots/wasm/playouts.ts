import { sha256 } from '../../kit/hash.ts';
import type { BotsModule } from './module.ts';

/** Random whole games in WebAssembly, from a seed. */
export interface Playouts {
  /** Plays so many more; answers the points of seats 0 and 2 in all of them together. */
  play(games: number): number;
  /** The last of them: 0-3 trump suit, 4 Obenabe, 5 Undenufe; who led; cards 0 … 35 in the order played. */
  last(): { readonly mode: number; readonly leader: number; readonly cards: Uint8Array };
}

export function openPlayouts({ exports, bytes }: BotsModule, seed: string): Playouts {
  const words = new DataView(sha256(seed).buffer);
  exports.seedDice(words.getInt32(0), words.getInt32(4));
  return {
    play: (games) => exports.playouts(games),
    last() {
      const [mode = 0, leader = 0] = bytes(exports.lastPlayout(), 2);
      return { mode, leader, cards: bytes(exports.lastPlayout() + 4, 36).slice() };
    },
  };
}
