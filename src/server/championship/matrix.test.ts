import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '../../people/role.ts';
import { register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

/** Who may use each route of the championship, written down by hand: a new route without a row fails. */
const ANYBODY = ['anonymous', 'guest', ...ROLES] as const;
const READERS = ['director', 'organiser', 'auditor'];
const MATRIX: Readonly<Record<string, readonly string[]>> = {
  'GET /api/editions': ANYBODY,
  'GET /api/editions/:edition': ANYBODY,
  'GET /api/editions/:edition/ranking/:phase': ANYBODY,
  'GET /api/editions/:edition/corrections/:phase': ANYBODY,
  'GET /api/editions/:edition/lot': ANYBODY,
  'GET /api/editions/:edition/finalists': ANYBODY,
  'GET /api/editions/:edition/regulation': ANYBODY,
  'GET /api/editions/:edition/me': ROLES,
  'POST /api/editions/:edition/acceptance': ROLES,
  'POST /api/editions/:edition/entry': ROLES,
  'POST /api/editions/:edition/matches': ROLES,
  'POST /api/editions/:edition/place': ROLES,
  'POST /api/editions': ['organiser'],
  'POST /api/editions/:edition/commands': ['organiser'],
  'POST /api/editions/:edition/regulations': ['organiser'],
  'GET /api/editions/:edition/regulations/:hash': READERS,
  'GET /api/editions/:edition/readers': READERS,
  'GET /api/editions/:edition/office': READERS,
  'GET /api/editions/:edition/entries': READERS,
  'GET /api/editions/:edition/entries/:number/matches': READERS,
  'GET /api/editions/:edition/signals': READERS,
  'GET /api/editions/:edition/matches/:match/times': READERS,
  'GET /api/editions/:edition/matches/:match/record': READERS,
  'GET /api/editions/:edition/export/:list': READERS,
  'GET /api/editions/:edition/recount': ['organiser', 'auditor'],
  'GET /api/audit': ['organiser', 'auditor'],
  'GET /api/audit/verification': ['organiser', 'auditor'],
  'GET /api/mail/progress': ['organiser', 'auditor'],
  'POST /api/mail/:letter/retry': ['organiser'],
};
const PARTS: Readonly<Record<string, string>> = {
  ...{ edition: 'nowhere', phase: 'semiFinal', number: '1', list: 'entries', letter: '1' },
  match: '00000000-0000-0000-0000-000000000000',
  hash: '0'.repeat(64),
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

const routes = () => server.subjects.find(({ name }) => name === 'championship')!.routes!;

test('every route has a row and every row a route', () => {
  const known = routes().map(({ method, url }) => `${method} ${url}`);
  expect(known.sort()).toEqual(Object.keys(MATRIX).sort());
});

/** What a closed door says. What does not fit comes after the door, so it proves that the door was open. */
const isShut = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  (status === 401 && body?.code === 'not-signed-in') || status === 403;

test('every route × every role: the doors that are open are exactly those of the table', async () => {
  const wrong: string[] = [];
  for (const { method, url } of routes()) {
    const path = url.replace(/:(\w+)/g, (_, name: string) => PARTS[name]!);
    for (const actor of ANYBODY) {
      const answer = await callers[actor]!.send(path, {
        method,
        ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{"unknown":1}' }),
      });
      const isOpen = MATRIX[`${method} ${url}`]!.includes(actor);
      if (isShut(answer) === isOpen || answer.status >= 500) wrong.push(`${actor} ${method} ${url}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
});
