import type { Actor } from '../http/actor.ts';
import type { Limit } from '../http/route.ts';

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

/**
 * The topics that are loaded for all devices of one network together: a device that ends its connection and comes back has
 * not become another one. A hall of a thousand that comes back at once has its eight each at once; what is more than that
 * waits (`turns.ts`). Coming is free: who is turned away, or asks for nothing, takes nothing from those who listen.
 */
export const TOGETHER: Limit = { perMinute: 18_000, burst: 8000, by: 'address' };

/** Devices of one network: a hall shares one. Each is counted while it listens. */
const MOST_PER_NETWORK = 1000;

export const BOUNDS = { together: TOGETHER, mostDevices: MOST_PER_NETWORK };

export interface Headcount {
  /** False: there are too many from there. */
  enter(network: string): boolean;
  leave(network: string): void;
}

export function createHeadcount(most: number): Headcount {
  const counts = new Map<string, number>();
  return {
    enter(network) {
      const count = counts.get(network) ?? 0;
      if (count >= most) return false;
      counts.set(network, count + 1);
      return true;
    },
    leave(network) {
      const count = counts.get(network) ?? 0;
      if (count > 1) counts.set(network, count - 1);
      else counts.delete(network);
    },
  };
}
