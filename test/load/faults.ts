import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chanceFromText } from '../../src/kit/chance.ts';
import { type OwnPostgres, ownPostgres } from '../../src/server/testing/ownPostgres.ts';
import { newClient } from './http.ts';
import { newLedger, playUntil } from './killing.ts';
import { type Product, startProduct } from './product.ts';

/** One way in which a database is not there, and how it is there again. */
export interface Fault {
  readonly name: string;
  begin(database: OwnPostgres): Promise<void> | void;
  readonly seconds: number;
  end(database: OwnPostgres): Promise<void> | void;
}

const away = (seconds: number, signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Fault => ({
  name: `${signal === 'SIGINT' ? 'away' : 'killed'} ${seconds} s`,
  begin: (database) => database.end(signal),
  seconds,
  end: (database) => database.start(),
});
const setting = (name: string, change: string): Fault => ({
  name,
  begin: (database) => configure(database, `set ${change}`),
  seconds: 6,
  end: (database) => configure(database, `reset ${change.split(' ')[0]}`),
});

export const FAULTS: readonly Fault[] = [
  away(0.2),
  away(2),
  away(20),
  away(0.2, 'SIGKILL'),
  { name: 'hangs 8 s', begin: (database) => database.freeze(), seconds: 8, end: (database) => database.thaw() },
  setting('read-only', 'default_transaction_read_only = on'),
  setting('no room', 'temp_file_limit = 0'),
];

export interface FaultFigures {
  readonly rounds: number;
  /** Milliseconds from the end of the fault until a command is taken, the slowest for each fault. */
  readonly playable: Readonly<Record<string, number>>;
  /** More than before, at most: sessions in the database, open files of the server. */
  readonly sessions: number;
  readonly descriptors: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Takes the database away from a server on which people play, again and again, in every way. */
export async function faultsWhilePlaying(rounds: number, clients: number, seed: string): Promise<FaultFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-faults-'));
  const database = await ownPostgres({ fsync: 'on', full_page_writes: 'on' });
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  try {
    return await rounding(product, database);
  } finally {
    await product.stop();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function rounding({ address, process: { pid } }: Product, own: OwnPostgres): Promise<FaultFigures> {
    const books = newLedger();
    let isOver = false;
    const playing = Array.from({ length: clients }, (_, number) =>
      playUntil(() => isOver, address, chanceFromText(`${seed}/${number}`)('play'), books),
    );
    await pause(5000); // until everybody plays
    const before = { sessions: await sessions(own), descriptors: descriptors(pid!) };
    const playable: Record<string, number> = {};
    const more = { sessions: 0, descriptors: 0 };
    for (let round = 0; round < rounds; round++) {
      for (const fault of FAULTS) {
        await fault.begin(own);
        await pause(fault.seconds * 1000);
        await fault.end(own);
        playable[fault.name] = Math.max(playable[fault.name] ?? 0, await untilPlayable(address));
        await pause(4000); // the listeners come back, the pool fills
        more.sessions = Math.max(more.sessions, (await sessions(own)) - before.sessions);
        more.descriptors = Math.max(more.descriptors, descriptors(pid!) - before.descriptors);
      }
    }
    isOver = true;
    await Promise.all(playing);
    const { acknowledged, lost, doubled } = books;
    return { rounds, playable, ...more, acknowledged, lost, doubled };
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

const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const sessions = async (database: OwnPostgres): Promise<number> =>
  Number(
    (await ask(database, `select count(*) as n from pg_stat_activity where backend_type = 'client backend'`))[0]!['n'],
  );

async function configure(database: OwnPostgres, change: string): Promise<void> {
  await ask(database, `alter system ${change}`);
  await ask(database, 'select pg_reload_conf()');
}

async function ask(database: OwnPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: database.url,
    options: '-c default_transaction_read_only=off',
  });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}
