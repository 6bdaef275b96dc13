import { parentPort } from 'node:worker_threads';
import type { Model } from '../../big21/model.ts';
import { certify } from '../../big21/odds/certificate.ts';

/** In a thread: weights come in, their certificate goes out. */
parentPort?.on('message', (model: Model) => {
  parentPort?.postMessage(certify(model));
});
