import { hash, verify } from '@node-rs/argon2';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { createLine } from '../line.ts';

export type BusyRefusal = { readonly code: 'rate-limited'; readonly seconds: number };

/** Password hashing in a queue: however many sign in at once, the game keeps its cores. */
export interface Hashing {
  /** `who` takes turns with others: a person, or the place from which somebody comes who is nobody yet. */
  hash(password: string, who: string): Promise<Result<string, BusyRefusal>>;
  /** Without a stored hash it takes as long and says no. */
  verify(stored: string | null | undefined, password: string, who: string): Promise<Result<boolean, BusyRefusal>>;
  /** How many wait, for the metrics. */
  waiting(): number;
}

/** argon2id, 19 MiB, two passes: about 50 ms of one core. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

const AT_ONCE = 1;
const MOST_WAITING = 60;

export function openHashing(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): Hashing {
  const line = createLine(atOnce, mostWaiting);
  // Somebody's hash who does not exist, so that an unknown address costs the same.
  const nobody = hash('nobody has this password', COST);

  async function inTurn<T>(who: string, work: () => Promise<T>): Promise<Result<T, BusyRefusal>> {
    if (!(await line.enter(who))) return refuse({ code: 'rate-limited', seconds: 5 });
    try {
      return ok(await work());
    } finally {
      line.leave();
    }
  }

  const plain = (password: string) => password.normalize('NFKC');
  return {
    hash: (password, who) => inTurn(who, () => hash(plain(password), COST)),
    verify: (stored, password, who) =>
      inTurn(who, async () => {
        const isRight = await verify(stored ?? (await nobody), plain(password)).catch(() => false);
        if (isRight && typeof stored === 'string') line.forgive(who);
        else line.remember(who);
        return isRight && typeof stored === 'string';
      }),
    waiting: line.waiting,
  };
}
