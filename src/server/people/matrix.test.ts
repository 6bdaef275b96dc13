import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '../../people/role.ts';
import { register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

/** Who may use each route of the people's room, written down by hand: a new route without a row fails. */
const ANYBODY = ['anonymous', 'guest', ...ROLES] as const;
const PEOPLE = ROLES;
const MATRIX: Readonly<Record<string, readonly string[]>> = {
  'GET /api/people/rules': ANYBODY,
  'POST /api/people': ANYBODY,
  'POST /api/people/confirm': ANYBODY,
  'POST /api/session': ANYBODY,
  'DELETE /api/session': ANYBODY,
  'POST /api/people/password/forgotten': ANYBODY,
  'POST /api/people/password/reset': ANYBODY,
  'POST /api/session/second-factor': ANYBODY,
  'POST /api/session/link': ANYBODY,
  'POST /api/people/email': ANYBODY,
  'GET /api/me': ANYBODY,
  'GET /api/openid': ANYBODY,
  'GET /api/openid/start': ANYBODY,
  'GET /api/openid/callback': ANYBODY,
  'POST /api/me/second-factor': PEOPLE,
  'PUT /api/me/second-factor': PEOPLE,
  'PUT /api/me/password': PEOPLE,
  'GET /api/me/profile': PEOPLE,
  'PUT /api/me/profile': PEOPLE,
  'PUT /api/me/language': PEOPLE,
  'PUT /api/me/consents': PEOPLE,
  'POST /api/me/rules': PEOPLE,
  'POST /api/me/email': PEOPLE,
  'GET /api/me/export': PEOPLE,
  'POST /api/me/deletion': PEOPLE,
  'GET /api/people': ['organiser', 'director', 'auditor'],
  'GET /api/people/:id': ['organiser', 'director', 'auditor'],
  'POST /api/people/:id/release': ['organiser'],
  'POST /api/people/:id/exclusion': ['organiser', 'director'],
  'POST /api/people/:id/readmission': ['organiser', 'director'],
  'POST /api/people/:id/approval': ['organiser', 'director'],
  'POST /api/people/:id/proposal/drop': ['organiser', 'director'],
  'PUT /api/people/:id/roles': ['organiser'],
  'POST /api/staff': ['organiser'],
  'POST /api/staff/:id/link': ['organiser'],
  'POST /api/people/exclusion-list': ['organiser'],
  'GET /api/mail': ['organiser', 'auditor'],
};

let server: TestServer;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  server = await startTestServer();
  callers['anonymous'] = server.caller();
  callers['guest'] = await server.caller().asGuest();
  callers['player'] = server.caller();
  await register(server, callers['player']);
  for (const role of ROLES.filter((one) => one !== 'player')) callers[role] = (await signInAs(server, role)).caller;
});
afterAll(() => server.stop());

const routes = () => server.subjects.find(({ name }) => name === 'people')!.routes!;

test('every route has a row and every row a route', () => {
  expect(
    routes()
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(Object.keys(MATRIX).sort());
});

/** What a closed door says. A body that does not fit comes after the door, so it proves that the door was open. */
const isShut = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  (status === 401 && body?.code === 'not-signed-in') || status === 403;

test('every route × every role: the doors that are open are exactly those of the table', async () => {
  const wrong: string[] = [];
  for (const { method, url } of routes()) {
    if (url === '/api/session' || url === '/api/session/second-factor') continue; // these change or ask for the session itself
    for (const actor of ANYBODY) {
      const answer = await callers[actor]!.send(url.replace(':id', 'nobody'), {
        method,
        ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{"unknown":1}' }),
      });
      const isOpen = MATRIX[`${method} ${url}`]!.includes(actor);
      if (isShut(answer) === isOpen || answer.status >= 500) wrong.push(`${actor} ${method} ${url}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a foreign object is not found, and nobody acts on themselves where two are needed', async () => {
  const organiser = callers['organiser']!;
  expect((await organiser.get('/api/people/nobody')).status).toBe(404);
  expect((await organiser.post('/api/people/nobody/release')).body.code).toBe('not-registered');
  const { id } = (await organiser.get('/api/me')).body;
  expect((await organiser.post(`/api/people/${id}/exclusion`, { reason: 'employee' })).body.code).toBe(
    'not-about-oneself',
  );
  const own = await organiser.send(`/api/people/${id}/roles`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'organiser', given: false }),
  });
  expect(own.body.code).toBe('not-about-oneself');
});
