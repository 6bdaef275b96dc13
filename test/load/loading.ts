import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { chanceFromText } from '../../src/kit/chance.ts';
import { newPlayer } from '../big21/killing.ts';
import { openHall } from '../hall/hall.ts';
import { newClient } from './http.ts';
import { forget, killAll, newLedger, playUntil } from './killing.ts';
import { startProduct } from './product.ts';

export interface LoadFigures {
  /** Milliseconds of a move, 99 of a hundred: without the load just before, and with it. */
  readonly calm: number;
  readonly loaded: number;
  readonly moves: number;
  /** Mebibytes of the server, at most, more than before. */
  readonly memory: number;
  /** Milliseconds until somebody with the right password was signed in. */
  readonly signedIn: number;
  /** What the load was answered, where it asks. */
  readonly answers: unknown;
}

/** Milliseconds of a quick player from card to card. */
const BREATH = 500;

/** Somebody loads a server in one way while others play: how much slower is a move? */
export async function loadWhilePlaying(
  load: string,
  seconds: number,
  clients: number,
  seed: string,
): Promise<LoadFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-loads-'));
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  const product = await startProduct(environment);
  const { address } = product;
  let isOver = false;
  try {
    const words = ['--title', 'Last', '--day', '2024-11-16', '--regulation', 'ebh'];
    const hall = await openHall(address, environment, words);
    (await newPlayer(address, [dataDir], 0)).close(); // who signs in later
    const books = { ...newLedger(), moves: [] as number[] };
    const playing = Array.from({ length: clients }, (_, number) =>
      playUntil(() => isOver, address, chanceFromText(`${seed}/${number}`)('play'), books, BREATH),
    );
    await pause(5000); // until everybody plays
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(product.process.pid!));
    }, 100);
    const calm = await movesFor(seconds, books);
    const memory = most;
    const worker = new Worker(join(process.cwd(), 'dist/test/load/loads.js'), {
      workerData: { load, where: { address, evening: hall.id, desk: hall.desk } },
    });
    await new Promise((resolve) => worker.once('message', resolve));
    const [loaded, signedIn] = await Promise.all([movesFor(seconds, books), signIn(address)]);
    const answers = new Promise((resolve) => worker.once('message', resolve));
    worker.postMessage('stop');
    const told = await answers;
    clearInterval(watching);
    await worker.terminate();
    isOver = true;
    await Promise.all(playing);
    if (books.lost + books.doubled > 0) throw new Error(`lost ${books.lost}, doubled ${books.doubled}`);
    return {
      ...{ calm: p99(calm), loaded: p99(loaded), moves: loaded.length },
      ...{ memory: Math.round(most - memory), signedIn, answers: told },
    };
  } finally {
    isOver = true;
    await killAll(product, dataDir);
    forget(dataDir);
  }
}

async function movesFor(seconds: number, books: { moves: number[] }): Promise<readonly number[]> {
  books.moves = [];
  await pause(seconds * 1000);
  return books.moves;
}

function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY);
}

/** Tried again when told to wait, as a person does. */
async function signIn(address: string): Promise<number> {
  const client = newClient(address);
  const from = performance.now();
  for (;;) {
    const body = { email: 'kill0@example.ch', password: 'drei nasse Katzen' };
    const answer = await client.send('POST', '/api/session', body).catch(() => undefined);
    if (answer?.status === 200) break;
    await pause(200);
  }
  client.close();
  return Math.round(performance.now() - from);
}

/** Mebibytes of a process in memory. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
