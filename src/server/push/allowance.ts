import type { Actor } from '../http/actor.ts';

/** What one connection may ask: so much at once, so much a second in the long run, so many loads at the same time. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
  readonly loads: number;
}

/** Who is not known yet costs us as much as anybody and is owed less. */
export const allowanceOf = (actor: Actor): Allowance =>
  actor.kind === 'anonymous' ? { burst: 160, perSecond: 4, loads: 2 } : { burst: 320, perSecond: 16, loads: 4 };

/** A token bucket: each message costs one, each topic in it one more. */
export function createBucket({ burst, perSecond }: Allowance, now: () => number): (cost: number) => boolean {
  let tokens = burst;
  let last = now();
  return (cost) => {
    const at = now();
    tokens = Math.min(burst, tokens + Math.max(0, at - last) * (perSecond / 1000));
    last = at;
    tokens -= cost;
    return tokens >= 0;
  };
}

export const MOST_WAITING = 1024 * 1024; // bytes a slow device may leave lying
export const ALIVE = 20_000; // milliseconds between signs of life

/** Devices behind one address: a hall shares one. Each is counted while it listens. */
export const MOST_PER_ADDRESS = 1000;

export interface Headcount {
  /** False: there are too many from there. */
  enter(address: string): boolean;
  leave(address: string): void;
}

export function createHeadcount(most: number): Headcount {
  const counts = new Map<string, number>();
  return {
    enter(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    leave(address) {
      const count = counts.get(address) ?? 0;
      if (count > 1) counts.set(address, count - 1);
      else counts.delete(address);
    },
  };
}
