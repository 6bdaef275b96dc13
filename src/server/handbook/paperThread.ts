import { parentPort } from 'node:worker_threads';
import type { HandbookLanguage, HandbookRole } from '../../wire/handbook.ts';
import { printedHandbook } from './printed.ts';

export interface Wanted {
  readonly role: HandbookRole;
  readonly language: HandbookLanguage;
}

export const printWanted = ({ role, language }: Wanted) => printedHandbook(role, language);

/** In a thread: a role comes in, its pages go out. */
parentPort?.on('message', async (wanted: Wanted) => {
  parentPort?.postMessage(await printWanted(wanted));
});
