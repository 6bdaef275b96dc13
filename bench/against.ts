import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chance, chanceFromText } from '../src/kit/chance.ts';
import type { Client } from '../test/load/http.ts';
import { anyCommand, beginMatch, type LoadPlayer, newGuest } from '../test/load/player.ts';
import { type Product, startProduct } from '../test/load/product.ts';
import { processorOf } from './process.ts';

/**
 * `node dist/bench/against.js OTHER/dist/src/cli/main.js`: processor time of a move here and in another build, which
 * must be built too. `CLIENTS=64` asks with more than 16 at once. Both servers run, and batches of moves go to one and the other in turn, so that whatever else the
 * machine does slows both alike. Other builds may be given, one after the other.
 */
const CLIENTS = Number(process.env['CLIENTS'] ?? 16);
const BATCH = 20;
const WARM_UP = 12;
const ROUNDS = 20;

interface Player {
  readonly client: Client;
  readonly chance: Chance;
  player: LoadPlayer;
}

interface Contestant {
  readonly name: string;
  readonly product: Product;
  readonly players: readonly Player[];
  server: number;
  postgres: number;
}

async function enter(name: string, main?: string): Promise<Contestant> {
  const product = await startProduct({ DATA_DIR: mkdtempSync(join(tmpdir(), 'gschobe-against-')) }, undefined, main);
  const seat = async (number: number): Promise<Player> => {
    const client = await newGuest(product.address);
    const player = await beginMatch(client, { games: 1 + (number % 12) });
    return { client, chance: chanceFromText(`against/${number}`)('moves'), player };
  };
  const players = await Promise.all(Array.from({ length: CLIENTS }, (_, number) => seat(number)));
  return { name, product, players, server: 0, postgres: 0 };
}

async function batch({ players }: Contestant): Promise<void> {
  const play = async (one: Player) => {
    if (one.player.view.ending) one.player = await beginMatch(one.client);
    const command = anyCommand(one.player.view, one.chance);
    const answer = await one.client.send('POST', `/api/matches/${one.player.id}/commands`, command, randomUUID());
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    one.player = answer.body as LoadPlayer;
  };
  await Promise.all(
    players.map(async (one) => {
      for (let move = 0; move < BATCH; move++) await play(one);
    }),
  );
}

const contestants = [await enter('this one')];
for (const main of process.argv.slice(2)) contestants.push(await enter(main, main));
try {
  for (let round = 0; round < WARM_UP; round++) for (const each of contestants) await batch(each);
  for (let round = 0; round < ROUNDS; round++)
    for (const each of contestants) {
      const before = processorOf(each.product.process.pid!);
      await batch(each);
      const after = processorOf(each.product.process.pid!);
      each.server += after.server - before.server;
      each.postgres += after.postgres - before.postgres;
    }
  const perMove = (milliseconds: number) => Math.round((1000 * milliseconds) / (CLIENTS * BATCH * ROUNDS));
  for (const { name, server, postgres } of contestants)
    console.log(JSON.stringify({ name, server: perMove(server), postgres: perMove(postgres), unit: 'µs a move' }));
} finally {
  for (const { product } of contestants) await product.stop();
}
process.exit();
