import { afterAll, beforeAll, expect, test } from 'vitest';
import { entered } from '../testing/invitations.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { signedIn } from './doorTesting.ts';
import { keyFor, keySecret } from './keys.ts';
import { tournament } from './tournament.ts';

const log: string[] = [];
let server: TestServer;
let id: string;
let key: string;
beforeAll(async () => {
  server = await startTestServer({
    ...{ log, environment: { LOG_LEVEL: 'warn' } },
    subjects: (services) => [signedIn, tournament(services, async () => undefined)],
  });
  const director = server.caller();
  director.cookie = 'role=director';
  const regulation = { base: 'ebh' };
  const asked = { title: 'Hüttenjass', place: 'Stans', day: '2024-11-16', director: 'Ida', regulation };
  const made = await director.post('/api/tournaments', asked, { 'idempotency-key': 'made' });
  ({ id, key } = await entered(server.address, made.body));
});
afterAll(() => server.stop());

const get = (caller: Caller, path: string, code?: string) =>
  caller.send(`/api/tournaments/${id}${path}`, {
    method: 'GET',
    headers: code === undefined ? {} : { 'x-code': code },
  });

test('a code comes in a header; a file that the browser opens itself knows it by a cookie no script reads', async () => {
  const desk = server.caller();
  expect((await get(desk, '/view')).status).toBe(401);
  expect((await get(desk, '/lists/people?format=csv')).status).toBe(401);
  const seen = await get(desk, '/view', key);
  expect([seen.status, seen.body.as]).toEqual([200, 'desk']);
  expect(seen.headers.get('set-cookie')).toMatch(/^code-\w{8}=s1-.*HttpOnly; SameSite=Strict/);
  expect((await get(desk, '/lists/people?format=csv')).status).toBe(200);
  // The cookie opens files; it commands nothing.
  const path = `/api/tournaments/${id}/commands`;
  const announce = { type: 'announce', text: 'Pause' };
  expect((await desk.post(path, announce, { 'idempotency-key': 'a' })).status).toBe(401);
  expect((await desk.post(path, announce, { 'idempotency-key': 'b', 'x-code': key })).status).toBe(200);
});

test('who asks with a code for what it does not open leaves a line in the log, without the code', async () => {
  const row = await server.store.pool.query('select secret from tournaments where id = $1', [id]);
  const wall = keyFor(server.services.sealing.open(row.rows[0].secret, keySecret(id))!, 'v', 0);
  expect((await get(server.caller(), '/log', wall)).status).toBe(403);
  const lines = log.filter((line) => line.includes('"refused"'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { actor: 'anonymous', method: 'GET', route: '/api/tournaments/:id/log' },
  ]);
  expect(lines.join('')).not.toContain(wall);
});

test('what is not understood leaves a line, and a flood of it sixty', async () => {
  const before = log.length;
  for (let i = 0; i < 70; i++) await get(server.caller(), '/view?nonsense=1', 'v0-x');
  const lines = log.slice(before).filter((line) => line.includes('"not understood"'));
  expect(lines).toHaveLength(60);
  expect(JSON.parse(lines[0]!)).toMatchObject({ actor: 'anonymous', route: '/api/tournaments/:id/view' });
});

test('in an address a code is not understood: addresses stand in histories and in logs', async () => {
  expect((await get(server.caller(), `/view?key=${key}`)).status).toBe(400);
  expect((await get(server.caller(), `/lists/people?format=csv&key=${key}`)).status).toBe(400);
});
