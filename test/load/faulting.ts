import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { ownPostgres } from '../../src/server/testing/ownPostgres.ts';
import { type EveningBooks, newEveningBooks, writeUntil } from '../cluster/evening.ts';
import { busyTimes } from './busy.ts';
import { listen, startClock } from './clock.ts';
import type { Fault } from './faults.ts';
import { newClient } from './http.ts';
import { killAll, newLedger, playUntil } from './killing.ts';
import { freePort, startProduct } from './product.ts';
import { descriptorsOf, type Scene, sessionsOf } from './scene.ts';

export interface FaultFigures {
  readonly rounds: number;
  /** Milliseconds from the end of the fault until a command is taken: the middle and the slowest. */
  readonly playable: { readonly p50: number; readonly slowest: number };
  /** More than while people played before, once it has settled: sessions in the database, open files of the server. */
  readonly sessions: number;
  readonly descriptors: number;
  /** The same when everybody has gone, against the time before anybody came. */
  readonly left: { readonly sessions: number; readonly descriptors: number };
  /** Milliseconds by which clocks were moved otherwise than moves were not taken, at most. */
  readonly clockError: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly evening: EveningBooks;
  /** The share of the machine's processors that was not idle meanwhile: ours and that of others. */
  readonly busy: number;
}

/** Milliseconds of a quick player from card to card, and from one try to the next. */
const BREATH = 300;
/** Milliseconds that connections have to settle; idle ones are closed after thirty seconds. */
const SETTLING = 20_000;
const LEAVING = 60_000;

/** Takes away from a server, on which people play and an evening is written, what it needs; again and again. */
export async function faultWhilePlaying(
  fault: Fault,
  rounds: number,
  clients: number,
  seed: string,
): Promise<FaultFigures> {
  const home = mkdtempSync(join(tmpdir(), 'gschobe-faults-'));
  const isSmall = fault.on === 'small disk';
  if (isSmall) must('mount', '-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', home);
  const dataDir = join(home, 'data');
  const database = fault.on === 'database' ? await ownPostgres({ fsync: 'on', full_page_writes: 'on' }) : undefined;
  const more = database === undefined ? {} : { DATABASE_URL: database.url };
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more };
  const port = await freePort();
  const product = await startProduct(environment, port);
  const scene: Scene = { dataDir, port, environment, database, product };
  const beating = setInterval(() => {}, 1000); // a server that has ended must not let us fall asleep
  try {
    return await rounding(scene, fault, rounds, clients, seed);
  } finally {
    clearInterval(beating);
    if (database === undefined) await killAll(scene.product, dataDir);
    else await scene.product.stop();
    await database?.remove();
    if (isSmall) must('umount', '-l', home);
    rmSync(home, { recursive: true, force: true });
  }
}

async function rounding(
  scene: Scene,
  fault: Fault,
  rounds: number,
  clients: number,
  seed: string,
): Promise<FaultFigures> {
  const { address } = scene.product;
  const idle = busyTimes();
  const empty = await both(scene);
  const books = newLedger();
  let isOver = false;
  const playing = Array.from({ length: clients }, (_, number) =>
    playUntil(() => isOver, address, chanceFromText(`${seed}/${number}`)('play'), books, BREATH),
  );
  const written = newEveningBooks();
  const evening = writeUntil(() => isOver, address, { ...scene.environment, PORT: String(scene.port) }, written);
  while (written.written === 0) await Promise.race([evening, pause(200)]); // until the tables write
  const clock = await startClock(address);
  const calm = { sessions: 0, descriptors: 0 };
  for (let second = 0; second < 10; second++) {
    await pause(1000);
    raise(calm, await both(scene)); // as many as there are while everybody plays
  }
  const playable: number[] = [];
  const more = { sessions: 0, descriptors: 0 };
  const phase = chanceFromText(seed)('phase');
  let clockError = 0;
  for (let round = 1; round <= rounds; round++) {
    await pause(phase.below(1000)); // at any moment between two heartbeats
    const listening = listen(() => books.acknowledged);
    const deadline = await clock();
    await fault.begin(scene);
    await pause(fault.seconds * 1000);
    await fault.end(scene);
    playable.push(await untilPlayable(address));
    await listening.untilHeardAgain();
    const { whole } = listening.stop();
    const moved = (await clock()) - deadline;
    clockError = Math.max(clockError, Math.abs(moved - whole));
    const excess = await settled(scene, calm, SETTLING);
    raise(more, excess);
    process.stderr.write(
      `${round}: playable after ${playable.at(-1)} ms, nobody played for ${whole} ms, clocks moved by ${moved} ms, ` +
        `${excess.sessions} sessions and ${excess.descriptors} descriptors more\n`,
    );
  }
  isOver = true;
  await Promise.all(playing);
  await evening;
  const left = await settled(scene, empty, LEAVING);
  playable.sort((a, b) => a - b);
  const { acknowledged, lost, doubled } = books;
  return {
    ...{ rounds, playable: { p50: playable[playable.length >> 1]!, slowest: playable.at(-1)! }, ...more },
    ...{ left, clockError, acknowledged, lost, doubled, evening: written, busy: busyTimes(idle) },
  };
}

interface Both {
  sessions: number;
  descriptors: number;
}

const both = async (scene: Scene): Promise<Both> => ({
  sessions: await sessionsOf(scene),
  descriptors: descriptorsOf(scene),
});

function raise(most: Both, now: Both): void {
  most.sessions = Math.max(most.sessions, now.sessions);
  most.descriptors = Math.max(most.descriptors, now.descriptors);
}

/** How many more there are than before, as soon as that is two or less, or when the time is up. */
async function settled(scene: Scene, before: Both, milliseconds: number): Promise<Both> {
  for (const from = performance.now(); ; await pause(250)) {
    const now = await both(scene);
    const more = { sessions: now.sessions - before.sessions, descriptors: now.descriptors - before.descriptors };
    if ((more.sessions <= 2 && more.descriptors <= 2) || performance.now() - from > milliseconds) return more;
  }
}

async function untilPlayable(address: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const client = newClient(address);
    const answer = await client.send('POST', '/api/guests', {}).catch(() => undefined);
    client.close();
    if (answer?.status === 200) return Math.round(performance.now() - from);
    await pause(20);
  }
}

function must(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
