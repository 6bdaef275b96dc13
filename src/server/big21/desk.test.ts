import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const EMAIL = 'vreni.ochsner@example.ch';

test('at the desk somebody is found by the beginning of the name or of the e-mail address', async () => {
  const player = server.caller();
  await register(server, player, { email: EMAIL, firstName: 'Vreni', lastName: 'Ochsner', street: 'Dorfgasse' });
  const { caller } = await signInAs(server, 'cashier');
  for (const search of ['ochs', 'vreni o', 'Ochsner Vreni', 'vreni.ochsner@']) {
    const { body } = await caller.get(`/api/desk/people?search=${encodeURIComponent(search)}`);
    expect(body.people, search).toMatchObject([{ name: 'Vreni Ochsner', email: EMAIL }]);
    const account = await caller.get(`/api/desk/accounts/${body.people[0].person}`);
    expect(account.body).toMatchObject({ balance: 0, holder: { name: 'Vreni Ochsner' } });
  }
  expect((await caller.get('/api/desk/people?search=zzz')).body.people).toEqual([]);
});

test('one letter lists nobody, and a player looks for nobody', async () => {
  const { caller } = await signInAs(server, 'auditor');
  expect((await caller.get('/api/desk/people?search=o')).status).toBe(400);
  const player = server.caller();
  await register(server, player, { email: 'jost@example.ch', lastName: 'Jost', street: 'Rebweg' });
  expect((await player.get('/api/desk/people?search=ochs')).status).toBe(403);
});

test('B21 5 the director, who may exclude, sees the account of whom', async () => {
  const { caller } = await signInAs(server, 'director');
  const { body } = await caller.get('/api/desk/people?search=ochsner');
  const address = `/api/desk/accounts/${body.people[0].person}`;
  expect((await caller.get(address)).status).toBe(200);
  expect((await caller.post(`${address}/exclusion`, { reason: 'at the table for others' })).status).toBe(200);
  expect((await caller.get(address)).body.wallet.exclusion).toBeUndefined(); // proposed: a second person decides
  const { caller: organiser } = await signInAs(server, 'organiser');
  expect((await organiser.post(`${address}/exclusion/approval`, {})).status).toBe(200);
  expect((await caller.get(address)).body.wallet.exclusion).toMatchObject({ by: 'operator' });
  expect((await caller.post(`${address}/deposits`, { amount: 100 })).status).toBe(403);
});
