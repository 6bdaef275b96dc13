import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECK } from '../../../schieber/card.ts';
import { hostOf } from '../../testing/actors.ts';
import { entered } from '../../testing/invitations.ts';
import { type Caller, startTestServer, type TestServer } from '../../testing/server.ts';

let first: TestServer;
let second: TestServer;
let firstHost: Caller;
let secondHost: Caller;
let keys = 0;
let evening: { id: string; key: string; projector: string };

const post = (caller: Caller, path: string, body: object) =>
  caller.post(`/api${path}`, body, { 'idempotency-key': `l${++keys}` });
const command = (body: object, at: TestServer = first) =>
  post(at.caller(evening.key), `/tournaments/${evening.id}/commands`, body);
/** The director's device of a new evening. */
const begun = ({ body }: Awaited<ReturnType<typeof post>>) => entered(first.address, body);
const followed = async () => (await secondHost.get('/api/following')).body.evenings[0];
const view = async (at: TestServer, key = evening.key) =>
  (await at.caller(key).get(`/api/tournaments/${evening.id}/view`)).body;
const logOf = async (at: TestServer) =>
  (await at.caller(evening.key).get(`/api/tournaments/${evening.id}/backup`)).body.log;
/** As a laptop that was switched off and on again: the same house, the same address. */
const again = (server: TestServer): Promise<TestServer> =>
  startTestServer({
    databaseUrl: server.databaseUrl,
    environment: { PORT: new URL(server.address).port, DATA_DIR: server.services.config.dataDir },
  });
const linkOf = async () => {
  const { link } = (await firstHost.get(`/api/tournaments/${evening.id}/laptops`)).body;
  return link.replace(/^[^/]+/, first.address.replace('http://', '')); // tests listen on their own machine only
};
async function begin(): Promise<void> {
  const begun = await post(secondHost, '/following', { link: await linkOf() });
  expect(begun.status, begun.text).toBe(200);
}

beforeAll(async () => {
  [first, second] = await Promise.all([startTestServer(), startTestServer()]);
  [firstHost, secondHost] = await Promise.all([hostOf(first), hostOf(second)]);
  evening = await begun(
    await post(firstHost, '/tournaments', {
      ...{ title: 'Hüttenjass', place: 'Buchberghaus', day: '2024-11-16' },
      regulation: { base: 'ebh', passen: 2, gamesPerPasse: 4 },
    }),
  );
  const entries = ['Anna', 'Beat', 'Carla', 'Dino', 'Elsa'].map((name) => ({ name, town: 'Stans' }));
  await command({ type: 'add-players', entries, present: true });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

test('the code of a sign can be typed, and opens what scanning it opens', async () => {
  const { projectorTyped, staff } = await view(first);
  const opened = (code: string) => first.caller().post('/api/tournaments/codes', { code });
  expect((await opened(projectorTyped.toLowerCase().replaceAll('-', ' '))).body).toEqual({
    id: evening.id,
    key: evening.projector,
  });
  expect(staff[0].typed).toBeNull(); // the director is in: that invitation is used
  await post(first.caller(evening.key), `/tournaments/${evening.id}/staff`, { name: 'Rita', role: 'supervisor' });
  const rita = (await view(first)).staff[1];
  expect((await opened(rita.typed)).body).toEqual({ id: evening.id, key: rita.key });
  expect((await opened('T1-0000-0000')).body).toMatchObject({ code: 'no-such-code' });
});

test('a second laptop hears every entry, also after a restart of its own, and the desk of the first sees it', async () => {
  expect((await post(secondHost, '/following', { link: 'nonsense' })).body).toMatchObject({ code: 'not-a-laptop' });
  expect((await post(secondHost, '/following', { link: '127.0.0.1:9/code/S1-0000-0000' })).body).toMatchObject({
    code: 'not-reached',
  });
  await begin();
  const before = await followed();
  expect(before).toMatchObject({ id: evening.id, title: 'Hüttenjass', day: '2024-11-16', taken: null });
  await command({ type: 'announce', text: 'Die Suppe ist bereit.' });
  await expect.poll(async () => (await followed()).entries, { timeout: 60_000 }).toBe(before.entries + 1);
  const { follower } = (await firstHost.get(`/api/tournaments/${evening.id}/laptops`)).body;
  expect(follower).toMatchObject({ address: expect.any(String) });

  const cookie = secondHost.cookie;
  await second.stop();
  second = await again(second);
  secondHost = second.caller();
  secondHost.cookie = cookie;
  await command({ type: 'announce', text: 'Der Kaffee auch.' });
  await expect.poll(async () => (await followed()).entries, { timeout: 60_000 }).toBe(before.entries + 2);
}, 120_000);

test('taken over while the first laptop hears: nothing is lost, the first writes no more and says where it goes on', async () => {
  const log = await logOf(first);
  const taken = await post(secondHost, `/following/${evening.id}/take-over`, {});
  expect(taken.body, taken.text).toEqual({ id: evening.id });
  expect(await logOf(second)).toEqual(log);
  expect(await followed()).toMatchObject({ taken: { missing: 0 } });
  // The same codes open the same screens there; here every screen says so, and nothing is written.
  expect(await view(second)).toMatchObject({ as: 'desk', view: { title: 'Hüttenjass' } });
  expect((await view(second)).view.people.map(({ name }: { name: string }) => name)).toContain('Elsa');
  expect(await view(first, evening.projector)).toMatchObject({
    as: 'moved',
    role: 'wall',
    address: expect.stringContaining(`:${new URL(second.address).port}`),
  });
  const refused = await command({ type: 'announce', text: 'Noch da?' });
  expect([refused.status, refused.body.code]).toEqual([409, 'moved-away']);
  expect((await command({ type: 'announce', text: 'Hier weiter.' }, second)).status).toBe(200);
  // Whoever took over by mistake: the director goes on here, and only he.
  const stay = (key: string) => first.caller(key).send(`/api/tournaments/${evening.id}/moved`, { method: 'DELETE' });
  expect((await stay(evening.projector)).status).toBe(403);
  expect((await stay(evening.key)).status).toBe(204);
  expect(await view(first)).toMatchObject({ as: 'desk' });
  expect((await command({ type: 'announce', text: 'Doch hier.' })).status).toBe(200);
  // That evening is here already.
  expect((await post(secondHost, '/following', { link: await linkOf() })).body).toMatchObject({
    code: 'evening-exists',
  });
});

test('the first laptop dies with something the second has not heard: it goes on, and both say so when it comes back', async () => {
  evening = await begun(
    await post(firstHost, '/tournaments', {
      ...{ title: 'Stromausfall', place: '', day: '2024-11-17' },
      regulation: { base: 'ebh', passen: 2, gamesPerPasse: 4 },
    }),
  );
  const entries = ['Anna', 'Beat', 'Carla', 'Dino'].map((name) => ({ name }));
  await command({ type: 'add-players', entries, present: true });
  await post(firstHost, `/tournaments/${evening.id}/draws`, { passen: [1, 2], source: 'ceremony' });
  await post(firstHost, `/tournaments/${evening.id}/draws/passe-1`, { cards: DECK.slice(0, 9) });
  expect((await command({ type: 'start-passe', passe: 1 })).status).toBe(200);
  await begin();
  const cookie = secondHost.cookie;
  await second.stop(); // its battery is empty for a moment
  await command({ type: 'announce', text: 'Das hört niemand.' });
  await first.stop();
  second = await again(second);
  secondHost = second.caller();
  secondHost.cookie = cookie;
  const here = async () =>
    (await secondHost.get('/api/following')).body.evenings.find((each: { id: string }) => each.id === evening.id);
  await expect.poll(async () => (await here()).isSilent, { timeout: 60_000 }).toBe(true);
  const taken = await post(secondHost, `/following/${evening.id}/take-over`, {});
  expect(taken.status, taken.text).toBe(200);
  expect((await here()).taken).toEqual({ at: expect.any(Number) });
  const { tables } = (await view(second)).view;
  expect(tables).toHaveLength(1);
  expect((await command({ type: 'announce', text: 'Weiter geht es.' }, second)).status).toBe(200);

  first = await again(first);
  await expect.poll(async () => (await here()).taken.missing, { timeout: 60_000 }).toBe(1);
  expect(await view(first)).toMatchObject({
    as: 'moved',
    role: 'director',
    missing: 1,
    address: expect.stringContaining(`:${new URL(second.address).port}`),
  });
  expect((await command({ type: 'start-passe', passe: 2 })).body).toMatchObject({ code: 'moved-away' });
}, 180_000);

test('a laptop with a name on the internet follows nobody', async () => {
  const server = await startTestServer({ environment: { PUBLIC_URL: 'https://jass.example' } });
  try {
    const answer = await server.caller().post('/api/following', { link: await linkOf() });
    expect([401, 403]).toContain(answer.status);
  } finally {
    await server.stop();
  }
});
