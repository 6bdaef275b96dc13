import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { REMEMBERED } from '../src/server/store/memory.ts';
import type { LoadPlayer } from '../test/load/player.ts';
import { heldBy } from './cost/held.ts';
import { closeDatabase, type House, newFolder, openDatabase, openHouse } from './cost/house.ts';
import { copyMatches, openMatches } from './cost/openMatches.ts';
import { drawWalls } from './cost/picture.ts';
import { difference, move, type Played, type Player, playMatches, playSteadily, seat } from './cost/players.ts';
import { type Device, listen } from './cost/sockets.ts';
import { fillRanking, readRanking, withStandby } from './cost/standby.ts';
import { demands, wallsFrom } from './cost/walls.ts';
import { memoryOf } from './process.ts';

/** What a move, a match, a socket and an open match cost, and where the first wall is: docs/cost.md. */
const CLIENTS = 64;
const PROCESSES = [1, 2, 3, 4];
const STORES = [1000, 10_000, 100_000];
const SOCKETS = 10_000;
const PER_ADDRESS = 1000;
const COLD = 640;
/** Of each store so many are opened as the door does it; the others lie there. In the largest one, as many as a process remembers. */
const OPENED = 1000;

/** Milliseconds of the sealer an append, as measured last. */
let sealing = 0;

const rounded = (figure: number): number => (figure < 10 ? Math.round(figure * 100) / 100 : Math.round(figure));
const print = (bench: string, figure: number, unit: string) =>
  console.log(JSON.stringify({ bench: `cost-${bench}`, figure: rounded(figure), unit }));

function printPlayed(name: string, { moves, matches, seconds, used }: Played): void {
  print(`${name}-node`, used.node / moves, 'ms of Node a move, with three computer answers');
  print(`${name}-postgres`, used.postgres / moves, 'ms of PostgreSQL a move');
  print(`${name}-wal`, used.wal / moves, 'bytes of WAL a move');
  print(`${name}-wal-match`, used.wal / matches / 1024, 'KiB of WAL a match of 12 games');
  print(`${name}-disk`, used.disk / moves, 'bytes of tables and indexes a move');
  print(`${name}-disk-match`, used.disk / matches / 1024, 'KiB of tables and indexes a match of 12 games');
  print(`${name}-rate`, moves / seconds, `moves/s, ${CLIENTS} clients as fast as it goes, on this machine with them`);
}

async function atProcesses(count: number): Promise<Played> {
  const database = await openDatabase(newFolder());
  const house = await openHouse(database, count);
  try {
    const players = await seat(house, CLIENTS);
    for (let round = 0; round < count; round++) await playMatches(house, players); // each process warms up
    const played = await playMatches(house, players);
    printPlayed(`processes-${count}`, played);
    sealing = await house.sealing();
    print(`processes-${count}-sealing`, sealing, 'ms of the one sealer an append');
    for (const { client } of players) client.close();
    return played;
  } finally {
    await house.stop();
    await closeDatabase(database);
  }
}

/** The first move in matches that nobody has touched since the server started. */
async function playCold(house: House, players: readonly Player[], ids: readonly string[], name: string): Promise<void> {
  const before = await house.used();
  await Promise.all(
    players.map(async (player, number) => {
      for (let i = number; i < COLD; i += players.length) {
        const id = ids[i]!;
        const { body } = await player.client.send('GET', `/api/matches/${id}`);
        await move(player, id, (body as LoadPlayer).view);
      }
    }),
  );
  const { node, postgres } = difference(before, await house.used());
  print(`${name}-first-node`, node / COLD, 'ms of Node to show a match from the disk and move in it');
  print(`${name}-first-postgres`, postgres / COLD, 'ms of PostgreSQL for the same');
}

async function memoryOfMatches({ products: [product] }: House, players: readonly Player[], ids: readonly string[]) {
  const show = (count: number, of: (i: number) => number) =>
    Promise.all(
      players.map(async ({ client }, number) => {
        for (let i = number; i < count; i += players.length) await client.send('GET', `/api/matches/${ids[of(i)]}`);
      }),
    );
  const untouched = ids.slice(COLD);
  await show(untouched.length, (i) => i % players.length); // what answering itself takes
  const before = await heldBy(product!.process.pid!);
  await show(untouched.length, (i) => COLD + i);
  const after = await heldBy(product!.process.pid!);
  print(
    'match-memory',
    (after - before) / untouched.length,
    `KiB that Node holds an open match; a process remembers the last ${REMEMBERED}`,
  );
}

async function idleSockets(house: House, players: readonly Player[], ids: readonly string[]): Promise<void> {
  const [product] = house.products;
  const pid = product!.process.pid!;
  const before = await heldBy(pid);
  const devices: Device[] = [];
  for (let from = 0; from < SOCKETS; from += 100) {
    const some = Array.from({ length: 100 }, (_, i) => from + i).map((number) =>
      listen({
        address: product!.address,
        cookie: players[(number % ids.length) % players.length]!.client.cookie(),
        topic: `match:${ids[number % ids.length]}`,
        from: `127.0.0.${2 + Math.floor(number / PER_ADDRESS)}`,
      }),
    );
    devices.push(...(await Promise.all(some)));
  }
  await pause(5000);
  const after = await heldBy(pid);
  print('sockets', devices.length, 'idle sockets, each listening to its match');
  print('socket-memory', (after - before) / devices.length, 'KiB that Node holds a socket');
  print('sockets-memory', memoryOf(pid) / 1024, 'MiB of Node in memory with all of them');
  const steady = await playSteadily(players, 1000, 20);
  print(
    'sockets-moves',
    steady.perSecond,
    'moves/s of 1000 asked for, beside the sockets, on two cores with the clients',
  );
  print('sockets-moves-p50', steady.p50, 'ms');
  print('sockets-moves-p99', steady.p99, 'ms');
  print('sockets-left', devices.filter(({ socket }) => !socket.destroyed).length, 'sockets still there');
  for (const device of devices) device.close();
}

async function atStores(): Promise<void> {
  const database = await openDatabase(newFolder());
  let there = 0;
  try {
    for (const count of STORES) {
      const house = await openHouse(database, 1);
      const players = await seat(house, CLIENTS);
      const owners = players.map(({ owner }) => owner);
      const before = await house.used();
      const opened = count === STORES.at(-1) ? COLD + REMEMBERED : OPENED;
      const ids = await openMatches(house, owners, opened);
      await copyMatches(house, ids.slice(0, CLIENTS), count - there - opened);
      const { disk } = difference(before, await house.used());
      print(`open-${count}-opened`, disk / (count - there), 'bytes of tables and indexes a match that was only opened');
      await playCold(house, players, ids, `open-${count}`);
      await playMatches(house, players); // to warm up
      printPlayed(`open-${count}`, await playMatches(house, players));
      if (count === STORES.at(-1)) {
        await memoryOfMatches(house, players, ids);
        await idleSockets(house, players, ids);
      }
      for (const { client } of players) client.close();
      await house.stop();
      there = count;
    }
  } finally {
    await closeDatabase(database);
  }
}

async function fromStandby(): Promise<void> {
  const alone = await openDatabase(newFolder());
  await (await openHouse(alone, 1)).stop(); // makes the tables
  await fillRanking(alone);
  const { leader, standby } = await withStandby(alone);
  const house = await openHouse(leader, 1, { STANDBY_URL: standby.cluster.url('gschobe') });
  try {
    await pause(2000);
    const reads = await readRanking(house.products[0]!.address, 2000, 15);
    print('standby-reads', reads.perSecond, 'ranking pages/s of 2000 asked for, on two cores with the readers');
    print('standby-reads-p50', reads.p50, 'ms');
    print('standby-reads-p99', reads.p99, 'ms');
    print('standby-reads-near', 100 * reads.near, '% of them answered from the standby');
  } finally {
    await house.stop();
    await closeDatabase(standby);
    await closeDatabase(leader);
  }
}

const parts = process.env['COST']?.split(',') ?? ['processes', 'stores', 'standby'];
if (parts.includes('processes')) {
  const played: Played[] = [];
  for (const count of PROCESSES) played.push(await atProcesses(count));
  const [one] = played;
  writeFileSync('docs/cost.svg', drawWalls(wallsFrom(one!, sealing), demands(one!.moves / one!.matches)));
}
if (parts.includes('stores')) await atStores();
if (parts.includes('standby')) await fromStandby();
process.exit();
