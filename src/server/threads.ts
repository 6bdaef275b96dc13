import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { home } from './home.ts';

/** Threads that do what would hold everybody up; one of them answers one question at a time. */
export interface Threads<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** The compiled file of the thread: it answers each message with one message. */
  readonly file: string;
  readonly size: number;
  /** Milliseconds for one question; then the thread is ended and its question fails. */
  readonly patience?: number;
  /** Questions that may wait; more are turned away. */
  readonly mostWaiting?: number;
  /** A thread that needs more ends, and nothing else does. */
  readonly megabytes?: number;
  /** Megabytes for what it has just made: the fewer, the sooner rubbish is thrown away, and the more work that is. */
  readonly young?: number;
}

/** A thread is a compiled file of its own, wherever the rest of the server was bundled to. */
export const threadFile = (name: string): string => join(home, 'dist/src/server', `${name}.js`);

interface Job<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Not a fault: the caller may try again. */
const busy = (why: string): Error => Object.assign(new Error(why), { code: 'EBUSY' });

const CROWDED = 'too many are waiting';
export const crowded = (): Error => busy(CROWDED);
/** Nothing was begun, whatever was asked. */
export const isCrowded = (error: unknown): boolean => error instanceof Error && error.message === CROWDED;

/** Threads start when they are first needed; one that has nothing to do keeps no process alive. */
export function openThreads<Question, Answer>(options: ThreadsOptions): Threads<Question, Answer> {
  const { file, size, patience, mostWaiting = Number.POSITIVE_INFINITY, megabytes, young } = options;
  const waiting: Job<Question, Answer>[] = [];
  const idle: Worker[] = [];
  const working = new Map<Worker, { job: Job<Question, Answer>; timer: NodeJS.Timeout | undefined }>();
  let isClosed = false;

  const done = (worker: Worker): Job<Question, Answer> | undefined => {
    const work = working.get(worker);
    clearTimeout(work?.timer);
    working.delete(worker);
    worker.unref(); // only a question holds the process
    return work?.job;
  };
  const start = (): Worker => {
    const worker = new Worker(file, {
      resourceLimits: {
        ...(megabytes !== undefined && { maxOldGenerationSizeMb: megabytes }),
        ...(young !== undefined && { maxYoungGenerationSizeMb: young }),
      },
    });
    worker.on('message', (answer: Answer) => {
      const job = done(worker);
      if (job === undefined) return; // it was given up while its answer was on the way
      job.resolve(answer);
      idle.push(worker);
      next();
    });
    worker.on('error', (error) => {
      // A thread that breaks takes only its own question with it.
      done(worker)?.reject(error instanceof Error ? error : new Error(String(error)));
      next();
    });
    return worker;
  };
  const giveUp = (worker: Worker) => {
    done(worker)?.reject(busy('it took too long'));
    worker.terminate();
    next();
  };
  const next = () => {
    while (waiting.length > 0 && (idle.length > 0 || working.size < size)) {
      const job = waiting.shift()!;
      const worker = idle.pop() ?? start();
      const timer = patience === undefined ? undefined : setTimeout(() => giveUp(worker), patience);
      working.set(worker, { job, timer });
      worker.ref();
      worker.postMessage(job.question);
    }
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the pool is closed'));
        if (waiting.length >= mostWaiting) return reject(crowded());
        waiting.push({ question, resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      const workers = [...idle.splice(0), ...working.keys()];
      for (const job of [...waiting.splice(0), ...workers.map(done)]) job?.reject(new Error('the pool is closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
