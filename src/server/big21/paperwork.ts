import type { Certificate } from '../../big21/odds/certificate.ts';
import type { Language } from '../../people/person.ts';
import { FOR_ANYBODY, openAside } from '../aside.ts';
import type { Issue } from './certificateSections.ts';
import type { Statement } from './statementPdf.ts';

/** What is drawn page by page, in a thread, so that everybody plays on. */
export type Drawing =
  | { readonly type: 'statement'; readonly statement: Statement }
  | {
      readonly type: 'certificate';
      readonly proof: Certificate;
      readonly issue: Issue;
      readonly language: Language;
    };

const ask = openAside<Drawing, Uint8Array>(
  { file: 'big21/papers', name: 'draw' },
  FOR_ANYBODY,
  async () => (await import('./papers.ts')).draw,
);

const draw = async (drawing: Drawing): Promise<Buffer> => Buffer.from(await ask(drawing));

/** Whoever played a thousand games has a hundred pages. */
export const drawStatement = (statement: Statement): Promise<Buffer> => draw({ type: 'statement', statement });

export const drawCertificate = (proof: Certificate, issue: Issue, language: Language): Promise<Buffer> =>
  draw({ type: 'certificate', proof, issue, language });
