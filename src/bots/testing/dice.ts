import type { Chance } from '../../kit/chance.ts';
import { sha256 } from '../../kit/hash.ts';

/** Quick dice (sfc32) seeded by a text, for arenas, tests and sampled worlds. Never for real play. */
export function diceFrom(seed: string): Chance {
  const words = new DataView(sha256(seed).buffer);
  let a = words.getInt32(0);
  let b = words.getInt32(4);
  let c = words.getInt32(8);
  let d = 1;
  return {
    below(m) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      return Math.floor((t >>> 0) * m * 2 ** -32);
    },
  };
}
