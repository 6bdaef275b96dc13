import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECK } from '../../schieber/card.ts';
import type { Evening } from '../../tournament/evening/evening.ts';
import { hostOf } from '../testing/actors.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { readFile } from './eveningFile.ts';
import { openSaves } from './eveningSaves.ts';
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

/** What a name of a file needs to know. */
const evening = { day: '2024-11-18', finishedAt: null, passen: [] } as unknown as Evening;

test('a database that is away for a moment costs one save, is said, and nobody else notices', async () => {
  const { id } = await post('', { title: 'Hickup', place: '', day: '2024-11-18', regulation: { base: 'ebh' } });
  rmSync(folder, { recursive: true, force: true });
  let isAway = true;
  const { store } = server.services;
  const db = {
    withTables: () => ({
      selectFrom(table: 'streams') {
        if (isAway) throw new Error('timeout exceeded when trying to connect');
        return store.db.selectFrom(table);
      },
    }),
  } as unknown as typeof store.db;
  const saves = openSaves({ ...server.services, store: { ...store, db } });
  saves.save(id, evening);
  await saves.settled();
  expect(saves.last(id)).toMatchObject({ failed: true });
  isAway = false;
  saves.save(id, evening);
  await saves.settled();
  expect(saves.last(id)).toMatchObject({ failed: false, file: join(folder, `2024-11-18-${id}-passe-0.json`) });
});

test.runIf(existsSync('/dev/full'))(
  'a stick without room: it is said, and what was begun does not keep it full',
  async () => {
    const { id } = await post('', { title: 'Voll', place: '', day: '2024-11-18', regulation: { base: 'ebh' } });
    const stick = mkdtempSync(join(tmpdir(), 'gschobe-full-'));
    const part = join(stick, `2024-11-18-${id}-passe-0.json.part`);
    symlinkSync('/dev/full', part);
    expect(await openSaves(server.services).choose(id, evening, stick)).toBe(false);
    expect(lstatSync(part, { throwIfNoEntry: false })).toBeUndefined();
  },
);
