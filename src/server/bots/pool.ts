import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlayerName, PlayerRefusal } from '../../bots/player.ts';
import type { Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';
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

interface Job {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** One thread answers one question at a time; threads start when they are first needed and never keep a process alive. */
export function openPool(size = Math.max(1, availableParallelism() - 1)): Pool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  let isClosed = false;

  const start = (): Worker => {
    const worker = new Worker(join(ROOT, 'dist/src/server/bots/thread.js'));
    worker.unref();
    worker.on('message', (answer: Answer) => {
      busy.get(worker)?.resolve(answer);
      busy.delete(worker);
      idle.push(worker);
      next();
    });
    worker.on('error', (error) => {
      // A thread that breaks takes only its own question with it.
      busy.get(worker)?.reject(error instanceof Error ? error : new Error(String(error)));
      busy.delete(worker);
      next();
    });
    return worker;
  };
  const next = () => {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < size)) {
      const job = waiting.shift()!;
      const worker = idle.pop() ?? start();
      busy.set(worker, job);
      worker.postMessage(job.question);
    }
  };
  return {
    choose: (name, view) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the pool is closed'));
        waiting.push({ question: { name, view }, resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      for (const job of [...waiting.splice(0), ...busy.values()]) job.reject(new Error('the pool is closed'));
      await Promise.all([...idle.splice(0), ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
