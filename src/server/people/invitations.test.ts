import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../kit/time.ts';
import { FORM, lettersOf, peopleRoom, register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { purge } from './purge.ts';

let server: TestServer;
let organiser: Caller;
beforeAll(async () => {
  server = await startTestServer();
  organiser = (await signInAs(server, 'organiser')).caller;
});
afterAll(() => server.stop());

const HEAD = 'E-Mail;Vorname;Name;Strasse;Nummer;PLZ;Ort;Geburtsdatum;Sprache';
const put = (by: Caller, rows: readonly string[]) =>
  by.send('/api/people/imports', {
    ...{ method: 'POST', headers: { 'content-type': 'text/csv' } },
    body: [HEAD, ...rows].join('\n'),
  });
const rowOf = (name: string, change: { email?: string; born?: string; language?: string } = {}) =>
  [
    ...[change.email ?? `${name.toLowerCase()}@example.ch`, name, 'Liste', 'Dorfgasse', '3', '6300', 'Zug'],
    ...[change.born ?? '31.12.1970', change.language ?? ''],
  ].join(';');
const invitationFor = async (email: string) => (await lettersOf(server)).filter(({ to }) => to === email);

test('SSC 3 a list of accounts: every row is accounted for, everybody is invited in the own language, nobody twice', async () => {
  await register(server, server.caller());
  const rows = [
    rowOf('Erika'),
    rowOf('Luc', { language: 'français' }),
    rowOf('Erika'),
    rowOf('Anna', { email: FORM.email }),
    rowOf('Jung', { born: '01.01.2020' }),
    rowOf('Max', { email: 'nichts' }),
  ];
  const { status, body } = await put(organiser, rows);
  expect(status).toBe(200);
  expect(body).toMatchObject({ rows: 6, invited: 2, known: 1, repeated: 1, faulty: 2 });
  expect(
    body.faults.map(({ row, fields }: { row: number; fields: { field: string; code: string }[] }) => [
      ...[row, fields[0]?.field, fields[0]?.code],
    ]),
  ).toEqual([
    [6, 'born', 'under-age'],
    [7, 'email', 'not-an-email'],
  ]);
  await server.runJobs();
  expect((await invitationFor('luc@example.ch')).map(({ subject }) => subject)).toEqual(['Ton compte est préparé']);
  expect((await put(organiser, rows)).body).toMatchObject({ invited: 0, known: 3 });
  await server.runJobs();
  expect(await invitationFor('luc@example.ch')).toHaveLength(1);
  expect((await put(server.caller(), rows)).status).toBe(401);
  expect((await put(organiser, ['"broken'])).body.code).toBe('bad-list');
});

test('SSC 3 who was invited has an account with the own password and consent, at once and only once', async () => {
  await put(organiser, [rowOf('Vreni')]);
  await server.runJobs();
  const { token } = (await invitationFor('vreni@example.ch'))[0]!;
  const caller = server.caller();
  const { status, body } = await caller.post('/api/people/invitation', { token });
  expect([status, body.firstName, body.born, body.language]).toEqual([200, 'Vreni', '1970-12-31', 'de']);
  const { country: _, ...known } = body;
  const form = { ...known, password: 'vier nasse Katzen', invitation: token };
  expect((await caller.post('/api/people', { ...form, rules: {} })).body.code).toBe('rules-not-accepted');
  expect((await caller.post('/api/people', { ...form, rules: FORM.rules })).body).toEqual({ next: 'signed-in' });
  expect((await caller.get('/api/me')).body).toMatchObject({ kind: 'person', firstName: 'Vreni' });
  expect((await caller.post('/api/people/invitation', { token })).body.code).toBe('link-expired');
});

test('SSC 3 an invitation opens nobody else’s address: another one is confirmed by letter', async () => {
  await put(organiser, [rowOf('Urs')]);
  await server.runJobs();
  const { token } = (await invitationFor('urs@example.ch'))[0]!;
  const form = { ...FORM, email: 'fremd@example.ch', firstName: 'Urs', lastName: 'Fremd', invitation: token };
  expect((await server.caller().post('/api/people', form)).body).toEqual({ next: 'confirm-email' });
});

test('invitations leave two hundred at a time; what nobody answers is deleted after sixty days', async () => {
  await put(
    organiser,
    Array.from({ length: 250 }, (_, i) => rowOf('Viele', { email: `viele${i}@example.ch` })),
  );
  const sent = async () =>
    Number(
      (await server.store.pool.query('select count(*) from invitations where invited_at is not null')).rows[0].count,
    );
  const before = await sent();
  await server.runJobs();
  expect((await sent()) - before).toBe(200);
  server.clock.advance(10_000);
  await server.runJobs();
  expect((await sent()) - before).toBe(250);
  server.clock.advance(61 * DAY);
  await purge(peopleRoom(server));
  expect(await sent()).toBe(0);
  const { rows } = await server.store.pool.query(`select count(*)::int as n from outbox where kind = 'invitation'`);
  expect(rows[0].n).toBe(1); // of the one who accepted
});
