import { hash, verify } from '@node-rs/argon2';
import { ok, type Result, refuse } from '../../kit/result.ts';

export type BusyRefusal = { readonly code: 'rate-limited'; readonly seconds: number };

/** Password hashing in a queue: however many sign in at once, the game keeps its cores. */
export interface Hashing {
  hash(password: string): Promise<Result<string, BusyRefusal>>;
  /** Without a stored hash it takes as long and says no. */
  verify(stored: string | null | undefined, password: string): Promise<Result<boolean, BusyRefusal>>;
  /** How many wait, for the metrics. */
  waiting(): number;
}

/** argon2id, 19 MiB, two passes: about 50 ms of one core. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

const AT_ONCE = 1;
const MOST_WAITING = 60;

export function openHashing(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): Hashing {
  const queue: (() => void)[] = [];
  let running = 0;
  // Somebody's hash who does not exist, so that an unknown address costs the same.
  const nobody = hash('nobody has this password', COST);

  async function inTurn<T>(work: () => Promise<T>): Promise<Result<T, BusyRefusal>> {
    if (running >= atOnce) {
      if (queue.length >= mostWaiting) return refuse({ code: 'rate-limited', seconds: 5 });
      await new Promise<void>((turn) => queue.push(turn));
    }
    running++;
    try {
      return ok(await work());
    } finally {
      running--;
      queue.shift()?.();
    }
  }

  const plain = (password: string) => password.normalize('NFKC');
  return {
    hash: (password) => inTurn(() => hash(plain(password), COST)),
    verify: (stored, password) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? (await nobody), plain(password)).catch(() => false);
        return isRight && typeof stored === 'string';
      }),
    waiting: () => queue.length,
  };
}
