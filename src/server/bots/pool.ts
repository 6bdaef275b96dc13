import { availableParallelism } from 'node:os';
import type { PlayerName, PlayerRefusal } from '../../bots/player.ts';
import type { Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';
import { openThreads, threadFile } from '../threads.ts';

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
  const file = threadFile('bots/thread');
  const { ask, close } = openThreads<Question, Answer>({ file, size });
  return { choose: (name, view) => ask({ name, view }), close };
}
