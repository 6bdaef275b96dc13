import Type from 'typebox';
import { remembering } from '../../kit/remembering.ts';
import { ok, refuse } from '../../kit/result.ts';
import { type HandbookLanguage, type HandbookRole, ROLES } from '../../wire/handbook.ts';
import { FOR_ANYBODY, openAside, PUBLIC_PAPERS } from '../aside.ts';
import { may } from '../http/actor.ts';
import { route } from '../http/route.ts';
import type { Subject } from '../subject.ts';
import type { Wanted } from './printed.ts';

const LANGUAGE = Type.Union([Type.Literal('de'), Type.Literal('fr'), Type.Literal('it'), Type.Literal('en')]);
const closed = { additionalProperties: false };

/** Every role in every language is nine megabytes. */
const KEPT = ROLES.length * 4;

/** The handbook on paper, a role at a time, printed when somebody first wants it. */
export function handbook(): Subject {
  const printed = remembering(KEPT, printAside);
  return {
    name: 'handbook',
    routes: [
      route('GET /handbook/:role/print', {
        policy: may('site.read'),
        limit: PUBLIC_PAPERS,
        schema: {
          params: Type.Object({ role: Type.Enum([...ROLES]) }, closed),
          querystring: Type.Object({ language: Type.Optional(LANGUAGE) }, closed),
          summary: 'The tasks of a role with their pictures, as a PDF.',
        },
        async handler({ params, query, reply }) {
          const paper = await printed(params.role, query.language ?? 'de');
          if (paper === undefined) return refuse({ code: 'not-found' });
          await reply
            .type('application/pdf')
            .header('content-disposition', `inline; filename="gschobe-${params.role}.pdf"`)
            .send(paper);
          return ok(undefined);
        },
      }),
    ],
  };
}

const ask = openAside<Wanted, Uint8Array | undefined>(
  { file: 'handbook/printed', name: 'printedHandbook' },
  FOR_ANYBODY,
  async () => (await import('./printed.ts')).printedHandbook,
);

async function printAside(role: HandbookRole, language: HandbookLanguage): Promise<Buffer | undefined> {
  const paper = await ask({ role, language });
  return paper && Buffer.from(paper);
}
