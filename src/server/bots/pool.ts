import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PlayerName, PlayerRefusal } from '../../bots/player.ts';
import type { Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';
import { openThreads } from '../threads.ts';
import { ROOT } from './stock.ts';

/** Threads that think. */
export interface Pool {
  choose(name: PlayerName, view: View): Promise<Result<Choice, PlayerRefusal>>;
  close(): Promise<void>;
}

export interface Question {
  readonly name: PlayerName;
  readonly view: View;
}
export type Answer = Result<Choice, PlayerRefusal>;

export function openPool(size = Math.max(1, availableParallelism() - 1)): Pool {
  const file = join(ROOT, 'dist/src/server/bots/thread.js');
  const { ask, close } = openThreads<Question, Answer>({ file, size });
  return { choose: (name, view) => ask({ name, view }), close };
}
