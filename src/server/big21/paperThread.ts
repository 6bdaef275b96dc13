import { parentPort } from 'node:worker_threads';
import { type Statement, statementPdf } from './statementPdf.ts';

/** In a thread: a statement comes in, its pages go out. */
parentPort?.on('message', async (statement: Statement) => {
  parentPort?.postMessage(await statementPdf(statement));
});
