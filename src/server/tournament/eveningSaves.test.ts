import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECK } from '../../schieber/card.ts';
import { hostOf } from '../testing/actors.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { readFile } from './eveningFile.ts';
import { retrace } from './retrace.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'gschobe-stick-')), 'evenings');
let server: TestServer;
let host: Caller;
let keys = 0;
const post = async (path: string, body: object) => {
  const answer = await host.post(`/api/tournaments${path}`, body, { 'idempotency-key': `s${++keys}` });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
beforeAll(async () => {
  server = await startTestServer({ environment: { EVENINGS_DIR: folder } });
  host = await hostOf(server);
});
afterAll(() => server.stop());

test('after each Passe the whole evening lies in the chosen folder, and the rules can follow it; a pulled stick is said', async () => {
  const regulation = { base: 'ebh', passen: 2, gamesPerPasse: 4 };
  const { id } = await post('', { title: 'Hüttenjass', place: '', day: '2024-11-16', regulation });
  const entries = ['Anna', 'Beat', 'Carla', 'Dino'].map((name) => ({ name }));
  await post(`/${id}/commands`, { type: 'add-players', entries, present: true });
  await post(`/${id}/draws`, { passen: [1, 2], source: 'ceremony' });
  await post(`/${id}/draws/passe-1`, { cards: DECK.slice(0, 9) });
  const saved = async () => (await host.get(`/api/tournaments/${id}/saved`)).body;
  expect(await saved()).toEqual({ folder, last: null, sticks: expect.any(Array) });
  await post(`/${id}/commands`, { type: 'start-passe', passe: 1 });
  await expect.poll(async () => (await saved()).last?.failed).toBe(false);
  expect(readdirSync(folder)).toEqual([`2024-11-16-${id}-passe-1.json`]);
  const read = readFile(readFileSync(join(folder, `2024-11-16-${id}-passe-1.json`)));
  if (!read.ok) throw new Error(read.refusal.why);
  expect(await retrace(read.value.content)).toMatchObject({ ok: true });

  // The stick is gone: the evening goes on, and the desk says so.
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder any more');
  await post(`/${id}/commands`, { type: 'start-passe', passe: 2, despite: 'weiter' });
  await expect.poll(async () => (await saved()).last?.failed).toBe(true);
});

test('the folder is chosen on the screen: saved there at once and from then on; where nothing can be written is said', async () => {
  const regulation = { base: 'ebh', passen: 2, gamesPerPasse: 4 };
  const { id } = await post('', { title: 'Stickjass', place: '', day: '2024-11-17', regulation });
  const choose = (chosen: string) =>
    host.send(`/api/tournaments/${id}/saved`, {
      ...{ method: 'PUT', body: JSON.stringify({ folder: chosen }) },
      headers: { 'content-type': 'application/json' },
    });
  const file = join(mkdtempSync(join(tmpdir(), 'gschobe-file-')), 'file');
  writeFileSync(file, 'no folder');
  for (const nowhere of ['relative/path', join(file, 'below')])
    expect((await choose(nowhere)).body).toMatchObject({ code: 'folder-not-writable' });
  const stick = join(mkdtempSync(join(tmpdir(), 'gschobe-stick-')), 'Gschobe');
  expect((await choose(stick)).body).toMatchObject({ folder: stick, last: { failed: false } });
  expect(readdirSync(stick)).toEqual([`2024-11-17-${id}-passe-0.json`]);
});
