import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { oneOfEach } from '../testing/actors.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { asOwner } from '../testing/database.ts';
import { DRAWING, png, sample } from '../testing/pictures.ts';
import type { Caller } from '../testing/server.ts';
import { MOST_PICTURES } from './pictures.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-10T12:00'));
});
afterAll(() => t.server.stop());

const PLAIN = { type: 'dress', colour: null, logo: null, sponsors: [] } as const;
const PICTURES = '/api/editions/small/pictures';
const RED = png(24, 16, [179, 38, 30]);

const send = (caller: Caller, bytes: Buffer, type = 'application/octet-stream', path = PICTURES) =>
  caller.send(path, { method: 'POST', body: new Uint8Array(bytes), headers: { 'content-type': type, ...t.key() } });
const sendAsOffice = async (bytes: Buffer) => send(await t.staff(), bytes);
const shown = async () => (await t.server.caller().get('/api/editions/small')).body;

test('an edition that was never dressed is told as it always was', async () => {
  expect(await shown()).not.toHaveProperty('look');
  const { editions } = (await t.server.caller().get('/api/editions')).body;
  for (const edition of editions) expect(edition).not.toHaveProperty('look');
});

test('the office dresses a running edition alone, everybody sees it, and it is taken back', async () => {
  const { picture } = (await sendAsOffice(RED)).body;
  const sponsors = [{ name: 'Käserei Huber', link: 'https://huber.example', picture }];
  const look = { colour: '#B3261E', logo: { picture, words: 'Jassklub Zug' }, sponsors };
  expect(await t.office({ ...PLAIN, ...look })).toMatchObject({ status: 200 });
  const colours = { day: '#b3261e', dark: expect.stringMatching(/^#[0-9a-f]{6}$/) };
  expect((await shown()).look).toEqual({ colours, logo: look.logo, sponsors });
  const { editions } = (await t.server.caller().get('/api/editions')).body;
  expect(editions.find(({ id }: { id: string }) => id === 'small').look).toEqual({ colours, logo: look.logo });
  expect((await t.office({ type: 'dressBack' })).status).toBe(200);
  expect(await shown()).not.toHaveProperty('look');
  expect((await t.office({ type: 'dressBack' })).status).toBe(200);
  expect((await shown()).look.sponsors).toEqual(sponsors);
});

test('a logo is served under its fingerprint, for good, as a picture that can do nothing', async () => {
  const { picture } = (await sendAsOffice(sample('baseline.jpg'))).body;
  const address = `${PICTURES}/${picture}`;
  expect((await t.server.caller().get(address)).status).toBe(404); // sent, but not worn
  const office = await (await t.staff()).send(address, { method: 'GET' });
  expect([office.status, office.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^private,/)]);
  await t.office({ ...PLAIN, logo: { picture, words: 'Rot' } });
  const response = await fetch(`${t.server.address}${address}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(picture);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  await t.office(PLAIN);
  expect((await t.server.caller().get(address)).status).toBe(404);
});

test('what is no picture is refused with its reason, and nothing of it is kept', async () => {
  const kept = async () => (await t.server.store.pool.query('select 1 from championship_pictures')).rowCount;
  const before = await kept();
  const cases: readonly (readonly [Buffer, string])[] = [
    [DRAWING, 'picture-kind'],
    [RED.subarray(0, -5), 'picture-broken'],
    [Buffer.concat([RED, DRAWING]), 'picture-broken'],
    [png(2001, 1, [0, 0, 0]), 'picture-too-large'],
    [Buffer.alloc(256 * 1024 + 1), 'too-large'],
  ];
  for (const [bytes, code] of cases) expect((await sendAsOffice(bytes)).body).toMatchObject({ code });
  const large = await sendAsOffice(Buffer.alloc(256 * 1024 + 1));
  expect(large.body.facts).toEqual({ bytes: 256 * 1024 }); // what this door takes, not what the house takes in general
  const asDrawing = await send(await t.staff(), DRAWING, 'image/svg+xml');
  expect(asDrawing.status).toBeGreaterThanOrEqual(400);
  expect(await kept()).toBe(before);
});

test('a picture of the place where it was taken is kept without the place', async () => {
  const told = png(24, 16, [179, 38, 30], [['eXIf', Buffer.from('46.9 N 8.2 E')]]);
  expect((await sendAsOffice(told)).body).toEqual((await sendAsOffice(RED)).body);
});

test('a picture of another edition, or of nobody, dresses nothing', async () => {
  const { picture } = (await send(await t.staff(), png(9, 9, [1, 2, 3]), undefined, '/api/editions/demo/pictures'))
    .body;
  for (const other of [picture, 'f'.repeat(64)]) {
    const answer = await t.office({ ...PLAIN, logo: { picture: other, words: 'x' } });
    expect(answer.body).toMatchObject({ code: 'unknown-picture' });
  }
});

test('no other role sends a picture or changes the look', async () => {
  await t.office({ ...PLAIN, colour: '#0b2f8a' });
  const before = (await shown()).look;
  const others = (await oneOfEach(t.server)).filter(({ name }) => name !== 'organiser');
  expect(others.length).toBeGreaterThan(8);
  for (const { name, caller } of others) {
    for (const command of [{ ...PLAIN, colour: '#a8231c' }, { type: 'dressBack' }]) {
      const { status } = await t.asks(caller, '/api/editions/small/commands', command);
      expect([name, status]).toEqual([name, status === 401 ? 401 : 403]);
    }
    expect([name, [401, 403].includes((await send(caller, png(5, 5, [9, 9, 9]))).status)]).toEqual([name, true]);
  }
  expect((await shown()).look).toEqual(before);
});

test('a draft’s logo is the office’s own', async () => {
  const draft = { id: 'draft', title: 'Entwurf', start: '2025-09-26', template: 'ssc8', isDraft: true };
  await t.asks(await t.staff(), '/api/editions', draft);
  const { picture } = (await send(await t.staff(), RED, undefined, '/api/editions/draft/pictures')).body;
  const worn = await t.office({ ...PLAIN, logo: { picture, words: 'Rot' } }, 'draft');
  expect(worn.status).toBe(200);
  expect((await t.server.caller().get(`/api/editions/draft/pictures/${picture}`)).status).toBe(404);
  const office = await (await t.staff()).get(`/api/editions/draft/pictures/${picture}`);
  expect([office.status, office.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^private,/)]);
  expect((await send(await t.staff(), RED, undefined, '/api/editions/nobody/pictures')).status).toBe(404);
});

test('a disk is not filled with pictures', async () => {
  await asOwner(
    t.server.databaseUrl,
    `insert into championship_pictures select 'demo', encode(sha256(b), 'hex'), 'image/png', 1, 1, b, 'x', now()
     from (select int4send(n) b from generate_series(1, ${MOST_PICTURES}) n) many`,
  );
  const answer = await send(await t.staff(), png(7, 7, [1, 1, 1]), undefined, '/api/editions/demo/pictures');
  expect(answer.body).toMatchObject({ code: 'too-many-pictures' });
});
