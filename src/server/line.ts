import { Recent } from '../kit/recent.ts';

/** Why somebody does not simply stand at the end. */
export interface Manner {
  /** Waits until nobody else does. */
  readonly isBehind?: boolean;
  /** Was inside and comes back to finish, however many wait: turned away now, what was done would be in vain. */
  readonly isBack?: boolean;
}

/**
 * A fair line before something slow. Each person, and each address from which others come, has a line of its own and
 * they take turns, so that nobody waits behind one who asks a thousand times. Who has been wrong lately waits until nobody
 * else does: the owner of an account comes before all who guess.
 */
export interface Line {
  /** False: too many wait already. */
  enter(who: string, manner?: Manner): Promise<boolean>;
  leave(): void;
  /** Was wrong; goes behind the others from now on. */
  remember(who: string): void;
  forgive(who: string): void;
  waiting(): number;
}

const MOST_REMEMBERED = 50_000;
/** Of one; more than a household types at once. */
const MOST_OF_ONE = 8;

type Enter = () => void;

export function createLine(atOnce: number, mostWaiting: number, mostOfOne = MOST_OF_ONE): Line {
  const wrong = new Recent<string, true>(MOST_REMEMBERED);
  const lines = { first: new Map<string, Enter[]>(), behind: new Map<string, Enter[]>() };
  let inside = 0;

  const lengthOf = (line: Map<string, Enter[]>) => [...line.values()].reduce((sum, each) => sum + each.length, 0);

  /** The next in turn; who has more to ask then stands at the end. */
  function next(line: Map<string, Enter[]>): Enter | undefined {
    const [who, queue] = line.entries().next().value ?? [];
    if (who === undefined || queue === undefined) return undefined;
    const enter = queue.shift();
    line.delete(who);
    if (queue.length > 0) line.set(who, queue);
    return enter;
  }

  return {
    async enter(who, { isBehind = false, isBack = false } = {}) {
      if (inside < atOnce) {
        inside++;
        return true;
      }
      const line = isBehind || wrong.has(who) ? lines.behind : lines.first;
      const queue = line.get(who) ?? [];
      if (!isBack && (queue.length >= mostOfOne || lengthOf(line) >= mostWaiting)) return false;
      line.set(who, queue);
      await new Promise<void>((enter) => queue.push(enter));
      return true;
    },
    leave() {
      const enter = next(lines.first) ?? next(lines.behind);
      if (enter === undefined) inside--;
      else enter(); // takes our place
    },
    remember(who) {
      wrong.set(who, true);
    },
    forgive: (who) => wrong.delete(who),
    waiting: () => lengthOf(lines.first) + lengthOf(lines.behind),
  };
}
