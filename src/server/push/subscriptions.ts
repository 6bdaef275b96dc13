import { allowanceOf, createBucket } from './allowance.ts';
import type { Hub, Listener } from './hub.ts';
import type { Turns } from './turns.ts';

export const MOST_TOPICS = 64;

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
  /** Undefined: done, or waiting for its turn; else why the connection has to end. */
  change(wish: Wish): Ending | undefined;
  end(): void;
}

/**
 * Metered: asking too often ends a connection. What the network may not have yet only waits: a device that hears a topic
 * late keeps those it has, and need not come back. Only a few topics of one connection are loaded at the same time.
 */
export function createSubscriptions(hub: Hub, listener: Listener, turns: Turns, network: string): Subscriptions {
  const allowance = allowanceOf(listener.actor);
  const pay = createBucket(allowance, () => performance.now());
  const topics = new Set<string>();
  /** Those of them that are still to be loaded, in order. */
  const waiting = new Set<string>();
  let loading = 0;

  function ask(): void {
    if (waiting.size > 0 && loading < allowance.loads) turns.ask(network, begin);
  }

  function begin(): void {
    const [topic] = waiting;
    if (topic === undefined) return;
    waiting.delete(topic);
    void load(topic);
    ask();
  }

  async function load(topic: string): Promise<void> {
    const refused = (why: string) => listener.send(JSON.stringify({ topic, refused: why }));
    loading++;
    try {
      if (!(await hub.subscribe(listener, topic))) refused('not-found');
    } catch {
      refused('unavailable');
    }
    loading--;
    ask();
  }

  return {
    change({ subscribe: wanted, unsubscribe }) {
      if (!pay(1 + wanted.length + unsubscribe.length)) return { code: 1008, why: 'too many messages' };
      for (const topic of unsubscribe) {
        topics.delete(topic);
        waiting.delete(topic);
        hub.unsubscribe(listener, topic);
      }
      for (const topic of wanted) {
        if (topics.size >= MOST_TOPICS && !topics.has(topic)) return { code: 1008, why: 'too many topics' };
        topics.add(topic);
        waiting.add(topic);
      }
      if (waiting.size === 0) turns.leave(network, begin);
      ask();
      return undefined;
    },
    end() {
      topics.clear();
      waiting.clear();
      turns.leave(network, begin);
      hub.leave(listener);
    },
  };
}
