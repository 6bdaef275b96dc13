import { Readable } from 'node:stream';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok, refuse } from '../../kit/result.ts';
import { guests } from '../guests/guests.ts';
import type { ServerOptions } from '../server.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { may } from './actor.ts';
import { faultsOf } from './registry.ts';
import { type Route, routesFor } from './route.ts';

const shape = Type.Object({ count: Type.Integer({ minimum: 0 }) }, { additionalProperties: false });

interface TestWire {
  'POST /count': { body: { count: number }; answer: { count: number } };
  'GET /secret': { answer: { secret: boolean } };
  'GET /mine/:id': { query: { page?: number }; answer: { id: number; page: number | null; by: string } };
  'POST /refused': {
    body: { count: number };
    answer: null;
    refusal: { code: 'not-your-turn'; turn: number; article: string };
  };
  'GET /broken': { answer: null };
  'GET /crowded': { answer: null };
  'GET /scarce': { answer: number };
  'GET /download': { answer: null };
}
const route = routesFor<TestWire>();

const routes = [
  route('POST /count', { policy: may('site.read'), schema: { body: shape }, handler: ({ body }) => ok(body) }),
  route('GET /secret', { policy: may('account.own'), schema: {}, handler: () => ok({ secret: true }) }),
  route('GET /mine/:id', {
    policy: may('match.practise'),
    schema: {
      params: Type.Object({ id: Type.Integer() }, { additionalProperties: false }),
      querystring: Type.Object({ page: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
    },
    handler: ({ params, query, by }) => ok({ id: params.id, page: query.page ?? null, by }),
  }),
  route('POST /refused', {
    policy: may('site.read'),
    schema: { body: shape },
    idempotency: 'required',
    handler: () => refuse({ code: 'not-your-turn', turn: 2, article: 'SSC 2.05' }),
  }),
  route('GET /broken', {
    policy: may('site.read'),
    schema: {},
    handler: () => {
      throw new Error('inside: /secret/path');
    },
  }),
  route('GET /crowded', {
    policy: may('site.read'),
    schema: {},
    handler: () => {
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    },
  }),
  route('GET /scarce', {
    policy: may('site.read'),
    schema: {},
    limit: { perMinute: 60, burst: 2, by: 'address' },
    handler: () => ok(1),
  }),
];

/** Told when a download is over, also one that nobody waited for. */
let downloaded = () => {};
async function* endless() {
  for (;;) yield 'a line\n'.repeat(1000);
}
const download = route('GET /download', {
  policy: may('site.read'),
  schema: {},
  async handler({ reply }) {
    await reply.type('text/csv').send(Readable.from(endless()));
    downloaded();
    return ok(null);
  },
});

let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  const subjects: ServerOptions['subjects'] = (services) => [
    guests(services),
    { name: 'test', routes: [...routes, download] },
  ];
  server = await startTestServer({ subjects, log, environment: { LOG_LEVEL: 'warn' } });
});
afterAll(() => server.stop());

describe('routes', () => {
  test('a route without a policy, with an open schema or without a schema is a fault', () => {
    const careless = { method: 'POST', url: '/api/x/:id', schema: { body: Type.Object({}) } } as unknown as Route;
    expect(faultsOf([careless, careless])).toEqual([
      'POST /api/x/:id: no policy, so nobody may come in',
      'POST /api/x/:id: no schema for :id',
      'POST /api/x/:id: body/ lets unknown fields in',
      'POST /api/x/:id: twice',
      'POST /api/x/:id: no policy, so nobody may come in',
      'POST /api/x/:id: no schema for :id',
      'POST /api/x/:id: body/ lets unknown fields in',
    ]);
  });

  test('the shape is checked: no unknown field, no text for a number', async () => {
    const caller = server.caller();
    expect((await caller.post('/api/count', { count: 3 })).body).toEqual({ count: 3 });
    for (const body of [{ count: 3, more: 1 }, { count: '3' }, { count: -1 }, {}, [], null, 3]) {
      const answer = await caller.post('/api/count', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid', status: 400, facts: { part: 'body' } });
    }
  });

  test('an address is text, so a number in it may be meant as one', async () => {
    const caller = await server.caller().asGuest();
    expect((await caller.get('/api/mine/7?page=2')).body).toMatchObject({ id: 7, page: 2 });
    expect((await caller.get('/api/mine/x')).status).toBe(400);
    expect((await caller.get('/api/mine/7?other=2')).status).toBe(400);
  });

  test('who may not come in is told so: 401 without a session, the same guest with one', async () => {
    const caller = server.caller();
    expect((await caller.get('/api/mine/1')).body).toMatchObject({ code: 'not-signed-in', status: 401 });
    await caller.asGuest();
    const { by } = (await caller.get('/api/mine/1')).body;
    expect(by).toMatch(/^guest:/);
    await caller.asGuest();
    expect((await caller.get('/api/mine/1')).body.by).toBe(by);
    expect((await caller.get('/api/secret')).status).toBe(401);
  });

  test('a refusal is a problem with a code, facts and article', async () => {
    const answer = await server.caller().post('/api/refused', { count: 1 }, { 'idempotency-key': 'k1' });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body).toEqual({
      type: '/problems/not-your-turn',
      title: 'not your turn',
      status: 409,
      code: 'not-your-turn',
      facts: { turn: 2 },
      article: 'SSC 2.05',
    });
    expect((await server.caller().post('/api/refused', { count: 1 })).status).toBe(428);
  });

  test('a mistake of ours says nothing of our inside', async () => {
    const answer = await server.caller().get('/api/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('inside');
  });

  test('who finds no file left to open is told to come back', async () => {
    const answer = await server.caller().get('/api/crowded');
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('1');
  });

  test('who asks too often waits', async () => {
    const caller = server.caller();
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await caller.get('/api/scarce')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await caller.get('/api/scarce')).headers.get('retry-after')).toBe('1');
    server.clock.advance(1000);
    expect((await caller.get('/api/scarce')).status).toBe(200);
  });

  test('a page of another site cannot act in our name', async () => {
    const caller = server.caller();
    const { host } = new URL(server.address);
    const post = (headers: Record<string, string>) =>
      caller.post('/api/count', { count: 1 }, headers).then((a) => a.status);
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await post({ origin: `http://${host}` })).toBe(200);
  });

  test('bodies that are too big, too deep, not JSON or of another type are refused', async () => {
    const caller = server.caller();
    const send = (body: string | Buffer<ArrayBuffer>, type = 'application/json') =>
      caller.send('/api/count', { method: 'POST', body, headers: { 'content-type': type } }).then((a) => a.status);
    expect(await send(JSON.stringify({ count: 1, pad: 'x'.repeat(70_000) }))).toBe(413);
    expect(await send('['.repeat(17) + ']'.repeat(17))).toBe(400);
    expect(await send('{"count":1')).toBe(400);
    expect(await send('')).toBe(400);
    expect(await send(Buffer.from([0x22, 0xff, 0x22]))).toBe(400);
    expect(await send('{"count":1,"__proto__":{"a":1}}')).toBe(400);
    expect(await send('count=1', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await send('{"count":1}', 'text/plain')).toBe(415);
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/api/mine/1', '/nowhere', '/openapi.json']) {
      const { headers } = await server.caller().get(path);
      const policy = headers.get('content-security-policy');
      expect(policy).not.toContain('unsafe-inline');
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the description of the routes is there for programs', async () => {
    const { body } = await server.caller().get('/openapi.json');
    expect(body.openapi).toMatch(/^3/);
    expect(Object.keys(body.paths)).toContain('/api/count');
  });
});

describe('what is for the operator or for one person', () => {
  test('a line of the log names its request: refused, failed, or without a database', async () => {
    await server.caller().post('/api/count', { count: -1 });
    await server.caller().get('/api/broken');
    await server.caller().get('/api/crowded');
    const idIn = (said: string) => {
      const line = log.findLast((one) => one.includes(`"msg":"${said}"`));
      return line && (JSON.parse(line) as { reqId?: string }).reqId;
    };
    for (const said of ['not understood', 'inside: /secret/path', 'the database is away'])
      await expect.poll(() => idIn(said), { message: said }).toMatch(/^req-\w+$/);
    expect(idIn('the database is away')).not.toBe(idIn('inside: /secret/path'));
  });

  test('a download that somebody cancels is no fault of ours, and the server serves on', async () => {
    const before = log.length;
    const isOver = new Promise<void>((over) => {
      downloaded = over;
    });
    const cancelling = new AbortController();
    const { body } = await fetch(`${server.address}/api/download`, { signal: cancelling.signal });
    await body?.getReader().read();
    cancelling.abort();
    await isOver;
    expect((await server.caller().post('/api/count', { count: 3 })).body).toEqual({ count: 3 });
    expect(log.slice(before)).toEqual([]);
  });

  test('/metrics answers this machine, and nobody a proxy speaks for', async () => {
    expect((await server.caller().get('/metrics')).status).toBe(200);
    const proxied = await server.caller().send('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(proxied.status).toBe(404);
  });

  test('no answer of the API stays in a cache', async () => {
    for (const path of ['/api/mine/1', '/api/secret', '/api/nowhere']) {
      const { headers, status } = await server.caller().get(path);
      if (status !== 404) expect(headers.get('cache-control'), path).toBe('no-store');
    }
  });
});
