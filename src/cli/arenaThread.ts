import { parentPort, workerData } from 'node:worker_threads';
import { playDuplicate } from '../bots/arena.ts';
import type { Chooser } from '../bots/table.ts';
import type { Played, Share } from './arena.ts';
import { contestant } from './contestant.ts';

/** One thread of the arena. */
const { a, b, seed, from, step, deals } = workerData as Share;
const spent = { a: { ms: 0, decisions: 0 }, b: { ms: 0, decisions: 0 } };
const timed =
  (who: 'a' | 'b', choose: Chooser): Chooser =>
  (view) => {
    const began = performance.now();
    const choice = choose(view);
    spent[who].ms += performance.now() - began;
    spent[who].decisions++;
    return choice;
  };
const pairA = [timed('a', contestant(a[0])), a[0] === a[1] ? timed('a', contestant(a[1])) : contestant(a[1])] as const;
const pairB = [timed('b', contestant(b[0])), timed('b', contestant(b[1]))] as const;
const leads: number[] = [];
for (let deal = from; deal < deals; deal += step) {
  leads.push(playDuplicate(seed, deal, pairA, pairB));
  if (deal + step < deals) parentPort!.postMessage(leads.at(-1)!);
}
parentPort!.postMessage({ leads, spent } satisfies Played);
