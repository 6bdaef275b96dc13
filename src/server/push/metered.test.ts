import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests } from '../guests/guests.ts';
import type { Services, Subject } from '../subject.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { tally } from '../testing/tally.ts';
import { createBucket, createHeadcount, TOGETHER } from './allowance.ts';

// A topic whose loading the test holds back, to see how many are loaded at once and in all.
let loads = 0;
let inside = 0;
let most = 0;
let release: () => void = () => {};
let held = Promise.resolve();
const hold = () => {
  held = new Promise((resolve) => {
    release = resolve;
  });
};
const heavy: Subject = {
  name: 'heavy',
  topics: [
    {
      kind: 'heavy',
      isPublic: true,
      async load(id) {
        loads++;
        most = Math.max(most, ++inside);
        await held;
        inside--;
        return { id };
      },
    },
  ],
};
let server: TestServer;
let player: Caller;
const devices: Device[] = [];
const connect = async (cookie = '') => {
  const device = await openDevice(server.address, cookie);
  devices.push(device);
  return device;
};

beforeAll(async () => {
  server = await startTestServer({ subjects: (services: Services) => [guests(services), tally(services), heavy] });
  player = await server.caller().asGuest();
});
afterAll(async () => {
  for (const device of devices) device.close();
  await server.stop();
});

test('who sends as fast as he can is cut off after a few loads, and a player beside him plays', async () => {
  const topics = Array.from({ length: 60 }, (_, i) => `heavy:${i}`);
  const device = await connect();
  const message = JSON.stringify({ unsubscribe: topics, subscribe: topics });
  for (let i = 0; i < 1000; i++) device.say(message); // two megabytes
  const move = await player.post('/api/tallies/beside', { by: 1 });
  expect(move.status).toBe(200);
  expect(await device.closed).toBe(1008);
  expect(loads).toBeLessThan(130);
});

test('one connection has a few loads under way, all together leave most of the pool to those who play', async () => {
  const topics = Array.from({ length: 20 }, (_, i) => `heavy:${i}`);
  most = 0;
  hold();
  const alone = await connect();
  alone.subscribe(...topics);
  await expect.poll(() => inside).toBe(2);
  const others = await Promise.all(Array.from({ length: 8 }, () => connect()));
  for (const device of others) device.subscribe(...topics);
  await expect.poll(() => inside).toBe(6);
  expect((await player.post('/api/tallies/beside', { by: 1 })).status).toBe(200);
  release();
  for (const device of [alone, ...others]) for (const _ of topics) await device.next(); // everybody gets everything
  expect(most).toBe(6);
});

test('what a connection that has ended still waited for is not loaded', async () => {
  const listeners = async () => /^gschobe_push_listeners (\d+)$/m.exec((await player.get('/metrics')).text)?.[1];
  for (const device of devices.splice(0)) device.close();
  await expect.poll(listeners).toBe('0');
  hold();
  const before = loads;
  const device = await connect(player.cookie);
  device.subscribe(...Array.from({ length: 10 }, (_, i) => `heavy:${i}`));
  await expect.poll(() => inside).toBe(4); // a guest may have four at once
  device.close();
  await expect.poll(listeners).toBe('0');
  release();
  await expect.poll(() => inside).toBe(0);
  expect(loads - before).toBe(4);
});

test('the bucket fills again, and an address holds so many devices', () => {
  let now = 0;
  const pay = createBucket({ burst: 10, perSecond: 2, loads: 1 }, () => now);
  expect([pay(10), pay(1)]).toEqual([true, false]);
  now = 1000;
  expect([pay(1), pay(1)]).toEqual([true, false]);
  const headcount = createHeadcount(2);
  expect(['a', 'a', 'a', 'b'].map(headcount.enter)).toEqual([true, true, false, true]);
  headcount.leave('a');
  expect(headcount.enter('a')).toBe(true);
});

test('who comes back again and again, as many devices at once, is given no more than who stays', async () => {
  const topics = Array.from({ length: 60 }, (_, i) => `heavy:${i}`);
  const [before, start] = [loads, performance.now()];
  let unserved = 0;
  /** Comes back as soon as it is answered without having heard them all. */
  const comeBack = async () => {
    const device = await connect();
    let heard = 0;
    const untilAnswered = async () => {
      device.say('{}');
      while ((await device.next()).topic !== undefined) heard++;
    };
    device.subscribe(...topics);
    await untilAnswered();
    await untilAnswered(); // what there was for it has come
    if (heard < topics.length) unserved++;
    device.close();
    await device.closed;
  };
  for (let i = 0; i < 4; i++) await Promise.all(Array.from({ length: 100 }, comeBack)); // 24,000 topics
  const seconds = (performance.now() - start) / 1000;
  expect(loads - before).toBeLessThanOrEqual(TOGETHER.burst + (TOGETHER.perMinute / 60) * seconds);
  expect(unserved).toBeGreaterThan(0);
  expect((await player.post('/api/tallies/beside', { by: 1 })).status).toBe(200);
});
