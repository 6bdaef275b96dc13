import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openDocument } from './openapi.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('half a megabyte is put together once, however often it is asked for', async () => {
  const texts = await Promise.all(Array.from({ length: 3 }, () => server.caller().get('/openapi.json')));
  for (const { status, text } of texts) expect([status, text]).toEqual([200, texts[0]?.text]);
  let times = 0;
  const document = openDocument(() => ({ paths: {}, times: ++times }));
  expect([document(), document()].map((text) => JSON.parse(text.toString()).times)).toEqual([1, 1]);
});

test('every request is described: what it carries, what it answers, why it may be refused', async () => {
  const { body } = await server.caller().get('/openapi.json');
  const missing = Object.entries<Record<string, { responses?: Record<string, { content?: object }> }>>(body.paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({ name: `${method} ${path}`, responses })),
    )
    .filter(({ name, responses }) => name.includes('/api/') && responses?.['200'] === undefined)
    .map(({ name }) => name);
  expect(missing).toEqual([]);
  expect(body.paths['/api/guests'].post.responses[200].content['application/json'].schema).toEqual({
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
  });
});

interface NumberAt {
  readonly where: string;
  readonly isBounded: boolean;
}

function numbersIn(shape: unknown, where: string): readonly NumberAt[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const { type, minimum, maximum, const: only } = shape as Record<string, unknown>;
  if (only !== undefined) return [];
  if (type === 'integer' || type === 'number')
    return [{ where, isBounded: minimum !== undefined && maximum !== undefined }];
  return Object.entries(shape).flatMap(([name, part]) => numbersIn(part, `${where} ${name}`));
}

test('every number that comes in has two ends: what lies beyond them is no number of anything, and no date', () => {
  const routes = server.subjects.flatMap((subject) => subject.routes ?? []);
  const numbers = routes.flatMap(({ method, url, schema: { params, querystring, body } }) =>
    numbersIn({ params, querystring, body }, `${method} ${url}`),
  );
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter(({ isBounded }) => !isBounded).map(({ where }) => where)).toEqual([]);
});

test('a statement until the end of all numbers is refused, not looked for', async () => {
  const player = server.caller();
  await register(server, player);
  const { status, body } = await player.get('/api/wallet/statement?until=9007199254740992');
  expect([status, body.code]).toEqual([400, 'invalid']);
});
