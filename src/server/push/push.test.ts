import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests } from '../guests/guests.ts';
import type { Services } from '../subject.ts';
import { asOwner } from '../testing/database.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { tally } from '../testing/tally.ts';
import { openWire } from './wire.ts';

const subjects = (services: Services) => [guests(services), tally(services)];
let one: TestServer;
let two: TestServer;
let owner: Caller;
const devices: Device[] = [];
const connect = async (server: TestServer, cookie?: string, headers?: Record<string, string>) => {
  const device = await openDevice(server.address, cookie, headers);
  devices.push(device);
  return device;
};

beforeAll(async () => {
  one = await startTestServer({ subjects });
  two = await startTestServer({ subjects, databaseUrl: one.databaseUrl, clock: one.clock });
  owner = await one.caller().asGuest();
});
afterAll(async () => {
  for (const device of devices) device.close();
  await Promise.all([one.stop(), two.stop()]);
});

test('a change through one process reaches a device on the other, and the first state comes at once', async () => {
  await owner.post('/api/tallies/cross', { by: 1 });
  const near = await connect(one, owner.cookie);
  const far = await connect(two, owner.cookie);
  const before = { topic: 'tally:cross', data: { sum: 1, version: 2 } };
  const after = { topic: 'tally:cross', data: { sum: 6, version: 3 } };
  for (const device of [near, far]) {
    device.subscribe('tally:cross');
    expect(await device.next()).toEqual(before);
  }
  await owner.post('/api/tallies/cross', { by: 5 });
  for (const device of [near, far]) {
    // The hint of the first change may arrive after the subscription: then the first state is told twice.
    let heard = await device.next();
    while (heard.data.version === 2) heard = await device.next();
    expect(heard).toEqual(after);
  }
});

test('nobody hears what is not his', async () => {
  await owner.post('/api/tallies/mine', { by: 1 });
  const stranger = await one.caller().asGuest();
  for (const cookie of ['', stranger.cookie]) {
    const device = await connect(one, cookie);
    device.subscribe('tally:mine', 'tally:nothing', 'nokind:1', 'board:b');
    const heard = [await device.next(), await device.next(), await device.next(), await device.next()];
    const refused = (topic: string) => ({ topic, refused: 'not-found' });
    expect(heard).toContainEqual({ topic: 'board:b', data: { board: 'b' } });
    for (const topic of ['tally:mine', 'tally:nothing', 'nokind:1']) expect(heard).toContainEqual(refused(topic));
    await owner.post('/api/tallies/mine', { by: 1 });
    one.services.publish('board:b', { board: 'after' });
    expect(await device.next()).toEqual({ topic: 'board:b', data: { board: 'after' } });
    expect(device.waiting()).toBe(0);
  }
});

test('data too big for the wire is loaded by the other process itself', async () => {
  const device = await connect(two);
  device.subscribe('board:big');
  await device.next();
  one.services.publish('board:big', { text: 'x'.repeat(20_000) });
  expect(await device.next()).toEqual({ topic: 'board:big', data: { board: 'big' } });
});

test('a page of another site may not listen in our name', async () => {
  await expect(openDevice(one.address, owner.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403');
});

test('what is not understood ends the connection, and only that one', async () => {
  for (const text of ['{', '[]', 'null', '{"subscribe":"x"}', '{"subscribe":[1]}', '{"other":1}']) {
    const device = await connect(one, owner.cookie);
    device.say(text);
    expect(await device.closed).toBe(1007);
  }
  const greedy = await connect(one, owner.cookie);
  greedy.subscribe(...Array.from({ length: 65 }, (_, i) => `board:${i}`));
  expect(await greedy.closed).toBe(1008);
});

test('after a lost connection to the database devices are told again', async () => {
  const device = await connect(one, owner.cookie);
  device.subscribe('tally:cross');
  await device.next();
  await asOwner(
    one.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and (query like 'listen%' or query like 'select pg_notify%')`,
  );
  expect(await device.next()).toMatchObject({ topic: 'tally:cross' });
});

test('the listener takes the role it is given, and is nobody without it', async () => {
  const nobody = { url: one.databaseUrl, role: 'a_role_that_is_not_there', receive: () => {}, missed: () => {} };
  await expect(openWire(nobody)).rejects.toThrow('a_role_that_is_not_there');
});
