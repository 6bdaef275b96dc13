import { availableParallelism } from 'node:os';
import type { PlayerName, PlayerRefusal } from '../../bots/player.ts';
import type { Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';
import { createLine } from '../line.ts';
import type { Asker } from '../schieber/players.ts';
import { crowded, openThreads, threadFile } from '../threads.ts';

/** Threads that think. */
export interface Pool {
  /** `isBack`: a question of his command was answered already, so this one is not turned away. */
  choose(question: Question, asker: Asker, isBack?: boolean): Promise<Answer>;
  close(): Promise<void>;
}

export interface Question {
  readonly name: PlayerName;
  readonly view: View;
}
export type Answer = Result<Choice, PlayerRefusal>;

/** For each thread, of those who practise and of the others: a decision takes 62 ms, so the last waits two seconds. */
const MOST_WAITING = 32;
/** Somebody plays at one table, or looks at two; more matches wait for each other. */
const MOST_OF_ONE = 4;
/** More than a hundred decisions take: whoever thinks longer will not come to an end. */
const PATIENCE = 10_000;

/** Who plays takes turns with all others: one question of each, those whose clock runs before those who practise. */
export function openPool(size = Math.max(1, availableParallelism() - 1), patience = PATIENCE): Pool {
  const { ask, close } = openThreads<Question, Answer>({ file: threadFile('bots/thread'), size, patience });
  const line = createLine(size, MOST_WAITING * size, MOST_OF_ONE);
  return {
    async choose(question, { owner, isRated }, isBack = false) {
      if (!(await line.enter(owner, { isBehind: !isRated, isBack }))) throw crowded();
      return ask(question).finally(line.leave);
    },
    close,
  };
}
