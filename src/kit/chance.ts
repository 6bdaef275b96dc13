import { join, uint32be, utf8 } from './bytes.ts';
import { hmacSha256, sha256Hex } from './hash.ts';

/** The only dice in the house: numbers from a seed, so that everything drawn can be drawn again by anybody. */
export interface Chance {
  /** A whole number from 0 to m−1, each equally likely. */
  below(m: number): number;
}

/** What a process is given: a stream for each label, all from one seed. */
export type ChanceFor = (label: string) => Chance;

/**
 * The stream: block i = HMAC-SHA-256(key, utf8(label) ‖ 0x00 ‖ uint32be(i)), read as big-endian 32-bit words.
 * A number below m: the next word, rejected while ≥ ⌊2³²/m⌋·m, then mod m.
 */
export function chanceFrom(key: Uint8Array): ChanceFor {
  const mac = hmacSha256(key);
  return (label) => {
    const prefix = join(utf8(label), Uint8Array.of(0));
    let block: DataView = new DataView(new ArrayBuffer(0));
    let counter = 0;
    let at = 0;
    const word = (): number => {
      if (at === block.byteLength) {
        const bytes = mac(join(prefix, uint32be(counter++)));
        block = new DataView(bytes.buffer);
        at = 0;
      }
      at += 4;
      return block.getUint32(at - 4);
    };
    return {
      below(m) {
        if (!Number.isInteger(m) || m < 1 || m > 2 ** 32) throw new Error(`below: ${m} is not 1 … 2³²`);
        const bound = Math.floor(2 ** 32 / m) * m;
        let n = word();
        while (n >= bound) n = word();
        return n % m;
      },
    };
  };
}

/** Fisher–Yates from the last index down. */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const held = shuffled[i]!;
    shuffled[i] = shuffled[j]!;
    shuffled[j] = held;
  }
  return shuffled;
}

/** What is shown before the first card; the seed itself is shown when all is over. */
export const commitment = (seed: Uint8Array): string => sha256Hex(seed);

export const keeps = (promise: string, seed: Uint8Array): boolean => commitment(seed) === promise;

/** Streams from a seed that somebody types, for simulations, benches and tests: never for real play. */
export const chanceFromText = (seed: string): ChanceFor => chanceFrom(utf8(seed));
