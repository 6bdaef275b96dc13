import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { remembering } from '../../kit/remembering.ts';
import { ok, refuse } from '../../kit/result.ts';
import {
  type HandbookIndex,
  type HandbookLanguage,
  type HandbookPage,
  type HandbookRole,
  ROLES,
} from '../../wire/handbook.ts';
import { home } from '../home.ts';
import { may } from '../http/actor.ts';
import { route } from '../http/route.ts';
import type { Subject } from '../subject.ts';
import { printHandbook } from './print.ts';

/** Beside the pages: the build has worded the handbook there, in every language. */
const FOLDER = join(home, 'dist', 'web');

const LANGUAGE = Type.Union([Type.Literal('de'), Type.Literal('fr'), Type.Literal('it'), Type.Literal('en')]);
const closed = { additionalProperties: false };

/** Every role in every language is nine megabytes. */
const KEPT = ROLES.length * 4;

/** The handbook on paper, a role at a time, printed when somebody first wants it. */
export function handbook(): Subject {
  const printed = remembering(KEPT, printedHandbook);
  return {
    name: 'handbook',
    routes: [
      route('GET /handbook/:role/print', {
        policy: may('site.read'),
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

/** Undefined where the pages were not built. */
export async function printedHandbook(role: HandbookRole, language: HandbookLanguage): Promise<Buffer | undefined> {
  const folder = join(FOLDER, 'handbook', language);
  if (!existsSync(join(folder, 'index.json'))) return undefined;
  const { frame }: HandbookIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const page: HandbookPage = JSON.parse(await readFile(join(folder, `${role}.json`), 'utf8'));
  return printHandbook(page, frame, (file) => readFile(join(FOLDER, file)));
}
