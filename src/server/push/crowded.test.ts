import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type Device, openDevice } from '../testing/device.ts';
import type { Hub } from './hub.ts';
import { openSockets } from './sockets.ts';

// Many devices of one address, with bounds so narrow that a few of them are a full hall.
const hub: Hub = {
  async subscribe(listener, topic) {
    listener.send(JSON.stringify({ topic, data: {} }));
    return true;
  },
  ...{ unsubscribe() {}, leave() {}, publish() {}, disconnect() {}, listeners: () => 0, isDeaf: () => false },
  ...{ announce: async () => {}, stop: async () => {} },
};
let server: FastifyInstance;
let address: string;
const devices: Device[] = [];
const connect = async () => {
  const device = await openDevice(address);
  devices.push(device);
  return device;
};
const open = async (mostDevices: number, perMinute: number, burst: number) => {
  server = fastify();
  server.decorateRequest('actor', { getter: () => ({ kind: 'anonymous' }) as const });
  await server.register(websocket);
  await server.register(async (scope) =>
    openSockets(scope, hub, { mostDevices, together: { perMinute, burst, by: 'address' } }),
  );
  address = await server.listen({ host: '127.0.0.1', port: 0 });
};
afterEach(async () => {
  for (const device of devices.splice(0)) device.close();
  await server.close();
});

const topicsOf = (count: number) => Array.from({ length: count }, (_, i) => `match:${i}`);

/** The next so many topics, or the code with which it was shown out before. */
const told = (device: Device, count: number): Promise<readonly (string | undefined)[] | number> => {
  const all = async () => {
    const topics: (string | undefined)[] = [];
    while (topics.length < count) topics.push((await device.next()).topic);
    return topics;
  };
  return Promise.race([all(), device.closed]);
};

test('those who are turned away take nothing from those inside', async () => {
  await open(2, 1, 16);
  const inside = [await connect(), await connect()];
  const knocking = await Promise.all(Array.from({ length: 60 }, connect));
  for (const { closed } of knocking) expect(await closed).toBe(1013);
  for (const device of inside) {
    device.subscribe(...topicsOf(8));
    expect(await told(device, 8)).toEqual(topicsOf(8));
  }
});

test('who asks for more than there is now keeps what it has, is answered, and hears the rest in its turn', async () => {
  await open(9, 6000, 4);
  const device = await connect();
  device.subscribe('match:a');
  expect(await told(device, 1)).toEqual(['match:a']);
  device.subscribe(...topicsOf(30));
  device.say('{}');
  const heard = await told(device, 31);
  expect([heard].flat().filter((topic) => topic !== undefined)).toEqual(topicsOf(30));
  expect([heard].flat().indexOf(undefined)).toBeLessThan(30); // {}: it did not have to wait for this
});

test('a device that asks for eight topics gets them while greedy ones of its address come back again and again', async () => {
  await open(1000, 18_000, 200);
  let isOver = false;
  let came = 0;
  let sayEmpty = () => {};
  const isEmpty = new Promise<void>((resolve) => {
    sayEmpty = resolve;
  });
  /** Asks for sixty each time, and leaves when it has come three times more. */
  const comeBack = async () => {
    const open: Device[] = [];
    while (!isOver) {
      const device = await openDevice(address);
      device.subscribe(...topicsOf(60));
      open.push(device);
      if (open.length > 3) open.shift()!.close();
      if (++came === 30) sayEmpty();
    }
    for (const device of open) device.close();
  };
  const greedy = Promise.all(Array.from({ length: 3 }, comeBack));
  await isEmpty;
  const honest = await connect();
  honest.subscribe(...topicsOf(8));
  const heard = await told(honest, 8);
  isOver = true;
  await greedy;
  expect(heard).toEqual(topicsOf(8));
});
