import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../kit/time.ts';
import { FORM, lettersOf, peopleRoom, register, signInAs } from '../testing/people.ts';
import { type Answered, type Caller, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: Caller;
beforeAll(async () => {
  server = await startTestServer();
  anna = server.caller();
  await register(server, anna);
});
afterAll(() => server.stop());

const put = (caller: Caller, path: string, body: unknown) =>
  caller.send(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const many = async (count: number, ask: (i: number) => Promise<Answered>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) {
    server.clock.advance(1);
    statuses.push((await ask(i)).status);
  }
  return statuses.join(' ');
};
const writeTo = (address: string) => anna.post('/api/me/email', { email: address, proof: FORM.password });

test('one account writes to five strangers, then one every ten minutes and ever slower', async () => {
  server.clock.advance(MINUTE);
  expect(await many(8, (i) => writeTo(`stranger-${i}@example.ch`))).toBe('200 200 200 200 200 429 429 429');
  server.clock.advance(10 * MINUTE);
  expect(await many(2, (i) => writeTo(`another-${i}@example.ch`))).toBe('200 429');
  server.clock.advance(10 * MINUTE);
  expect((await writeTo('soon@example.ch')).body.code).toBe('rate-limited');
  const letters = (await lettersOf(server)).filter(({ to }) => /^(stranger|another|soon)/.test(to));
  expect(letters).toHaveLength(6);
});

test('who may not write costs the address nothing: somebody else still may', async () => {
  const before = await lettersOf(server);
  expect(await many(6, () => writeTo('berta@example.ch'))).toBe('429 429 429 429 429 429');
  const berta = { email: 'berta@example.ch', firstName: 'Berta', lastName: 'Frei', born: '1971-01-01' };
  expect((await register(server, server.caller(), berta)).status).toBe(200);
  expect((await lettersOf(server)).length).toBe(before.length + 1);
});

test('a change with something tied is asked for five times, then slowly: each is a letter to two mailboxes', async () => {
  const caller = server.caller();
  await register(server, caller, { email: 'carla@example.ch', firstName: 'Carla', lastName: 'Um', born: '1972-02-02' });
  const { id } = (await caller.get('/api/me')).body;
  const { caller: cashier } = await signInAs(server, 'cashier');
  await cashier.post(`/api/desk/accounts/${id}/identity`, { result: 'checked' });
  const asked = () => server.store.read(`person:${id}`).then((events) => events.length);
  expect((await put(caller, '/api/me/profile', { street: 'Neuweg' })).body.isRequested).toBe(true);
  const before = await asked();
  // The same once more is asked for already: no event, no letter.
  expect((await put(caller, '/api/me/profile', { street: 'Neuweg' })).body.isRequested).toBe(true);
  expect(await asked()).toBe(before);
  await caller.post('/api/me/email', { email: 'carla.neu@example.ch', proof: FORM.password });
  expect(await many(5, (i) => put(caller, '/api/me/profile', { street: `Weg ${i}` }))).toBe('200 200 200 429 429');
  // Of what was refused nothing is written down.
  expect((await caller.get('/api/me/profile')).body.request.values).toMatchObject([{ after: 'Weg 2' }]);
  // The link to the new mailbox was counted when it was asked for.
  const link = (await lettersOf(server)).find(({ to }) => to === 'carla.neu@example.ch');
  expect((await caller.post('/api/people/email', { token: link?.token })).body).toEqual({ isRequested: true });
  // Whoever has only her session does not keep her from her password.
  const next = 'vier trockene Hunde';
  expect((await put(caller, '/api/me/password', { password: FORM.password, next })).status).toBe(200);
});

test('a record on which nothing hangs is corrected without a letter, and letters still go', async () => {
  const caller = server.caller();
  await register(server, caller, { email: 'gina@example.ch', firstName: 'Gina', lastName: 'Frei', born: '1976-06-06' });
  expect(await many(7, (i) => put(caller, '/api/me/profile', { street: `Weg ${i}` }))).toBe(
    '200 200 200 200 200 200 200',
  );
  const moved = await caller.post('/api/me/email', { email: 'gina.neu@example.ch', proof: FORM.password });
  expect(moved.status).toBe(200);
  expect((await many(20, (i) => put(caller, '/api/me/profile', { street: `Gasse ${i}` }))).slice(-3)).toBe('429');
});

test('who asks once too often for one mailbox does not wait anew for all others', async () => {
  const caller = server.caller();
  await register(server, caller, { email: 'hans@example.ch', firstName: 'Hans', lastName: 'Viel', born: '1977-07-07' });
  const ask = (email: string) => caller.post('/api/me/email', { email, proof: FORM.password });
  expect(await many(6, (i) => ask(`hans-${i}@example.ch`))).toBe('200 200 200 200 200 429');
  server.clock.advance(10 * MINUTE);
  const full = 'full@example.ch';
  for (let i = 0; i < 5; i++) await peopleRoom(server).mayWrite({ to: full }, server.clock.now());
  expect((await ask(full)).status).toBe(429);
  expect((await ask('hans-6@example.ch')).status).toBe(200);
});

test('who registers and leaves again and again is written to as often as an address is', async () => {
  const form = { email: 'fritz@example.ch', firstName: 'Fritz', lastName: 'Wieder', born: '1974-04-04' };
  const comeAndGo = async () => {
    const caller = server.caller();
    const begun = await caller.post('/api/people', { ...FORM, ...form });
    const letters = (await lettersOf(server)).filter(({ to }) => to === form.email);
    await caller.post('/api/people/confirm', { token: letters.at(-1)?.token });
    await caller.post('/api/me/deletion', { sure: true, password: FORM.password });
    return begun;
  };
  expect(await many(6, comeAndGo)).toBe('200 200 200 200 200 429');
});

test('passwords are changed as often as letters may say so', async () => {
  const caller = server.caller();
  await register(server, caller, { email: 'dora@example.ch', firstName: 'Dora', lastName: 'Neu', born: '1973-03-03' });
  const password = (i: number) => (i === 0 ? FORM.password : `vier trockene Hunde ${i}`);
  const change = (i: number) => put(caller, '/api/me/password', { password: password(i), next: password(i + 1) });
  expect(await many(6, change)).toBe('200 200 200 200 200 429');
});

test('one of the office sends a hundred links, then ever slower', async () => {
  server.clock.advance(HOUR);
  const { caller, id } = await signInAs(server, 'organiser');
  for (let i = 0; i < 99; i++)
    await peopleRoom(server).mayWrite({ by: `person:${id}`, as: 'byOffice' }, server.clock.now());
  const staff = { firstName: 'Neu', lastName: 'Amt', language: 'de', role: 'director' };
  const add = (i: number) => caller.post('/api/staff', { ...staff, email: `office-${i}@example.ch` });
  expect(await many(3, add)).toBe('200 429 429');
});
