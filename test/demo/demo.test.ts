import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUSE_KEYS } from '../../src/demo/keys.ts';
import { EDITIONS, HOUSE, MOMENT } from '../../src/demo/plan.ts';
import { GUISES } from '../../src/demo/roles.ts';
import { placeOf, STOPS } from '../../src/demo/stops.ts';
import { readConfig } from '../../src/server/config.ts';
import { bringIn, serveHouse } from '../../src/server/demo/open.ts';
import { unpack } from '../../src/server/demo/packed.ts';
import { claimFolder, whyNot } from '../../src/server/demo/refusal.ts';
import { packedIn, readShipped, SHIPPED } from '../../src/server/demo/shipped.ts';
import { LANGUAGES, wordsIn } from '../../src/server/demo/words.ts';
import { emptyDatabase } from '../../src/server/testing/database.ts';
import { createCaller, startTestServer } from '../../src/server/testing/server.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'gschobe-demo-'));
const html = { method: 'GET', headers: { accept: 'text/html' } };

describe('a demo starts nowhere but in a folder of its own', () => {
  test.each([
    ['a public address', { PUBLIC_URL: 'https://jass.example.ch' }],
    ['real money', { MONEY: 'cash' }],
    ['a database of somebody', { DATABASE_URL: 'postgres://localhost/jass' }],
    ['letters that are sent', { SMTP_URL: 'smtp://localhost' }],
  ])('not with %s', (_name, environment) => {
    expect(whyNot(environment, newFolder())).toMatch(/unset/);
    expect(whyNot({}, newFolder())).toBeUndefined();
  });

  test('not among data that is not a demo’s, which stays as it is', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sealing.key'), 'mine');
    expect(whyNot({}, folder)).toMatch(/not a demo's/);
    expect(readdirSync(folder)).toEqual(['sealing.key']);
  });

  test('what an earlier demo left gives way, unless that demo still runs', () => {
    const folder = join(newFolder(), 'demo-data');
    claimFolder(folder);
    mkdirSync(join(folder, 'postgres'));
    expect(whyNot({}, folder)).toBeUndefined();
    claimFolder(folder);
    expect(readdirSync(folder)).toEqual(['demo.json']);
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ pid: process.ppid }));
    expect(whyNot({}, folder)).toMatch(/is running/);
  });
});

test('nothing of the demo is in a normal start: no address, no bar, nothing in the built pages', async () => {
  const server = await startTestServer();
  try {
    const caller = server.caller();
    for (const path of ['/demo', '/', '/office'])
      expect((await caller.send(path, html)).text).not.toContain('demo-bar');
    for (const path of ['/demo/be/organiser', '/demo/style.css', '/demo/pictures/table.webp'])
      expect((await caller.get(path)).status, path).toBe(404);
    expect(caller.cookie).toBe('');
    expect((await caller.get('/sw.js')).text).not.toContain('registration.unregister');
    expect((await caller.get('/openapi.json')).text).not.toMatch(/\/demo\b/);
  } finally {
    await server.stop();
  }
  const built = join(import.meta.dirname, '../../dist/web/assets');
  const scripts = readdirSync(built).filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.filter((name) => /demo-bar|demo\/be/.test(readFileSync(join(built, name), 'utf8')))).toEqual([]);
});

describe('the house that is shipped', () => {
  const shipped = readShipped();
  const text = unpack(packedIn(SHIPPED), shipped);
  let address: string;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    await bringIn(databaseUrl, text, shipped);
    const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: newFolder(), LOG_LEVEL: 'silent', ...HOUSE_KEYS };
    const config = readConfig(environment);
    const served = await serveHouse({ config, databaseUrl, house: shipped, speed: 0, report: () => {} });
    address = served.server.address;
    stop = served.stop;
  }, 120_000);
  afterAll(() => stop?.());

  test('a signature of another house is noticed before anything is used', () => {
    const changed = { ...shipped, signature: shipped.signature.replace(/^../, (two) => (two === '00' ? '11' : '00')) };
    expect(() => unpack(packedIn(SHIPPED), changed)).toThrow(/was changed/);
  });

  test('it is its second week on whatever day it is started, and every page says that it is a demo', async () => {
    const caller = createCaller(address);
    const { headers, text: page } = await caller.send('/', html);
    const told = Date.parse(headers.get('date') ?? '');
    expect(told - MOMENT).toBeGreaterThanOrEqual(-1000);
    expect(told - MOMENT).toBeLessThan(600_000);
    for (const language of LANGUAGES) expect(page).toContain(wordsIn(language).who);
    const { body } = await caller.get('/api/editions');
    const stages = new Map(body.editions.map(({ id, stage }: { id: string; stage: string }) => [id, stage]));
    expect(stages.get(EDITIONS.thisYear.id)).toBe('running');
    expect(body.editions.find(({ id }: { id: string }) => id === EDITIONS.lastYear.id).champion.name).toMatch(/\w+/);
    expect((await caller.get(`/api/editions/${EDITIONS.thisYear.id}`)).body.entered).toBe(HOUSE.people);
  });

  test('one click makes a window somebody: a host name of its own, and a session where there is an account', async () => {
    const port = new URL(address).port;
    const tour = (await createCaller(address).send('/demo', html)).text;
    for (const guise of GUISES) {
      expect(tour).toContain(`http://${guise}.localhost:${port}/demo/be/${guise}`);
      const caller = createCaller(address);
      const { status } = await caller.get(`/demo/be/${guise}`);
      expect(status).toBe(302);
      const isSomebody = !['writer', 'supervisor', 'wall'].includes(guise);
      expect((await caller.get('/api/me')).status, guise).toBe(isSomebody ? 200 : 204);
    }
    expect((await createCaller(address).get('/demo/be/nobody')).status).toBe(404);
  });

  test.each(LANGUAGES)('the tour has twelve stops with link, picture and what to try (%s)', async (language) => {
    const caller = createCaller(address);
    const tour = (await caller.send(`/demo?language=${language}`, html)).text;
    for (const each of STOPS) {
      expect(tour).toContain(`?stop=${each}"`);
      const { title, text: words } = wordsIn(language).stops[each];
      expect(tour).toContain(title);
      expect(tour).toContain(words);
    }
    if (language !== 'de') return;
    for (const each of STOPS) {
      const { as, address: where } = placeOf(each, shipped);
      expect((await caller.get(`/demo/be/${as}?stop=${each}`)).headers.get('location')).toBe(where);
      expect((await caller.get(`/demo/pictures/${each}.webp`)).headers.get('content-type'), each).toBe('image/webp');
    }
  });

  test('EBH 7 tonight’s tables are in their third Passe, and the wall shows them', async () => {
    const { evening } = shipped;
    const { body } = await createCaller(address, evening.wall).get(`/api/tournaments/${evening.id}/view`);
    expect(body.view).toMatchObject({ closed: 2, tables: { all: HOUSE.evening / 4 } });
  });
});
