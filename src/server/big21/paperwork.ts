import { openAside, PAPERWORK } from '../aside.ts';
import type { Statement } from './statementPdf.ts';

const print = openAside<Statement, Uint8Array>(
  'big21/paperThread',
  PAPERWORK,
  async () => (await import('./statementPdf.ts')).statementPdf,
);

/** Whoever played a thousand games has a hundred pages: they are drawn in a thread. */
export const statementAside = async (statement: Statement): Promise<Buffer> => Buffer.from(await print(statement));
