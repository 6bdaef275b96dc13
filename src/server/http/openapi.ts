import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../home.ts';

/** What the build read from the types of src/wire: the answer of each request (null: a file) and its refusals. */
interface Described {
  readonly answers: Readonly<Record<string, object | null>>;
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  readonly schemas: Readonly<Record<string, object>>;
}

interface Operation {
  responses?: Record<string, object>;
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Record<string, object> };
}

/** Half a megabyte, the same for everybody and until the program ends: it is put together once, when somebody asks. */
export function openDocument(routes: () => object): () => Buffer {
  let text: Buffer | undefined;
  return () => {
    text ??= Buffer.from(JSON.stringify(withAnswers(routes())));
    return text;
  };
}

/** The routes say what is asked, the wire says what is answered: together they are /openapi.json. */
function withAnswers(routes: object): object {
  const api: Document = JSON.parse(JSON.stringify(routes));
  const { answers, refusals, schemas } = described();
  for (const [path, operations] of Object.entries(api.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const request = `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`;
      const answer = answers[request];
      if (answer === undefined) continue;
      const codes = refusals[request] ?? [];
      operation.responses = {
        200: answer === null ? { description: 'a file' } : json('application/json', 'done', answer),
        ...(codes.length > 0 && { 409: json('application/problem+json', 'refused', problemOf(codes)) }),
      };
    }
  }
  api.components = { ...api.components, schemas: { ...api.components?.schemas, ...schemas } };
  return api;
}

const json = (type: string, description: string, schema: object) => ({ description, content: { [type]: { schema } } });

const problemOf = (codes: readonly string[]) => ({
  type: 'object',
  properties: { code: { enum: codes }, facts: { type: 'object' }, article: { type: 'string' } },
  required: ['code', 'facts'],
});

function described(): Described {
  const file = join(home, 'dist/answers.json');
  if (!existsSync(file)) return { answers: {}, refusals: {}, schemas: {} }; // not built: the routes alone
  return JSON.parse(readFileSync(file, 'utf8'));
}
