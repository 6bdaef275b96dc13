import { afterAll, beforeAll, expect, test } from 'vitest';
import { advance } from '../../schieber/step.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import type { MatchAnswer, MatchNews } from '../../schieber/wire.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

let one: TestServer;
let two: TestServer;
let guest: Caller;
const devices: Device[] = [];
beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ databaseUrl: one.databaseUrl, clock: one.clock });
  guest = await one.caller().asGuest();
});
afterAll(async () => {
  for (const device of devices) device.close();
  await Promise.all([one.stop(), two.stop()]);
});

const MINE = '0'.repeat(32);
let keys = 0;
const headers = () => ({ 'idempotency-key': `news-${++keys}`, 'x-device': MINE });

const begin = async (): Promise<MatchAnswer> =>
  (await guest.post('/api/matches', { kind: 'practice', games: 1 }, headers())).body;

async function listen(server: TestServer, id: string, name: string, cookie = guest.cookie): Promise<Device> {
  const device = await openDevice(server.address, cookie, {}, name);
  devices.push(device);
  device.subscribe(`match:${id}`);
  return device;
}

const anyCommand = ({ game }: MatchView): object =>
  game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };

test('each command is told once to every other device, here and on another server, as steps; never to the one that asked', async () => {
  const begun = await begin();
  const { id, version } = begun;
  const mine = await listen(one, id, MINE);
  const mineElsewhere = await listen(two, id, MINE);
  const others = [await listen(one, id, '1'.repeat(32)), await listen(two, id, '2'.repeat(32))];
  for (const device of [mine, mineElsewhere, ...others])
    expect((await device.next()).data).toEqual({ from: version, version, steps: [] });
  let answer = begun;
  const followed = others.map(() => ({ version, view: begun.view }));
  while (!answer.view.ending) {
    answer = (await guest.post(`/api/matches/${id}/commands`, anyCommand(answer.view), headers())).body;
    for (const [place, device] of others.entries()) {
      const { from, version: to, steps }: MatchNews = (await device.next()).data;
      expect(from).toBe(followed[place]!.version);
      followed[place] = { version: to, view: steps.reduce(advance, followed[place]!.view) };
      expect(followed[place]).toEqual({ version: answer.version, view: answer.view });
    }
  }
  // Whoever would still be told has been told by now: news of another match come after them.
  one.services.publish(`match:${id}`, { from: 0, version: 0, steps: [] });
  for (const device of [mine, mineElsewhere]) {
    expect((await device.next()).data.version).toBe(0);
    expect(device.waiting()).toBe(0);
  }
});

test('a stranger is told nothing, and hears what he would hear of no match at all', async () => {
  const { id } = await begin();
  const stranger = await one.caller().asGuest();
  const device = await listen(one, id, '3'.repeat(32), stranger.cookie);
  expect(await device.next()).toEqual({ topic: `match:${id}`, refused: 'not-found' });
});

test('news of a private topic reach the devices of the actor they are for, and no others that listen', async () => {
  const { id, version } = await begin();
  const device = await listen(two, id, '4'.repeat(32));
  expect((await device.next()).data.version).toBe(version);
  const owner = `guest:${(await guest.post('/api/guests')).body.id}`;
  const news = (to: number) => ({ from: version, version: to, steps: [] });
  one.services.publish(`match:${id}`, news(1), { to: 'person:new-owner' });
  one.services.publish(`match:${id}`, news(2), { to: owner });
  expect((await device.next()).data.version).toBe(2);
});
