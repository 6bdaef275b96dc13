import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../kit/time.ts';
import { FORM, lettersOf, peopleRoom, register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await register(server, server.caller());
});
afterAll(() => server.stop());

const FORM_RULES = { rules: 'ssc', version: FORM.rules.ssc };

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
    expect((await caller.post('/api/me/rules', FORM_RULES)).body.rules).toEqual(FORM.rules);
    for (const rules of ['made', 'up'])
      expect((await caller.post('/api/me/rules', { ...FORM_RULES, rules })).body.code).toBe('rules-not-in-force');
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
});

describe('what identifies a person, once something hangs on it', () => {
  const form = {
    email: 'doc@example.ch',
    firstName: 'Doris',
    lastName: 'Ausweis',
    born: '1975-02-03',
    street: 'Passweg',
  };
  const decide = (by: Caller, id: string, asked: number, grant: boolean) =>
    by.post(`/api/people/${id}/change`, { asked, grant });
  const requestIn = async (by: Caller, id: string) => (await by.get(`/api/people/${id}`)).body.request;
  const subjectsTo = async (address: string) =>
    (await lettersOf(server)).filter(({ to }) => to === address).map(({ subject }) => subject);
  let [caller, id]: [Caller, string] = [undefined as never, ''];
  let office: readonly Caller[] = [];
  beforeAll(async () => {
    caller = server.caller();
    await register(server, caller, form);
    id = (await caller.get('/api/me')).body.id;
    office = [(await signInAs(server, 'organiser')).caller, (await signInAs(server, 'director')).caller];
  });

  test('nothing hangs on it: it is changed at once; after a check of the document it becomes a request (B21 5)', async () => {
    expect((await put(caller, '/api/me/profile', { lastName: 'Ausweiss' })).body).toEqual({
      ...{ held: false, isRequested: false },
    });
    const { caller: cashier } = await signInAs(server, 'cashier');
    expect((await cashier.post(`/api/desk/accounts/${id}/identity`, { result: 'checked' })).status).toBe(200);
    expect((await caller.get('/api/me/profile')).body).toMatchObject({ tie: 'identity', request: null });
    const changed = await put(caller, '/api/me/profile', { lastName: 'Anders', street: 'Umweg' });
    expect([changed.status, changed.body]).toEqual([200, { held: false, isRequested: true }]);
    const { lastName, street, request } = (await caller.get('/api/me/profile')).body;
    expect({ lastName, street }).toEqual({ lastName: 'Ausweiss', street: 'Passweg' });
    expect(request.values).toEqual([
      { field: 'lastName', before: 'Ausweiss', after: 'Anders' },
      { field: 'street', before: 'Passweg', after: 'Umweg' },
    ]);
    expect(await subjectsTo(form.email)).toContain('Deine Angaben sollen geändert werden');
  });

  test('a new mailbox is asked for as well, and nobody agrees to what was asked before it', async () => {
    const { at: earlier } = await requestIn(office[0]!, id);
    server.clock.advance(1000);
    await caller.post('/api/me/email', { email: 'anders@example.ch', proof: FORM.password });
    const { token } = (await lettersOf(server)).find(({ to }) => to === 'anders@example.ch')!;
    expect((await caller.post('/api/people/email', { token })).body).toEqual({ isRequested: true });
    expect((await decide(office[0]!, id, earlier, true)).body.code).toBe('nothing-requested');
    const { values } = await requestIn(office[0]!, id);
    expect(values.map(({ field }: { field: string }) => field)).toEqual(['lastName', 'street', 'email']);
    const { people } = (await office[0]!.get('/api/people?only=requested')).body;
    expect(people).toMatchObject([{ person: id, lastName: 'Ausweiss' }]);
  });

  test('one person alone changes nothing; two do, both mailboxes are written to, and the document is looked at again', async () => {
    const { at } = await requestIn(office[0]!, id);
    expect((await caller.post(`/api/people/${id}/change`, { asked: at, grant: true })).status).toBe(403);
    expect((await decide(office[0]!, id, at, true)).status).toBe(200);
    expect((await decide(office[0]!, id, at, true)).body.code).toBe('second-person-needed');
    // Who says otherwise is the first of the next two.
    expect((await decide(office[1]!, id, at, false)).status).toBe(200);
    expect((await decide(office[1]!, id, at, true)).status).toBe(200);
    expect((await requestIn(office[0]!, id)).said.isGranted).toBe(true);
    expect((await caller.get('/api/me/profile')).body.lastName).toBe('Ausweiss');
    expect((await decide(office[0]!, id, at, true)).status).toBe(200);
    await server.runJobs();
    const { lastName, street, email, request, tie } = (await caller.get('/api/me/profile')).body;
    expect({ lastName, street, email, request, tie }).toEqual({
      ...{ lastName: 'Anders', street: 'Umweg', email: 'anders@example.ch', request: null, tie: null },
    });
    for (const address of [form.email, 'anders@example.ch'])
      expect(await subjectsTo(address)).toContain('Deine Angaben sind geändert');
    const { rows } = await server.store.pool.query('select count(*)::int as kept from person_changes');
    expect(rows[0].kept).toBe(0);
  });

  test('two refuse, and all stays as it was; the person withdraws, and nothing waits', async () => {
    const { caller: cashier } = await signInAs(server, 'cashier');
    await cashier.post(`/api/desk/accounts/${id}/identity`, { result: 'checked' });
    await put(caller, '/api/me/profile', { born: '1976-02-03' });
    const { at } = await requestIn(office[0]!, id);
    for (const by of office) expect((await decide(by, id, at, false)).status).toBe(200);
    expect((await caller.get('/api/me/profile')).body).toMatchObject({ born: '1975-02-03', request: null });
    expect(await subjectsTo('anders@example.ch')).toContain('Deine Angaben bleiben, wie sie sind');
    await put(caller, '/api/me/profile', { born: '1976-02-03' });
    const remove = () => caller.send('/api/me/change', { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    expect((await remove()).body.code).toBe('nothing-requested');
    expect(await requestIn(office[0]!, id)).toBeNull();
  });

  test('what is asked for once more when nothing hangs on it any more is changed at once, and waits no longer', async () => {
    const { personalData } = peopleRoom(server);
    const money = { name: 'a debt', export: async () => ({}), ties: async () => 'money' as const };
    const mover = server.caller();
    const own = { email: 'zug@example.ch', firstName: 'Zita', lastName: 'Zug', born: '1979-09-09' };
    await register(server, mover, own);
    const move = async () => (await put(mover, '/api/me/profile', { street: 'Umweg' })).body.isRequested;
    personalData.push(money);
    expect([await move(), await move()]).toEqual([true, true]);
    personalData.splice(personalData.indexOf(money), 1);
    expect(await move()).toBe(false);
    expect((await mover.get('/api/me/profile')).body).toMatchObject({ street: 'Umweg', request: null });
  });

  test('a mailbox that somebody else has taken meanwhile is not given, and the request stays', async () => {
    server.clock.advance(10 * MINUTE); // five changes are made above
    await caller.post('/api/me/email', { email: 'begehrt@example.ch', proof: FORM.password });
    const { token } = (await lettersOf(server)).find(({ to }) => to === 'begehrt@example.ch')!;
    await caller.post('/api/people/email', { token });
    const other = { email: 'begehrt@example.ch', firstName: 'Rolf', lastName: 'Schneller', born: '1968-09-09' };
    await register(server, server.caller(), { ...other, street: 'Rennweg', postcode: '3011', town: 'Bern' });
    const { at } = await requestIn(office[0]!, id);
    await decide(office[0]!, id, at, true);
    expect((await decide(office[1]!, id, at, true)).body.code).toBe('already-registered');
    expect((await requestIn(office[0]!, id)).said.isGranted).toBe(true);
  });

  test('who leaves takes along what was asked for', async () => {
    expect((await caller.get('/api/me/export')).body.request.values).toHaveLength(1);
    expect((await caller.post('/api/me/deletion', { sure: true, password: FORM.password })).status).toBe(200);
    const { rows } = await server.store.pool.query('select count(*)::int as kept from person_changes');
    expect(rows[0].kept).toBe(0);
    const { people } = (await office[0]!.get('/api/people?only=requested')).body;
    expect(people).toEqual([]);
  });
});
