import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../kit/chance.ts';
import { DAY } from '../../../kit/time.ts';
import { testDatabase } from '../../testing/database.ts';
import { createVerifier } from '../audit.ts';
import { auditHead, verifyStore } from '../auditStore.ts';
import { type Connections, connect } from '../database.ts';
import type { StoredEvent } from '../events.ts';
import { openSigner } from '../signing.ts';
import { openStore, type Store } from '../store.ts';
import { alone } from './archiving.ts';
import { listArchive } from './listing.ts';
import { makeArchive } from './making.ts';
import { fileOf, writeMonth } from './monthFile.ts';
import { inspectMonth, NotInArchive } from './monthReader.ts';
import { archivedIn } from './months.ts';
import { returnMonth } from './returning.ts';

// Games that are over end with 'ended'; people stay. Three months, one game over New Year's Eve, one never ended.
const OVER = `select stream from events where type = 'ended' and stream like 'game:%'
  union select stream from streams where archived is not null`;
const START = Date.UTC(2025, 10, 3);
let now: number;
let folder: string;
let store: Store;
let owner: Connections;
let before: ReadonlyMap<string, readonly StoredEvent[]>;

const streams = [
  ...Array.from({ length: 40 }, (_, i) => `game:${i}`),
  ...Array.from({ length: 5 }, (_, i) => `person:${i}`),
];

async function fill(): Promise<void> {
  const dice = chanceFromText('archive')('fill');
  const say = (stream: string, at: number, ...types: string[]) =>
    store.append({
      ...{ stream, expected: 'any', actor: `guest:${stream.length}`, at },
      events: types.map((type) => ({ type, text: 'Grüezi 💯 \\ \t'.repeat(dice.below(9)), at })),
    });
  for (let day = 0; day < 80; day++) {
    const at = START + day * DAY;
    await say(`person:${day % 5}`, at, 'moved');
    const game = `game:${day >> 1}`;
    await say(game, at + 1000, 'opened', 'dealt');
    for (let card = 0; card < 5; card++) await say(game, at + 2000 + card, 'played', 'played');
    if (day % 2 === 1 && game !== 'game:3') await say(game, at + 9000, 'ended');
  }
  await store.sealer.seal();
}

const readAll = async () =>
  new Map(await Promise.all(streams.map(async (stream) => [stream, await store.read(stream)] as const)));
const make = (month = '2026-02', report: (line: string) => void = () => {}) =>
  alone(owner.pool, (client) =>
    makeArchive(client, { before: month, folder, now, report, signer: openSigner(folder), over: OVER }),
  );
const bringBack = (month: string, report: (line: string) => void = () => {}) =>
  alone(owner.pool, (client) => returnMonth(client, month, { folder, now, report }));
const verify = () => verifyStore(store.pool, { folder });
const rowsOf = async (table: string) => Number((await owner.pool.query(`select count(*) from ${table}`)).rows[0].count);
/** Every row of the games, to the byte. */
const rowsOfGames = async () =>
  (
    await owner.pool.query(
      `select (select md5(string_agg(e::text, '' order by stream, version)) from events e where stream like 'game:%') as events,
         (select md5(string_agg(a::text, '' order by seq)) from audit a where stream like 'game:%') as links`,
    )
  ).rows[0];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gschobe-archive-'));
  now = Date.UTC(2026, 1, 2);
  const url = await testDatabase();
  owner = connect(url, 3);
  store = await openStore({ url, connections: 4, archive: folder });
  await fill();
  before = await readAll();
  return async () => {
    await Promise.all([store.close(), owner.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
});

test('old months lie in files, what is over leaves the tables, and everything is read as before', async () => {
  const head = (await auditHead(store.pool))!;
  const [events, links] = [await rowsOf('events'), await rowsOf('audit')];
  const made = await make();
  expect(made).toMatchObject({ months: ['2025-11', '2025-12', '2026-01'], streams: 39 });
  expect(readdirSync(folder).filter((name) => name.endsWith('.archive'))).toHaveLength(3);
  expect(await rowsOf('events')).toBe(events - made.events + 4); // three files, one time marks
  expect(await rowsOf('audit')).toBe(links - made.links + 4);
  expect(made.events).toBe(
    [...before].reduce((sum, [name, all]) => sum + (name.startsWith('game:') && name !== 'game:3' ? all.length : 0), 0),
  );
  expect(await readAll()).toEqual(before);
  expect(await store.read('game:7', 9)).toEqual(before.get('game:7')!.slice(9));
  const verdict = await verify();
  expect(verdict).toMatchObject({ ok: true, archived: { read: ['2025-11', '2025-12', '2026-01'], elsewhere: [] } });
  expect(await verifyStore(store.pool, { folder, published: head })).toMatchObject({ ok: true });
  expect(await listArchive(owner.pool, folder)).toMatchObject([{ streams: 13 }, { isHere: true }, { isHere: true }]);
  expect(await make()).toEqual({ months: [], streams: 0, events: 0, links: 0 });
});

test('a month that came back is what it was, row by row, and goes again', async () => {
  const was = await rowsOfGames();
  await make();
  const thin = await rowsOf('events');
  expect(await rowsOfGames()).not.toEqual(was);
  expect(await bringBack('2025-12')).toMatchObject({ streams: 15 });
  expect(await verify()).toMatchObject({ ok: true });
  expect(await bringBack('2026-01')).toMatchObject({ streams: 11 });
  expect(await bringBack('2025-11')).toMatchObject({ streams: 13 });
  expect(await rowsOfGames()).toEqual(was);
  expect(await readAll()).toEqual(before);
  expect(await verify()).toMatchObject({ ok: true });
  const chain = createVerifier();
  for await (const record of store.archive.records(owner.pool)) chain.add(record);
  expect(chain.verdict()).toMatchObject({ ok: true });
  expect(await make()).toMatchObject({ months: [], streams: 39 });
  expect(await rowsOf('events')).toBe(thin + 4); // it said so: three times back, once gone again
  expect(await readAll()).toEqual(before);
  expect(await bringBack('2024-01')).toBe(undefined);
});

test('what is said to an archived stream follows on it, and goes to the archive with its own month', async () => {
  await make();
  const event = { type: 'handedOver', owner: 'person:1' };
  const said = { actor: 'person:1', at: now + DAY };
  await store.append({ stream: 'game:5', expected: 'any', events: [event], ...said });
  const whole = [...before.get('game:5')!, { version: before.get('game:5')!.length + 1, event, ...said }];
  expect(await store.read('game:5')).toEqual(whole);
  expect(await verify()).toMatchObject({ ok: true, pending: expect.any(Number) });
  now += 30 * DAY;
  expect(await make('2026-03')).toMatchObject({ months: ['2026-02'], streams: 1 });
  expect(await store.read('game:5')).toEqual(whole);
  expect(await verify()).toMatchObject({ ok: true });
  expect(await bringBack('2026-02')).toMatchObject({ streams: 1, events: whole.length });
  expect(await store.read('game:5')).toEqual(whole);
  expect(await verify()).toMatchObject({ ok: true });
});

test('without its file a month is taken as the chain names it, and who asks for one of its games is told which', async () => {
  await make();
  renameSync(fileOf(folder, '2025-12'), `${folder}/away`);
  const error = await store.read('game:20').catch((one) => one);
  expect(error).toBeInstanceOf(NotInArchive);
  expect(error).toMatchObject({ month: '2025-12', isAway: true });
  expect(await verify()).toMatchObject({
    ok: true,
    archived: { read: ['2025-11', '2026-01'], elsewhere: ['2025-12'] },
  });
  expect(await verifyStore(store.pool)).toMatchObject({ ok: true, archived: { read: [] } });
  const published = { seq: 300, hash: 'a'.repeat(64) };
  expect(await verifyStore(store.pool, { published })).toMatchObject({
    ok: false,
    why: expect.stringMatching(/not here|published/),
  });
  await expect(bringBack('2026-01')).rejects.toThrow('its file is not here');
  renameSync(`${folder}/away`, fileOf(folder, '2025-12'));
  expect(await store.read('game:20')).toEqual(before.get('game:20'));
});

describe('nobody removes or changes what the archive does not hold', () => {
  test('append-only, as before: only what is marked may go, and the newest link never', async () => {
    await expect(owner.pool.query('delete from events')).rejects.toThrow('append-only');
    await expect(owner.pool.query('delete from audit')).rejects.toThrow('append-only');
    await make();
    await expect(owner.pool.query('delete from events')).rejects.toThrow('append-only');
    await expect(owner.pool.query('update audit set actor = actor')).rejects.toThrow('append-only');
    await expect(store.pool.query(`delete from events where stream = 'game:1'`)).rejects.toThrow('permission denied');
    await owner.pool.query(`update streams set archived = version where stream = 'archive:months'`);
    await expect(owner.pool.query('delete from audit where seq = (select max(seq) from audit)')).rejects.toThrow(
      'append-only',
    );
  });

  test('a game that is only said to be in the archive is missed, with the files and without', async () => {
    await make('2025-12');
    await owner.pool.query(`update streams set archived = version, archived_link = 1 where stream = 'person:2'`);
    await owner.pool.query(`delete from events where stream = 'person:2'`);
    expect(await verifyStore(store.pool)).toMatchObject({ ok: false, why: expect.stringMatching(/marks|person:2/) });
    expect(await verify()).toMatchObject({ ok: false });
  });

  test('any changed byte of a file is noticed, by itself, with the database, and by who reads a game', async () => {
    await make();
    const file = fileOf(folder, '2025-12');
    const whole = readFileSync(file);
    const dice = chanceFromText('bytes')('archive');
    for (let i = 0; i < 60; i++) {
      const bytes = Buffer.from(whole);
      const at = i < 20 ? whole.length - 1 - dice.below(900) : dice.below(whole.length);
      bytes[at]! ^= 1 << dice.below(8);
      writeFileSync(file, bytes);
      await expect(inspectMonth(file, '2025-12')).rejects.toThrow(NotInArchive);
      if (i % 6 === 0) expect(await verify()).toMatchObject({ ok: false });
      const fresh = await openStore({ url: owner.pool.options.connectionString!, connections: 1, archive: folder });
      const read = await fresh.read('game:20').catch((error) => error);
      if (!(read instanceof Error)) expect(read).toEqual(before.get('game:20'));
      await fresh.close();
    }
    copyFileSync(fileOf(folder, '2025-11'), file); // a good file in the wrong place
    expect(await verify()).toMatchObject({ ok: false, why: expect.stringContaining('not the one that was written') });
  });
});

test('whoever dies at any step runs it again: nothing is lost and nothing is there twice', async () => {
  const steps: string[] = [];
  await make('2025-12', (line) => steps.push(line));
  await bringBack('2025-11', (line) => steps.push(line));
  const [, ...again] = [0, ...Array(14).keys()];
  for (const [kind, at] of again.flatMap((n) => [['make', n - 1] as const, ['restore', n - 1] as const])) {
    let left = at;
    const die = () => {
      if (left-- === 0) throw new Error('killed');
    };
    await (kind === 'make' ? make('2026-02', die) : bringBack('2026-01', die)).catch((error) => {
      if (!/killed|not in the archive/.test(error.message)) throw error;
    });
    expect(await readAll(), `${kind} ${at}`).toEqual(before);
    expect(await verify(), `${kind} ${at}`).toMatchObject({ ok: true });
  }
  await make();
  expect(await readAll()).toEqual(before);
  expect((await archivedIn(owner.pool)).months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(existsSync(`${fileOf(folder, '2026-01')}.unfinished`)).toBe(false);
});

test.runIf(existsSync('/dev/full'))('a month that finds no room leaves nothing of itself behind', async () => {
  const full = mkdtempSync(join(tmpdir(), 'gschobe-full-'));
  symlinkSync('/dev/full', `${fileOf(full, '2026-01')}.unfinished`);
  const segment = { month: '2026-01', first: 1, last: 0, prev: '', hash: '' };
  const none = (async function* () {})();
  await expect(writeMonth(full, segment, none, openSigner(folder))).rejects.toThrow('ENOSPC');
  expect(readdirSync(full)).toEqual([]);
});
