import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chanceFromText } from '../src/kit/chance.ts';
import type { Client } from '../test/load/http.ts';
import { anyCommand, beginMatch, type LoadPlayer, newGuest } from '../test/load/player.ts';
import { startProduct } from '../test/load/product.ts';
import { memoryOf, processorOf } from './process.ts';

const CLIENTS = 64;
const SECONDS = 10;
/** What one laptop should carry, every move on disk before it is answered. */
const AIM = 1000;

const print = (bench: string, figure: number, unit: string) => console.log(JSON.stringify({ bench, figure, unit }));

interface Playing {
  readonly client: Client;
  readonly chance: Chance;
  player: LoadPlayer;
}

async function seat(address: string, number: number): Promise<Playing> {
  const client = await newGuest(address);
  // Their first matches differ in length, so that they do not all begin the next one in the same moment.
  const player = await beginMatch(client, { games: 1 + (number % 12) });
  return { client, chance: chanceFromText(`bench/${number}`)('moves'), player };
}

/** All play for some seconds, after three to warm up: as fast as the server answers, or so many moves a second together. */
async function playFor(players: readonly Playing[], perSecond: number) {
  const latencies: number[] = [];
  const began = performance.now();
  const from = began + 3000;
  const until = from + SECONDS * 1000;
  let moves = 0;
  const turn = async (playing: Playing, due: number) => {
    moves++;
    const { client, chance } = playing;
    if (playing.player.view.ending) playing.player = await beginMatch(client);
    const body = anyCommand(playing.player.view, chance);
    // At a steady rate a move is late from when it was due, not from when we found the time to send it.
    const sent = perSecond > 0 ? Math.max(due, began) : performance.now();
    const answer = await client.send('POST', `/api/matches/${playing.player.id}/commands`, body, randomUUID());
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    if (sent >= from) latencies.push(performance.now() - sent);
    playing.player = answer.body as LoadPlayer;
  };
  await Promise.all(
    players.map(async (playing, number) => {
      const every = perSecond > 0 ? (1000 * players.length) / perSecond : 0;
      for (let due = began + (every * number) / players.length; performance.now() < until; due += every) {
        const early = due - performance.now();
        if (early > 0) await pause(early);
        await turn(playing, due);
      }
    }),
  );
  latencies.sort((a, b) => a - b);
  const percentile = (p: number) => Math.round(latencies[Math.floor(latencies.length * p)]! * 10) / 10;
  return { moves, perSecond: Math.round(latencies.length / SECONDS), p50: percentile(0.5), p99: percentile(0.99) };
}

const product = await startProduct({ DATA_DIR: mkdtempSync(join(tmpdir(), 'gschobe-bench-')) });
try {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  print('idle-memory', Math.round(memoryOf(product.process.pid!) / 1024), 'MiB, server and PostgreSQL together');

  const players = await Promise.all(Array.from({ length: CLIENTS }, (_, number) => seat(product.address, number)));
  const before = processorOf(product.process.pid!);
  const flatOut = await playFor(players, 0);
  const after = processorOf(product.process.pid!);
  const perMove = (milliseconds: number) => Math.round((1000 * milliseconds) / flatOut.moves);
  print('durable-moves-server', perMove(after.server - before.server), 'µs of processor time a move in the server');
  print(
    'durable-moves-postgres',
    perMove(after.postgres - before.postgres),
    'µs of processor time a move in PostgreSQL',
  );
  print('durable-moves', flatOut.perSecond, `moves/s, ${CLIENTS} clients, each with three computer answers`);
  print('durable-moves-p50', flatOut.p50, 'ms, as fast as it goes');
  print('durable-moves-p99', flatOut.p99, 'ms, as fast as it goes');
  const steady = await playFor(players, AIM);
  print('durable-moves-steady', steady.perSecond, `moves/s asked for by ${CLIENTS} clients`);
  print('durable-moves-steady-p50', steady.p50, 'ms at that rate');
  print('durable-moves-steady-p99', steady.p99, 'ms at that rate');
  for (const { client } of players) client.close();
} finally {
  await product.stop();
}
