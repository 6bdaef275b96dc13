import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM, lettersOf, register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await register(server, server.caller());
});
afterAll(() => server.stop());

const put = (caller: Caller, path: string, body: unknown) =>
  caller.send(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const signIn = (caller: Caller, email: string) => caller.post('/api/session', { email, password: FORM.password });

describe('profile', () => {
  test('address, consents, rules and language can be changed; bad ones are refused', async () => {
    const caller = server.caller();
    await signIn(caller, FORM.email);
    expect(
      (await put(caller, '/api/me/profile', { street: 'Neuweg', houseNumber: '3', postcode: '3011', town: 'Bern' }))
        .status,
    ).toBe(200);
    expect((await put(caller, '/api/me/profile', { postcode: '75001' })).body.facts.fields[0]).toMatchObject({
      field: 'postcode',
      code: 'abroad',
    });
    expect((await put(caller, '/api/me/consents', { consent: 'publication', given: true })).body.consents).toEqual([
      'publication',
    ]);
    expect((await caller.post('/api/me/rules', { rules: 'big21', version: '2024-10-23' })).body.rules).toMatchObject({
      big21: '2024-10-23',
    });
    await put(caller, '/api/me/language', { language: 'it' });
    expect((await caller.get('/api/me/profile')).body).toMatchObject({
      town: 'Bern',
      language: 'it',
      consents: ['publication'],
    });
    await put(caller, '/api/me/language', { language: 'de' });
  });

  test('another e-mail address counts once its link was opened', async () => {
    const caller = server.caller();
    await register(server, caller, {
      email: 'old@example.ch',
      firstName: 'Petra',
      lastName: 'Wechsel',
      born: '1985-02-03',
    });
    await caller.post('/api/me/email', { email: 'fresh@example.ch', proof: FORM.password });
    const letter = (await lettersOf(server)).find(({ to }) => to === 'fresh@example.ch')!;
    expect((await signIn(server.caller(), 'fresh@example.ch')).status).toBe(401);
    expect((await server.caller().post('/api/people/email', { token: letter.token })).status).toBe(200);
    expect((await signIn(server.caller(), 'fresh@example.ch')).status).toBe(200);
    expect(
      (await lettersOf(server)).some(
        ({ to, subject }) => to === 'old@example.ch' && subject === 'Deine E-Mail-Adresse wurde geändert',
      ),
    ).toBe(true);
  });

  test('B21 5 name and birthday that were checked against a document are not changed alone', async () => {
    const caller = server.caller();
    const form = { email: 'doc@example.ch', firstName: 'Doris', lastName: 'Ausweis', born: '1975-02-03' };
    await register(server, caller, { ...form, street: 'Passweg' });
    expect((await put(caller, '/api/me/profile', { lastName: 'Ausweiss' })).status).toBe(200);
    const { caller: cashier } = await signInAs(server, 'cashier');
    const { id } = (await caller.get('/api/me')).body;
    expect((await cashier.post(`/api/desk/accounts/${id}/identity`, { result: 'checked' })).status).toBe(200);
    const changed = await put(caller, '/api/me/profile', { lastName: 'Anders' });
    expect([changed.status, changed.body.code, changed.body.facts]).toEqual([409, 'details-tied', { by: 'identity' }]);
    expect((await caller.get('/api/me/profile')).body.lastName).toBe('Ausweiss');
  });
});
