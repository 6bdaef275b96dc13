import { parentPort } from 'node:worker_threads';
import { type Packing, pack } from './packing.ts';

/** In a thread: a list comes in, its file goes out. */
parentPort?.on('message', async (packing: Packing) => {
  parentPort?.postMessage(await pack(packing));
});
