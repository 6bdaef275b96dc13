import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../kit/time.ts';
import { FORM, lettersOf, register, setUpSecondFactor, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { fromBase32, stepAt, totp } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const put = (caller: Caller, path: string, body: unknown) =>
  caller.send(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const remove = (caller: Caller, path: string) => caller.send(path, { method: 'DELETE' });
const typesOf = async (id: string) => (await server.store.read(`person:${id}`)).map(({ event }) => event.type);

async function newPerson(email: string, born: string): Promise<Caller> {
  const caller = server.caller();
  await register(server, caller, { email, firstName: 'Mia', lastName: 'Meier', born });
  return caller;
}

test('a session alone changes no e-mail address: the password is asked for', async () => {
  const caller = await newPerson('mia@example.ch', '1981-01-01');
  const asked = (proof?: string) =>
    caller.post('/api/me/email', { email: 'thief@example.ch', ...(proof && { proof }) });
  expect((await asked()).body.code).toBe('wrong-credentials');
  expect((await asked('falsch falsch')).body.code).toBe('wrong-credentials');
  expect((await lettersOf(server)).some(({ to }) => to === 'thief@example.ch')).toBe(false);
  expect((await asked(FORM.password)).status).toBe(200);
  expect((await lettersOf(server)).some(({ to }) => to === 'thief@example.ch')).toBe(true);
});

test('a session alone sets up no second factor, nor another one', async () => {
  const caller = await newPerson('lea@example.ch', '1982-02-02');
  const set = async (proof?: string) => {
    const { secret, asks } = (await caller.post('/api/me/second-factor')).body;
    const code = totp(fromBase32(secret)!, stepAt(server.clock.now()));
    return { asks, answer: await put(caller, '/api/me/second-factor', { secret, code, ...(proof && { proof }) }) };
  };
  const without = await set();
  expect([without.asks, without.answer.body.code]).toEqual(['password', 'wrong-credentials']);
  expect((await set(FORM.password)).answer.status).toBe(200);
  expect((await set()).answer.body.code).toBe('wrong-credentials');
});

test('a second factor is of our drawing, and for whom it was drawn: nobody takes one that others can guess', async () => {
  const caller = await newPerson('ida@example.ch', '1987-07-07');
  const other = await newPerson('eva@example.ch', '1988-08-08');
  const foreign = (await other.post('/api/me/second-factor')).body.secret;
  for (const secret of ['A'.repeat(32), foreign]) {
    const code = totp(fromBase32(secret)!, stepAt(server.clock.now()));
    const answer = await put(caller, '/api/me/second-factor', { secret, code, proof: FORM.password });
    expect(answer.body.code).toBe('wrong-code');
  }
});

test('who has no password but a second factor shows a code of it', async () => {
  const { caller, id } = await signInAs(server, 'auditor');
  expect((await caller.get('/api/me/profile')).body).toMatchObject({ hasPassword: false, hasSecondFactor: true });
  expect((await caller.post('/api/me/email', { email: 'x@example.ch' })).body.code).toBe('wrong-code');
  await server.store.pool.query('update person_secrets set totp_secret = null, totp_step = -1 where person = $1', [id]);
  const secret = await setUpSecondFactor(server, caller);
  server.clock.advance(30_000);
  const proof = totp(secret, stepAt(server.clock.now()));
  expect((await caller.post('/api/me/email', { email: 'x@example.ch', proof })).status).toBe(200);
});

test('a person sees where the account is signed in, and ends it there', async () => {
  const phone = await newPerson('two@example.ch', '1983-03-03');
  const laptop = server.caller();
  server.clock.advance(MINUTE);
  await laptop.post('/api/session', { email: 'two@example.ch', password: FORM.password });
  const { sessions } = (await laptop.get('/api/me/sessions')).body;
  expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
  expect(sessions[0].createdAt - sessions[1].createdAt).toBe(MINUTE);
  const other = await newPerson('other@example.ch', '1984-04-04');
  expect((await remove(other, `/api/me/sessions/${sessions[1].id}`)).status).toBe(404);
  expect((await phone.get('/api/me/profile')).status).toBe(200);
  expect((await remove(laptop, `/api/me/sessions/${sessions[1].id}`)).status).toBe(200);
  expect((await phone.get('/api/me/profile')).status).toBe(401);
  expect((await laptop.get('/api/me/profile')).status).toBe(200);
});

test('who has signed in on a hundred devices since sees this one too', async () => {
  const old = await newPerson('many@example.ch', '1986-06-06');
  const { id } = (await old.get('/api/me')).body;
  await server.store.pool.query(
    `insert into sessions select (jsonb_populate_record(s, jsonb_build_object(
       'token_hash', '\\x' || encode(sha256(n::text::bytea), 'hex'), 'created_at', s.created_at + n * interval '1 second'))).*
     from sessions s, generate_series(1, 150) n where s.person = $1`,
    [id],
  );
  const { sessions } = (await old.get('/api/me/sessions')).body;
  const createdAt = sessions.map((one: { createdAt: number }) => one.createdAt);
  expect(createdAt).toEqual(createdAt.toSorted((a: number, b: number) => b - a));
  expect([sessions.length, sessions.filter((one: { isThis: boolean }) => one.isThis).length]).toEqual([100, 1]);
});

test('an organiser ends all sessions of somebody, and the log says who did', async () => {
  const caller = await newPerson('three@example.ch', '1985-05-05');
  const { id } = (await caller.get('/api/me')).body;
  const organiser = await signInAs(server, 'organiser');
  expect((await remove((await signInAs(server, 'director')).caller, `/api/people/${id}/sessions`)).status).toBe(403);
  expect((await remove(organiser.caller, `/api/people/${id}/sessions`)).status).toBe(200);
  expect((await caller.get('/api/me/profile')).status).toBe(401);
  const last = (await server.store.read(`person:${id}`)).at(-1);
  expect(last).toMatchObject({ event: { type: 'sessionsEnded', by: organiser.id }, actor: `person:${organiser.id}` });
});

test('a sign-in link goes to the person by mail alone, and the log says that it went', async () => {
  const organiser = await signInAs(server, 'organiser');
  const staff = { email: 'sven@example.ch', firstName: 'Sven', lastName: 'Staff', language: 'de', role: 'supervisor' };
  const added = await organiser.caller.post('/api/staff', staff);
  expect(added.status).toBe(200);
  expect(added.text).not.toMatch(/[\w-]{43}/);
  const again = await organiser.caller.post(`/api/staff/${added.body.id}/link`, { newFactor: true });
  expect([again.status, again.text]).toEqual([200, '{}']);
  const letters = (await lettersOf(server)).filter(({ to }) => to === 'sven@example.ch');
  expect(letters.map(({ token }) => token !== undefined)).toEqual([true, true]);
  expect((await typesOf(added.body.id)).filter((type) => type === 'linkMade')).toHaveLength(2);
  expect((await server.store.read(`person:${added.body.id}`)).at(-1)?.event).toMatchObject({
    type: 'linkMade',
    newFactor: true,
    by: organiser.id,
  });
});

test('who has neither password nor second factor has to have signed in just now', async () => {
  const caller = await newPerson('noa@example.ch', '1989-09-09');
  const { id } = (await caller.get('/api/me')).body;
  await server.store.pool.query('update person_secrets set password_hash = null where person = $1', [id]);
  const ask = () => caller.post('/api/me/email', { email: 'noa.neu@example.ch' });
  expect((await ask()).status).toBe(200);
  server.clock.advance(31 * MINUTE);
  const { secret } = (await caller.post('/api/me/second-factor')).body;
  const code = totp(fromBase32(secret)!, stepAt(server.clock.now()));
  const tries = [
    await ask(),
    await put(caller, '/api/me/second-factor', { secret, code }),
    await put(caller, '/api/me/password', { next: 'vier nasse Katzen' }),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(['sign-in-again', 'sign-in-again', 'sign-in-again']);
});
