import { createLimiter } from '../http/limiter.ts';
import type { Limit } from '../http/route.ts';

/** Begins what one has waited for. */
export type Begin = () => void;

/**
 * What all devices of one network may have together, one thing a turn. Each stands in its network's line once, and after
 * its turn at the end again: who asks for much waits behind himself, and who leaves has taken nothing.
 */
export interface Turns {
  /** At once while there is plenty, else when it is its turn; who stands in the line already keeps his place. */
  ask(network: string, begin: Begin): void;
  leave(network: string, begin: Begin): void;
}

/** Milliseconds until what has come in meanwhile is shared out. */
const PAUSE = 100;

export function createTurns(limit: Limit, now: () => number): Turns {
  const together = createLimiter(now);
  /** As long as somebody waits, or has just waited. */
  const lines = new Map<string, Set<Begin>>();

  function serve(network: string, line: Set<Begin>): void {
    // Who asks again when he begins is put at the end of the set, and met there once more.
    for (const begin of line) {
      if (together.take(limit, network) > 0) {
        setTimeout(() => serve(network, line), PAUSE).unref();
        return;
      }
      line.delete(begin);
      begin();
    }
    lines.delete(network);
  }

  return {
    ask(network, begin) {
      const line = lines.get(network);
      if (line !== undefined) {
        line.add(begin);
        return;
      }
      const alone = new Set([begin]);
      lines.set(network, alone);
      serve(network, alone);
    },
    leave(network, begin) {
      lines.get(network)?.delete(begin);
    },
  };
}
