import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORM, register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let callers: Caller[];
beforeAll(async () => {
  server = await startTestServer();
  const player = server.caller();
  await register(server, player);
  callers = [server.caller(), player, (await signInAs(server, 'organiser')).caller];
});
afterAll(() => server.stop());

/** Text that has broken programs before. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\u0000b@c.ch',
    '\ud800',
    '\u202e',
    '%',
    "' or 1=1 --",
    '__proto__',
    'x'.repeat(900),
    '1e999',
    '',
    ' ',
    '-1',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(FORM.email, FORM.password, 'ssc', 'organiser', '2024-09-27'),
);
const value = fc.oneof(
  nasty,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(nasty, nasty, { maxKeys: 3 }),
);

test('whatever is sent to the routes of people, nothing breaks: no answer is a 5xx', async () => {
  const routes = server.subjects
    .find(({ name }) => name === 'people')!
    .routes!.filter(
      ({ url }) => url !== '/api/me/deletion' && !(url === '/api/session' || url.startsWith('/api/openid')),
    );
  const signIn = { method: 'POST', url: '/api/session' } as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes, signIn),
      fc.nat({ max: 2 }),
      fc.dictionary(
        fc.constantFrom(
          'email',
          'password',
          'token',
          'code',
          'firstName',
          'lastName',
          'born',
          'postcode',
          'rules',
          'version',
          'language',
          'role',
          'given',
          'reason',
          'note',
          'next',
          'consent',
          'secret',
          'x',
        ),
        value,
      ),
      nasty,
      fc.boolean(),
      async (route, who, fields, text, wellFormed) => {
        const caller = route === signIn ? server.caller() : callers[who]!;
        const base = wellFormed && route.url === '/api/people' ? { ...FORM, ...fields } : fields;
        const url = route.url.replace(':id', encodeURIComponent(text.toWellFormed().slice(0, 60) || 'x'));
        const query =
          route.method === 'GET'
            ? `?search=${encodeURIComponent(text.toWellFormed())}&after=${encodeURIComponent(text.toWellFormed())}`
            : '';
        const answer = await caller.send(url + query, {
          method: route.method,
          ...(route.method === 'GET'
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(base) }),
        });
        if (answer.status >= 500)
          throw new Error(`${route.method} ${url}${query} ${JSON.stringify(base)} → ${answer.status}`);
      },
    ),
    { numRuns: 400 },
  );
  // Some well-formed ones with a sting.
  for (const email of ['a\u0000b@c.ch', '\u0000', "x'@y.ch"]) {
    expect((await server.caller().post('/api/session', { email, password: 'x' })).status).toBeLessThan(500);
    expect((await server.caller().post('/api/people/password/forgotten', { email })).status).toBeLessThan(500);
  }
  await server.runJobs();
  expect((await callers[2]!.get('/api/people?search=%00')).status).toBeLessThan(500);
  expect((await callers[2]!.get('/api/people?after=%00')).status).toBeLessThan(500);
});
