import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  as,
  drawAndStart,
  evening,
  openDoor,
  post,
  server,
  supervisorOf,
  tableKey,
  viewOf,
} from '../src/server/tournament/doorTesting.ts';
import type { EveningView, SupervisorScreen, TableScreen } from '../src/tournament/evening/eveningView.ts';
import { openConnection } from '../src/web/tournament/connection.ts';

openDoor();

/** What the devices have asked and heard, by the code they hold. */
const asked: { readonly method: string; readonly code: string | null; readonly bytes: number }[] = [];
const heard: { readonly topic: string; readonly bytes: number }[] = [];
const closing: (() => void)[] = [];

beforeAll(() => {
  vi.stubGlobal('location', { protocol: 'http:', host: new URL(server.address).host });
  class Listening extends WebSocket {
    constructor(url: string) {
      super(url);
      this.on('message', (bytes) =>
        heard.push({ topic: JSON.parse(String(bytes)).topic, bytes: String(bytes).length }),
      );
    }
  }
  vi.stubGlobal('WebSocket', Listening);
  const real = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.startsWith('/')) return real(url, init);
    const response = await real(server.address + url, init);
    const text = await response.clone().text();
    asked.push({ method: init.method ?? 'GET', code: new Headers(init.headers).get('x-code'), bytes: text.length });
    return response;
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  asked.length = 0;
  heard.length = 0;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A device as the browser runs it. */
async function device<Screen extends EveningView>(id: string, key: string) {
  let changed = () => {};
  const connection = openConnection(id, key, () => changed());
  closing.push(connection.close);
  const until = (isSo: (screen: Screen) => boolean) =>
    new Promise<Screen>((resolve) => {
      changed = () => {
        const screen = connection.view as Screen | undefined;
        if (screen && isSo(screen)) resolve(screen);
      };
      changed();
    });
  await until(() => true);
  // It listens when the server has said how it stands.
  await vi.waitUntil(() => heard.some(({ topic }) => topic === `evening:${id}/${key}`), { timeout: 20_000 });
  const requests = () => asked.filter(({ code }) => code === key).map(({ method }) => method);
  const bytes = () =>
    asked.filter(({ code }) => code === key).reduce((sum, each) => sum + each.bytes, 0) +
    heard.filter(({ topic }) => topic.endsWith(key)).reduce((sum, each) => sum + each.bytes, 0);
  const forget = () => {
    asked.length = 0;
    heard.length = 0;
  };
  return { connection, until, requests, bytes, forget };
}

test('a game on a writer’s phone is one POST and no GET; the other phone at the table and the supervisor hear it without asking', async () => {
  const e = await evening(44);
  const rita = await supervisorOf(e);
  await drawAndStart(e, 1);
  const code = await tableKey(e, 1);
  await post(as(code), `/${e.id}/sheets/1/1/commands`, { type: 'elect-writer', seat: 0, version: 1 });
  const writer = await device<TableScreen>(e.id, code);
  const second = await device<TableScreen>(e.id, code);
  const supervisor = await device<SupervisorScreen>(e.id, rita);
  supervisor.forget();
  const played = (screen: TableScreen) => screen.sheet?.played === 1;
  const told = await writer.connection.send('POST /tournaments/:id/sheets/:passe/:table/commands', {
    params: { passe: '1', table: '1' },
    body: { type: 'record', game: 1, points: [100, 57], version: 2 },
  });
  expect(told.ok).toBe(true);
  expect(played(writer.connection.view as TableScreen)).toBe(true);
  await second.until(played);
  await supervisor.until(({ view }) => view.tables[0]?.played === 1);
  expect(writer.requests()).toEqual(['POST']); // both phones of the table
  expect(supervisor.requests()).toEqual([]);
  expect(await viewOf(e, code)).toEqual(writer.connection.view);
});

test('SSC 7.03 a visa costs its supervisor less than 2 kB, and his colleague hears of it without asking', async () => {
  const e = await evening(44);
  const [rita, balz] = [await supervisorOf(e, 'Rita Amstutz'), await supervisorOf(e, 'Balz Arnold')];
  await drawAndStart(e, 1);
  const totals: [number, number] = [400, 228];
  const typed = { type: 'enter', totals, version: 1 };
  expect((await post(as(e.key), `/${e.id}/sheets/1/3/commands`, typed)).status).toBe(200);
  const supervisor = await device<SupervisorScreen>(e.id, rita);
  const colleague = await device<SupervisorScreen>(e.id, balz);
  const desk = await device(e.id, e.key);
  supervisor.forget();
  const told = await supervisor.connection.send('POST /tournaments/:id/sheets/:passe/:table/commands', {
    params: { passe: '1', table: '3' },
    body: { type: 'visa', version: 2 },
  });
  expect(told.ok).toBe(true);
  const isVisaed = ({ view }: SupervisorScreen) => view.tables[2]?.status === 'visaed';
  expect(isVisaed(supervisor.connection.view as SupervisorScreen)).toBe(true);
  await colleague.until(isVisaed);
  await desk.until((screen) => screen.as === 'desk' && screen.view.tables[2]?.status === 'visaed');
  expect(supervisor.requests()).toEqual(['POST']);
  expect([...colleague.requests(), ...desk.requests()]).toEqual([]);
  expect(supervisor.bytes()).toBeLessThan(2000);
  expect(await viewOf(e, rita)).toEqual(supervisor.connection.view);
  expect(await viewOf(e, e.key)).toEqual(desk.connection.view);
});

test('a screen that missed something asks once, and gets only what it missed', async () => {
  const e = await evening(8);
  await drawAndStart(e, 1);
  const code = await tableKey(e, 1);
  const { revision, sheet } = await viewOf(e, code);
  await post(as(code), `/${e.id}/sheets/1/1/commands`, { type: 'elect-writer', seat: 2, version: 1 });
  const news = (await as(code).get(`/api/tournaments/${e.id}/news?since=${revision}`)).body;
  expect(Object.keys(news.parts)).toEqual(['sheet']);
  expect(news.parts.sheet).toMatchObject({ writer: 2, version: sheet.version + 1 });
  const old = (await as(code).get(`/api/tournaments/${e.id}/news?since=1`)).body;
  expect(old).toMatchObject({ since: 0, parts: { as: 'table', table: 1 } });
});
