import { openThreads, type Threads, type ThreadsOptions, threadFile } from './threads.ts';

/** From the source (tests) there is no compiled thread: then it is done here. */
const isCompiled = import.meta.url.endsWith('.js');

/** One sheet after the other, by one thread: a stack of them waits its turn and nobody else does. */
export const PAPERWORK = { size: 1, patience: 30_000, mostWaiting: 40, megabytes: 512, young: 6 } as const;

/** Asks a thread of its own, which starts with the first question: what takes long holds nobody up. */
export function openAside<Question, Answer>(
  thread: string,
  limits: Omit<ThreadsOptions, 'file'>,
  here: () => Promise<(question: Question) => Promise<Answer> | Answer>,
): (question: Question) => Promise<Answer> {
  let threads: Threads<Question, Answer> | undefined;
  return async (question) => {
    if (!isCompiled) return (await here())(question);
    threads ??= openThreads({ file: threadFile(thread), ...limits });
    return threads.ask(question);
  };
}
