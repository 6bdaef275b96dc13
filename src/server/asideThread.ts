import { parentPort } from 'node:worker_threads';
import type { Asked } from './aside.ts';

/** In a thread: a question comes in, its room's answer goes out; what breaks ends the thread and its question. */
parentPort?.on('message', async ({ file, name, question }: Asked) => {
  const room = await import(new URL(`./${file}.js`, import.meta.url).href);
  parentPort?.postMessage(await room[name](question));
});
