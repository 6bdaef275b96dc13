import { createGate } from '../../kit/gate.ts';
import { allowanceOf, createBucket } from './allowance.ts';
import type { Hub, Listener } from './hub.ts';

export const MOST_TOPICS = 64;

export const TOO_MANY_TOGETHER: Ending = { code: 1013, why: 'too many from your network' };

export interface Wish {
  readonly subscribe: readonly string[];
  readonly unsubscribe: readonly string[];
}

/** 1008: its own fault; 1013: to come back later. */
export interface Ending {
  readonly code: 1008 | 1013;
  readonly why: string;
}

/** What one connection listens to. */
export interface Subscriptions {
  /** Undefined: done; else why the connection has to end. */
  change(wish: Wish): Ending | undefined;
  end(): void;
}

/** Metered: asking costs, alone and with the others of the network; only a few topics of one connection are loaded at the same time. */
export function createSubscriptions(
  hub: Hub,
  listener: Listener,
  payTogether: (cost: number) => boolean,
): Subscriptions {
  const allowance = allowanceOf(listener.actor);
  const pay = createBucket(allowance, () => performance.now());
  const gate = createGate(allowance.loads);
  /** Each topic with the number of the wish that asked for it last. */
  const topics = new Map<string, number>();
  let wishes = 0;

  async function subscribe(topic: string, wish: number): Promise<void> {
    if (topics.get(topic) !== wish) return; // no longer wanted, or asked for again since
    const refused = (why: string) => listener.send(JSON.stringify({ topic, refused: why }));
    try {
      if (!(await hub.subscribe(listener, topic))) refused('not-found');
    } catch {
      refused('unavailable');
    }
  }

  return {
    change({ subscribe: wanted, unsubscribe }) {
      if (!pay(1 + wanted.length + unsubscribe.length)) return { code: 1008, why: 'too many messages' };
      if (wanted.length > 0 && !payTogether(wanted.length)) return TOO_MANY_TOGETHER;
      for (const topic of unsubscribe) {
        topics.delete(topic);
        hub.unsubscribe(listener, topic);
      }
      const wish = ++wishes;
      for (const topic of wanted) {
        if (topics.size >= MOST_TOPICS && !topics.has(topic)) return { code: 1008, why: 'too many topics' };
        topics.set(topic, wish);
        gate.run(() => subscribe(topic, wish));
      }
      return undefined;
    },
    end() {
      topics.clear();
      hub.leave(listener);
    },
  };
}
