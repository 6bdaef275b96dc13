import { allowanceOf, createBucket } from './allowance.ts';
import { createGate } from './gate.ts';
import type { Hub, Listener } from './hub.ts';

export const MOST_TOPICS = 64;

export interface Wish {
  readonly subscribe: readonly string[];
  readonly unsubscribe: readonly string[];
}

/** What one connection listens to. */
export interface Subscriptions {
  /** Undefined: done; else why the connection has to end. */
  change(wish: Wish): string | undefined;
  end(): void;
}

/** Metered: asking costs, and only a few topics of one connection are loaded at the same time. */
export function createSubscriptions(hub: Hub, listener: Listener, now = () => performance.now()): Subscriptions {
  const allowance = allowanceOf(listener.actor);
  const pay = createBucket(allowance, now);
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
      if (!pay(1 + wanted.length + unsubscribe.length)) return 'too many messages';
      for (const topic of unsubscribe) {
        topics.delete(topic);
        hub.unsubscribe(listener, topic);
      }
      const wish = ++wishes;
      for (const topic of wanted) {
        if (topics.size >= MOST_TOPICS && !topics.has(topic)) return 'too many topics';
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
