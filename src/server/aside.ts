import type { Limit } from './http/route.ts';
import { openThreads, type Threads, type ThreadsOptions, threadFile } from './threads.ts';

/** A function that takes long: the compiled file of a room, and its name there. */
export interface Work {
  readonly file: string;
  readonly name: string;
}

/** What a thread is sent: which work, and on what. */
export interface Asked extends Work {
  readonly question: unknown;
}

/** Threads that do any room's work; they start with the first question. */
export const openAsides = (limits: Omit<ThreadsOptions, 'file'>): Threads<Asked, unknown> =>
  openThreads({ file: threadFile('asideThread'), ...limits });

/** One sheet after the other, by one thread: a stack of them waits its turn and nobody else does. */
export const PAPERWORK = { size: 1, patience: 30_000, mostWaiting: 40, megabytes: 512, young: 6 } as const;

/** What anybody may have is drawn by one thread for all rooms: it costs little, and no desk's sheet waits behind it. */
export const FOR_ANYBODY = openAsides(PAPERWORK);

/** More than anybody prints; a hall behind one address reads its papers in a minute. */
export const PUBLIC_PAPERS: Limit = { perMinute: 60, burst: 60, by: 'address' };

/** From the source (tests) there is no compiled thread: then it is done here. */
const isCompiled = import.meta.url.endsWith('.js');

/** Does this work in a thread: what takes long holds nobody up. */
export const openAside =
  <Question, Answer>(
    work: Work,
    threads: Threads<Asked, unknown>,
    here: () => Promise<(question: Question) => Promise<Answer> | Answer>,
  ): ((question: Question) => Promise<Answer>) =>
  async (question) =>
    isCompiled ? ((await threads.ask({ ...work, question })) as Answer) : (await here())(question);
