import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../kit/time.ts';
import { FORM, lettersOf, register, setUpSecondFactor, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { stepAt, totp } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const put = (caller: Caller, path: string, body: unknown) =>
  caller.send(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const signOut = (caller: Caller) => caller.send('/api/session', { method: 'DELETE' });
const signIn = (caller: Caller, email: string, password: string = FORM.password) =>
  caller.post('/api/session', { email, password });

/** The token of a letter to an address. */
const linkFor = async (email: string, about: string) =>
  (await lettersOf(server)).find(({ to, subject }) => to === email && subject.startsWith(about))?.token;

describe('SSC 3 registering', () => {
  test('SSC 3 a guest registers, confirms the e-mail, is signed in and keeps the matches', async () => {
    const caller = await server.caller().asGuest();
    const begun = await caller.post('/api/matches', { kind: 'practice' }, { 'idempotency-key': 'guest-match' });
    expect(begun.status).toBe(200);
    const confirmed = await register(server, caller);
    expect(confirmed.status).toBe(200);
    const me = (await caller.get('/api/me')).body;
    expect(me).toMatchObject({
      kind: 'person',
      firstName: 'Anna',
      lastName: 'Muster',
      roles: ['player'],
      language: 'de',
    });
    expect((await caller.get('/api/matches')).body.matches.map((match: { id: string }) => match.id)).toEqual([
      begun.body.id,
    ]);
    const profile = (await caller.get('/api/me/profile')).body;
    expect(profile).toMatchObject({
      street: 'Seestrasse',
      postcode: '8002',
      country: 'CH',
      rules: { ssc: '2024-09-27' },
    });
  });

  test('SSC 3 the link of the mail works once', async () => {
    const caller = server.caller();
    const email = 'once@example.ch';
    await register(server, caller, { email, firstName: 'Ursina', lastName: 'Caduff', born: '1961-01-02' });
    const letter = (await lettersOf(server)).find(({ to }) => to === email)!;
    expect(letter.text).toContain('Hallo Ursina Caduff');
    const again = await server.caller().post('/api/people/confirm', { token: letter.token });
    expect(again).toMatchObject({ status: 409, body: { code: 'link-expired' } });
  });

  test('SSC 3 a link older than 48 hours opens nothing', async () => {
    const caller = server.caller();
    const email = 'late@example.ch';
    await caller.post('/api/people', { ...FORM, email, firstName: 'Gian', born: '1950-10-10' });
    const letter = (await lettersOf(server)).find(({ to }) => to === email)!;
    server.clock.advance(2 * DAY);
    expect((await caller.post('/api/people/confirm', { token: letter.token })).body.code).toBe('link-expired');
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ['no rules accepted', { rules: {} }, 409, 'rules-not-accepted'],
    ['older rules accepted', { rules: { ssc: '2023-09-01' } }, 409, 'rules-not-accepted'],
    ['under age', { born: '2010-01-01' }, 422, 'registration-incomplete'],
    ['abroad', { postcode: '79098' }, 422, 'registration-incomplete'],
    ['no street', { street: '' }, 422, 'registration-incomplete'],
    ['short password', { password: 'kurz' }, 422, 'password-too-short'],
    ['common password', { password: 'Passwort1' }, 422, 'password-too-common'],
    ['no password', { password: undefined }, 422, 'password-too-short'],
    ['unknown field', { admin: true }, 400, 'invalid'],
    ['wrong type', { firstName: { a: 1 } }, 400, 'invalid'],
    ['unknown language', { language: 'rm' }, 400, 'invalid'],
  ])('SSC 3 refused: %s', async (_, change, status, code) => {
    const { rows: before } = await server.store.pool.query('select count(*)::int as n from registrations');
    const answer = await server.caller().post('/api/people', { ...FORM, email: 'bad@example.ch', ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const { rows: after } = await server.store.pool.query('select count(*)::int as n from registrations');
    expect(after).toEqual(before);
  });

  test('every mistake of a form is named at once, with its article', async () => {
    const { body } = await server.caller().post('/api/people', { ...FORM, email: 'x', born: '2010-01-01', town: '' });
    expect(body.article).toBe('SSC 3');
    expect(body.facts.fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual([
      'email not-an-email',
      'town required',
      'born under-age',
    ]);
  });

  test('a known address gets the same answer, and its owner a letter', async () => {
    const known = await server
      .caller()
      .post('/api/people', { ...FORM, firstName: 'Eva', lastName: 'Fremd', born: '1999-01-01' });
    const unknown = await server
      .caller()
      .post('/api/people', { ...FORM, email: 'new@example.ch', firstName: 'Eva', lastName: 'Neu', born: '1999-01-02' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const letters = (await lettersOf(server)).filter(({ to }) => to === FORM.email);
    expect(letters.map(({ subject }) => subject)).toContain('Du hast bereits ein Konto');
  });

  test('SSC 1 a form tells nobody who has an account: the same person again, spelled otherwise, is told by the letter’s link', async () => {
    const again = { ...FORM, email: 'x@example.ch', lastName: 'MUSTER', street: 'Seestr.' };
    const known = await server.caller().post('/api/people', again);
    const unknown = await server
      .caller()
      .post('/api/people', { ...FORM, email: 'y@example.ch', firstName: 'Yves', lastName: 'Neu', born: '1999-01-03' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const token = await linkFor('x@example.ch', 'Bestätige');
    const opened = await server.caller().post('/api/people/confirm', { token });
    expect([opened.status, opened.body.code, opened.body.article]).toEqual([409, 'already-registered', 'SSC 1']);
  });

  test('SSC 1 a near twin is registered but held, until an organiser has looked', async () => {
    const caller = server.caller();
    const answer = await register(server, caller, { email: 'twin@example.ch', born: '1980-05-06' });
    expect(answer.body).toMatchObject({ held: true });
    const organiser = await signInAs(server, 'organiser');
    const held = (await organiser.caller.get('/api/people?only=held')).body.people;
    expect(held).toHaveLength(1);
    const one = (await organiser.caller.get(`/api/people/${answer.body.id}`)).body;
    expect(one.suspects.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Muster']);
    expect((await organiser.caller.post(`/api/people/${answer.body.id}/release`)).body.hold).toBeNull();
  });

  test('SSC 1 of 8 twins who confirm at the same moment one comes in', async () => {
    const forms = Array.from({ length: 8 }, (_, i) => ({
      ...FORM,
      email: `race${i}@example.ch`,
      firstName: 'Rolf',
      lastName: 'Rennen',
      born: '1970-07-07',
    }));
    const callers = forms.map(() => server.caller());
    await Promise.all(forms.map((form, i) => callers[i]!.post('/api/people', form)));
    const letters = await lettersOf(server);
    const answers = await Promise.all(
      forms.map((form, i) =>
        callers[i]!.post('/api/people/confirm', { token: letters.find(({ to }) => to === form.email)?.token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['already-registered']),
    );
  });
});

describe('sign-in', () => {
  test('signs in and out; the id of the session is new each time and the old one is dead', async () => {
    const caller = server.caller();
    expect((await signIn(caller, FORM.email)).body).toEqual({ secondFactor: 'none' });
    const first = caller.cookie;
    expect((await signIn(caller, FORM.email.toUpperCase())).status).toBe(200);
    expect(caller.cookie).not.toBe(first);
    const thief = server.caller();
    thief.cookie = first;
    expect((await thief.get('/api/me')).status).toBe(204);
    const held = caller.cookie;
    await signOut(caller);
    caller.cookie = held;
    expect((await caller.get('/api/me/profile')).status).toBe(401);
  });

  test('the cookie cannot be read by scripts nor sent by other sites', async () => {
    const answer = await signIn(server.caller(), FORM.email);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    const https = await startTestServer({
      databaseUrl: server.databaseUrl,
      environment: { PUBLIC_URL: 'https://jass.example' },
    });
    try {
      const [line] = (await signIn(https.caller(), FORM.email)).headers.getSetCookie();
      expect(line).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
    } finally {
      await https.stop();
    }
  });

  test('wrong password and unknown address: the same answer; after five mistakes it waits, and never for ever', async () => {
    const email = 'victim@example.ch';
    await register(server, server.caller(), { email, firstName: 'Vreni', lastName: 'Opfer', born: '1944-04-04' });
    const caller = server.caller();
    const wrong = await signIn(caller, email, 'falsch falsch');
    const unknown = await signIn(caller, 'nobody@example.ch', 'falsch falsch');
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    for (let i = 0; i < 4; i++) await signIn(caller, email, 'falsch falsch');
    const waiting = await signIn(caller, email);
    expect([waiting.status, waiting.headers.get('retry-after'), waiting.body.code]).toEqual([429, '1', 'rate-limited']);
    const noted = await server.store.read('security:sign-in');
    expect(noted.at(-1)?.event).toMatchObject({ type: 'signInSlowed', person: expect.any(String) });
    server.clock.advance(1000);
    expect((await signIn(caller, email)).status).toBe(200);
  });

  test('a session ends after 30 days without a sign of life, and after 180 days in any case', async () => {
    const caller = server.caller();
    await signIn(caller, FORM.email);
    const day = DAY;
    for (let i = 0; i < 8; i++) {
      server.clock.advance(20 * day);
      expect((await caller.get('/api/me/profile')).status).toBe(200);
    }
    server.clock.advance(21 * day);
    expect((await caller.get('/api/me/profile')).status).toBe(401);
    await signIn(caller, FORM.email);
    server.clock.advance(31 * day);
    expect((await caller.get('/api/me/profile')).status).toBe(401);
  });

  test('a forgotten password: the link works once, other devices are signed out', async () => {
    const email = 'forgetful@example.ch';
    const device = server.caller();
    await register(server, device, { email, firstName: 'Fritz', lastName: 'Vergesslich', born: '1939-09-09' });
    const caller = server.caller();
    const asked = await caller.post('/api/people/password/forgotten', { email });
    const unknown = await caller.post('/api/people/password/forgotten', { email: 'nobody@example.ch' });
    expect([asked.status, asked.text]).toEqual([unknown.status, unknown.text]);
    await server.runJobs();
    const letter = (await lettersOf(server)).find(
      (mail) => mail.to === email && mail.subject === 'Neues Passwort setzen',
    )!;
    const weak = await caller.post('/api/people/password/reset', { token: letter.token, password: '12345678' });
    expect(weak.body.code).toBe('password-too-common');
    const reset = await caller.post('/api/people/password/reset', {
      token: letter.token,
      password: 'vier trockene Hunde',
    });
    expect(reset.status).toBe(200);
    expect((await device.get('/api/me/profile')).status).toBe(401);
    expect((await caller.get('/api/me/profile')).status).toBe(200);
    expect(
      (await caller.post('/api/people/password/reset', { token: letter.token, password: 'noch ein anderes' })).body
        .code,
    ).toBe('link-expired');
    expect((await signIn(server.caller(), email, 'vier trockene Hunde')).status).toBe(200);
  });

  test('changing the password asks for the old one and signs the other devices out', async () => {
    const caller = server.caller();
    const other = server.caller();
    await signIn(caller, FORM.email);
    await signIn(other, FORM.email);
    expect((await put(caller, '/api/me/password', { password: 'falsch', next: 'fünf graue Esel' })).status).toBe(401);
    expect((await put(caller, '/api/me/password', { password: FORM.password, next: 'fünf graue Esel' })).status).toBe(
      200,
    );
    expect((await other.get('/api/me/profile')).status).toBe(401);
    expect((await caller.get('/api/me/profile')).status).toBe(200);
    await put(caller, '/api/me/password', { password: 'fünf graue Esel', next: FORM.password });
  });
});

describe('second factor and staff', () => {
  test('a one-time link opens once; roles count only after the second factor; a code opens once', async () => {
    const organiser = await signInAs(server, 'organiser');
    const added = await organiser.caller.post('/api/staff', {
      email: 'dora@example.ch',
      firstName: 'Dora',
      lastName: 'Direktor',
      language: 'fr',
      role: 'director',
    });
    expect(added.status).toBe(200);
    const token = await linkFor('dora@example.ch', 'Ton accès');
    const dora = server.caller();
    expect((await dora.post('/api/session/link', { token })).body).toEqual({
      secondFactor: 'set-up',
      password: 'missing',
    });
    expect((await server.caller().post('/api/session/link', { token })).body.code).toBe('link-expired');
    expect((await dora.get('/api/people')).status).toBe(403);
    const secret = await setUpSecondFactor(server, dora);
    expect((await dora.get('/api/people')).status).toBe(200);
    await put(dora, '/api/me/password', { next: 'sechs stille Fische' });

    const again = server.caller();
    expect((await signIn(again, 'dora@example.ch', 'sechs stille Fische')).body).toEqual({ secondFactor: 'needed' });
    expect((await again.get('/api/me/profile')).status).toBe(401);
    const used = totp(secret, stepAt(server.clock.now()));
    expect((await again.post('/api/session/second-factor', { code: used })).body.code).toBe('wrong-code');
    server.clock.advance(30_000);
    const code = totp(secret, stepAt(server.clock.now()));
    expect((await again.post('/api/session/second-factor', { code })).body.roles).toContain('director');
    expect((await again.get('/api/people')).status).toBe(200);
    server.clock.advance(31 * MINUTE);
    expect((await again.get('/api/people')).status).toBe(401);
  });

  test('who lost the phone with the codes gets a link that asks for a new one', async () => {
    const organiser = await signInAs(server, 'organiser');
    const { id, caller } = await signInAs(server, 'cashier');
    await organiser.caller.post(`/api/staff/${id}/link`);
    const plain = await linkFor('cashier@example.ch', 'Dein Zugang');
    expect((await server.caller().post('/api/session/link', { token: plain })).body.secondFactor).toBe('needed');
    await organiser.caller.post(`/api/staff/${id}/link`, { newFactor: true });
    const fresh = await linkFor('cashier@example.ch', 'Zweiten Schritt');
    expect((await caller.get('/api/me')).body.roles).toContain('cashier');
    const again = server.caller();
    expect((await again.post('/api/session/link', { token: fresh })).body.secondFactor).toBe('set-up');
    expect((await caller.get('/api/me')).status).toBe(204); // the other devices are signed out
    await setUpSecondFactor(server, again);
    expect((await again.get('/api/me')).body.roles).toContain('cashier');
  });

  test('SSC 8.01 an exclusion needs two people, and takes effect at once', async () => {
    const [one, two] = [await signInAs(server, 'organiser'), await signInAs(server, 'director', 'two@example.ch')];
    const caller = server.caller();
    await signIn(caller, FORM.email);
    const { id } = (await caller.get('/api/me')).body;
    const proposed = await one.caller.post(
      `/api/people/${id}/exclusion`,
      {
        reason: 'lent-account',
        note: 'told by a neighbour',
      },
      { 'idempotency-key': 'k' },
    );
    expect(proposed.body.proposal).toMatchObject({ kind: 'exclude', reason: 'lent-account' });
    const again = await one.caller.post(
      `/api/people/${id}/exclusion`,
      { reason: 'lent-account', note: 'told by a neighbour' },
      { 'idempotency-key': 'k' },
    );
    expect([again.status, again.text]).toEqual([200, proposed.text]);
    expect((await one.caller.post(`/api/people/${id}/approval`)).body.code).toBe('second-person-needed');
    expect((await two.caller.post(`/api/people/${id}/approval`)).body.exclusion).toMatchObject({
      reason: 'lent-account',
      article: 'SSC 3',
    });
    expect((await caller.get('/api/me/profile')).body.exclusion).toMatchObject({ article: 'SSC 3' });
    await two.caller.post(`/api/people/${id}/readmission`);
    expect((await one.caller.post(`/api/people/${id}/approval`)).body.exclusion).toBeNull();
  });

  test('who does not exist is not found, and nobody acts on themselves where two are needed', async () => {
    const { caller, id } = await signInAs(server, 'organiser');
    expect((await caller.get('/api/people/nobody')).status).toBe(404);
    expect((await caller.post('/api/people/nobody/release')).body.code).toBe('not-registered');
    expect((await caller.post(`/api/people/${id}/exclusion`, { reason: 'employee' })).body.code).toBe(
      'not-about-oneself',
    );
    const own = await put(caller, `/api/people/${id}/roles`, { role: 'organiser', given: false });
    expect(own.body.code).toBe('not-about-oneself');
  });

  test('SSC 1 the list of employees is imported whole or not at all', async () => {
    const { caller } = await signInAs(server, 'organiser');
    const send = (body: string) =>
      caller.send('/api/people/exclusion-list', { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
    expect((await send('firstName,lastName,born\nMax,Muster,1980-01-01\nEva,,\n')).body).toMatchObject({
      code: 'bad-list',
      facts: { row: 3 },
    });
    expect((await send('firstName;lastName;born\nMax;Muster;1980-01-01\n')).body).toEqual({ entries: 1 });
    expect((await send('Vorname;Nachname;Geburtsdatum;PLZ\nMax;Muster;1.1.1980;8001\n')).body).toEqual({ entries: 1 });
    expect((await send('Prénom,Nom\nMax,Muster\nEva,Muster\n')).body).toEqual({ entries: 2 });
  });

  test('SSC 1 every new list of employees is an event: who put it there and how many stand on it, never a name', async () => {
    const { caller, id } = await signInAs(server, 'organiser');
    const body = 'firstName,lastName\nUrs,Unbekannt\nEva,Unbekannt\n';
    await caller.send('/api/people/exclusion-list', { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
    const last = (await server.store.read('people:exclusion-list')).at(-1);
    expect(last).toMatchObject({ actor: `person:${id}`, event: { type: 'exclusionListReplaced', entries: 2 } });
    expect(JSON.stringify(last)).not.toContain('Unbekannt');
    await caller.send('/api/people/exclusion-list', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'firstName,lastName\nMax,\n',
    });
    expect((await server.store.read('people:exclusion-list')).at(-1)).toEqual(last);
  });
});
