import { afterAll, beforeAll, expect, test } from 'vitest';
import { entered } from '../../testing/invitations.ts';
import { signInAs } from '../../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../../testing/server.ts';
import { tournamentPersonalData } from '../personalData.ts';

/** A club's evening over HTTP: members, the link to register, the till, the page for everybody, the backup. */
let server: TestServer;
let director: Caller;
let directorId: string;
let keys = 0;
beforeAll(async () => {
  server = await startTestServer();
  ({ caller: director, id: directorId } = await signInAs(server, 'director'));
});
afterAll(() => server.stop());

const once = () => ({ 'idempotency-key': `club${++keys}` });
const regulation = { base: 'ebh', passen: 1, gamesPerPasse: 4 } as const;

async function evening(more: object = {}) {
  const body = { title: 'Vereinsjass', place: 'Krone', day: '2024-11-16', regulation: { ...regulation, ...more } };
  const { id, key } = await entered(server.address, (await director.post('/api/tournaments', body, once())).body);
  const at = `/api/tournaments/${id}`;
  const ask = (path: string) => server.caller(key).get(`${at}${path}`);
  const tell = async (path: string, asked: object) => {
    const answer = await server.caller(key).post(`${at}${path}`, asked, once());
    return { status: answer.status, body: answer.body };
  };
  const command = (asked: object) => tell('/commands', asked);
  return { id, key, at, ask, tell, command };
}

test('members are kept for all evenings of the organiser, once each, and can be taken out', async () => {
  const first = await evening();
  const keep = [
    { name: 'Vreni  Odermatt', town: 'Stans', yearOfBirth: null },
    { name: 'odermatt vreni', town: 'stans', yearOfBirth: null },
    { name: 'Lydia Näf', town: 'Herisau', yearOfBirth: 1945 },
  ];
  const { body } = await first.tell('/members', { keep });
  expect(body.members.map(({ name }: { name: string }) => name)).toEqual(['Lydia Näf', 'Vreni Odermatt']);
  const second = await evening();
  const known = (await second.ask('/members')).body.members;
  expect(known).toHaveLength(2);
  await second.tell('/members', { remove: known[0].member });
  // Who changed the list stands in the log, whom it is about does not.
  const told = await server.store.read(`members:person:${directorId}`);
  expect(told.map(({ event, actor }) => ({ ...event, actor }))).toMatchObject([
    { type: 'membersKept', tournament: first.id, members: 3, by: 'staff:1', actor: 'staff:1' },
    { type: 'memberForgotten', tournament: second.id, member: known[0].member, by: 'staff:1' },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Odermatt|Näf/);
  expect((await first.ask('/members')).body.members).toMatchObject([{ name: 'Vreni Odermatt' }]);
  // They are in the export of whoever keeps them, and go with the account.
  const personal = tournamentPersonalData(server.services);
  expect(await personal.export(directorId)).toMatchObject({ members: [{ name: 'Vreni Odermatt', town: 'Stans' }] });
  await server.store.db.transaction().execute((trx) => personal.erase!(trx, directorId));
  expect((await first.ask('/members')).body.members).toEqual([]);
});

test('a list of members has an end, and the same request again counts once', async () => {
  const { at, key, tell } = await evening();
  const log = () => server.store.read(`members:person:${directorId}`);
  const before = (await log()).length;
  const some = (from: number, count: number) => ({
    keep: Array.from({ length: count }, (_, i) => ({ name: `Jasser ${from + i}`, town: '', yearOfBirth: null })),
  });
  for (const from of [0, 1000, 2000]) expect((await tell('/members', some(from, 1000))).status).toBe(200);
  const again = once();
  for (const _ of [1, 2]) {
    const answer = await server.caller(key).post(`${at}/members`, some(3000, 1000), again);
    expect(answer.body.members).toHaveLength(4000);
  }
  expect(await log()).toHaveLength(before + 4);
  expect((await server.caller(key).post(`${at}/members`, some(0, 1), again)).body.code).toBe('idempotency-conflict');
  // One too many: nobody of them is kept, and the log says nothing of it.
  const tooMany = await tell('/members', some(4000, 1001));
  expect(tooMany.body).toMatchObject({ code: 'too-many-members', facts: { most: 5000 } });
  expect(await log()).toHaveLength(before + 4);
  expect((await tell('/members', some(4000, 1000))).body.members).toHaveLength(5000);
  expect((await tell('/members', some(0, 50))).status).toBe(200); // those who are on it already
});

test('whoever asks for the members again and again waits', async () => {
  const { ask } = await evening();
  server.clock.advance(60_000);
  const answers = await Promise.all(Array.from({ length: 61 }, () => ask('/members')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  server.clock.advance(60_000);
});

test('EBH 1: by the link people come on the list, then on the waiting list, and move up', async () => {
  const { at, command, ask } = await evening();
  const anybody = server.caller();
  const register = (name: string) => anybody.post(`${at}/registrations`, { people: [{ name, town: 'Stans' }] }, once());
  expect((await register('Zu Früh')).body.code).toBe('registration-closed');
  await command({ type: 'set-registration', isOpen: true, places: 4 });
  expect((await anybody.get(`${at}/registration`)).body).toMatchObject({ isOpen: true, free: 4, inPairs: false });
  for (const name of ['Anna', 'Beat', 'Carla', 'Dino']) expect((await register(name)).body.waiting).toBeNull();
  expect((await register('Emil')).body).toEqual({ numbers: [5], waiting: 1 });
  expect((await register('Fritz')).body).toEqual({ numbers: [6], waiting: 2 });
  expect((await anybody.get(`${at}/registration`)).body.free).toBe(0);
  expect((await command({ type: 'remove-player', number: 2 })).status).toBe(200);
  const { people } = (await ask('/view')).body.view;
  expect(people.map((each: { name: string; waiting: number | null }) => [each.name, each.waiting])).toEqual([
    ...[
      ['Anna', null],
      ['Carla', null],
      ['Dino', null],
      ['Emil', null],
      ['Fritz', 1],
    ],
  ]);
});

test('partners register together and wait together', async () => {
  const { at, command } = await evening({ pairs: true });
  await command({ type: 'set-registration', isOpen: true, places: 5 });
  const register = (...names: string[]) => {
    const people = names.map((name) => ({ name, town: '' }));
    return server.caller().post(`${at}/registrations`, { people }, once());
  };
  expect((await register('Allein')).body.code).toBe('partner-needed');
  expect((await register('Anna', 'Beat')).body.waiting).toBeNull();
  expect((await register('Carla', 'Dino')).body.waiting).toBeNull();
  expect((await register('Emil', 'Fritz')).body).toEqual({ numbers: [5, 6], waiting: 1 });
});

test('the till takes the fee once, gives it back, and keeps whoever has paid on the list', async () => {
  const { command, ask } = await evening();
  await command({ type: 'add-players', entries: [{ name: 'Anna' }, { name: 'Beat' }] });
  const plan = { parts: [60, 40], stepRappen: 100 };
  await command({ type: 'set-till', fee: 2000, costs: [{ what: 'Karten', rappen: 550 }], plan });
  await command({ type: 'pay-fee', number: 1, rappen: 2000 });
  expect((await ask('/view')).body.view.club.till).toMatchObject({ fee: 2000, paid: { 1: 2000 } });
  expect((await command({ type: 'remove-player', number: 1 })).body.code).toBe('fee-paid');
  expect((await command({ type: 'repay-fee', number: 2 })).body.code).toBe('fee-not-paid');
  expect((await command({ type: 'repay-fee', number: 1 })).status).toBe(200);
  expect((await command({ type: 'set-till', fee: 1, costs: [], plan: { parts: [], stepRappen: 1 } })).body.code).toBe(
    'parts-needed',
  );
  expect((await ask('/view')).body.view.club.till.paid).toEqual({});
});

test('SSC 8.03: the results are readable by everybody only while the host shares them', async () => {
  const { at, command } = await evening();
  await command({
    type: 'add-players',
    entries: ['<b>Anna</b>', 'Beat', 'Carla', 'Dino'].map((name) => ({ name })),
    present: true,
  });
  const anybody = server.caller();
  expect((await anybody.get(`${at}/results`)).status).toBe(404);
  expect((await anybody.get(`${at}/results/html`)).status).toBe(404);
  await command({ type: 'share-results', shared: true });
  const results = (await anybody.get(`${at}/results`)).body;
  expect(results).toMatchObject({ title: 'Vereinsjass', passen: 0, isFinished: false });
  expect(results.lines).toHaveLength(4);
  const page = await anybody.get(`${at}/results/html?language=fr`);
  expect(page.text).toContain('&lt;b&gt;Anna&lt;/b&gt;');
  expect(page.text).not.toMatch(/<script|src=|href=|url\(/);
  const paper = await fetch(`${server.address}${at}/results/pdf`);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await command({ type: 'share-results', shared: false });
  expect((await anybody.get(`${at}/results`)).status).toBe(404);
});

test('an evening of pairs with its till and its link is taken over by another laptop as it is', async () => {
  const { id, key, at, command, ask } = await evening({ pairs: true });
  const entries = ['Anna', 'Beat', 'Carla', 'Dino'].map((name) => ({ name }));
  await command({ type: 'add-players', entries, present: true, inPairs: true });
  await command({ type: 'pair', pair: [1, 3], together: true });
  await command({ type: 'pair', pair: [2, 4], together: true });
  await command({ type: 'set-registration', isOpen: true, places: 8 });
  const people = [
    { name: 'Emil', town: '' },
    { name: 'Fritz', town: '' },
  ];
  await server.caller().post(`${at}/registrations`, { people }, once());
  await command({ type: 'set-till', fee: 1500, costs: [], plan: { parts: [1], stepRappen: 5 } });
  await command({ type: 'pay-fee', number: 1, rappen: 1500 });
  await command({ type: 'pay-fee', number: 2, rappen: 1500 });
  await command({ type: 'repay-fee', number: 2 });
  await command({ type: 'remove-player', number: 6 });
  await command({ type: 'share-results', shared: true });
  const before = (await ask('/view')).body.view;
  const file = (await ask('/backup')).text;
  const other = await startTestServer();
  const host = (await signInAs(other, 'director')).caller;
  const answer = await host.send('/api/tournaments/restore', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...once() },
    body: file,
  });
  expect([answer.status, answer.text]).toMatchObject([200, expect.stringContaining(id)]);
  const after = (await other.caller(key).get(`/api/tournaments/${id}/view`)).body.view;
  await other.stop();
  expect(after).toEqual(before);
  expect(after.people).toMatchObject([
    { partner: 3 },
    { partner: 4 },
    { partner: 1 },
    { partner: 2 },
    { partner: null },
  ]);
});
