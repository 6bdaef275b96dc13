import { Recent } from '../../kit/recent.ts';
import { MINUTE } from '../../kit/time.ts';
import type { Limit } from './route.ts';

/** Token buckets in memory: each process counts for itself. */
export interface Limiter {
  /** 0: go ahead; else the seconds to wait. What costs more takes more. */
  take(limit: Limit, who: string, cost?: number): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

export function createLimiter(now: () => number): Limiter {
  const buckets = new Recent<string, Bucket>(MOST_BUCKETS);
  return {
    take({ perMinute, burst }, who, cost = 1) {
      const at = now();
      const perMillisecond = perMinute / MINUTE;
      const bucket = buckets.get(who) ?? { tokens: burst, at };
      // A clock that was set back must not punish anybody.
      bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, at - bucket.at) * perMillisecond);
      bucket.at = at;
      buckets.set(who, bucket);
      if (bucket.tokens < cost) return Math.max(1, Math.ceil((cost - bucket.tokens) / perMillisecond / 1000));
      bucket.tokens -= cost;
      return 0;
    },
  };
}
