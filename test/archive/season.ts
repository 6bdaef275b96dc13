import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { chanceFromText } from '../../src/kit/chance.ts';
import { DAY, zurichInstant } from '../../src/kit/time.ts';
import { tidy } from '../../src/server/housekeeping.ts';
import { auditHead, verifyStore } from '../../src/server/store/auditStore.ts';
import { connect } from '../../src/server/store/database.ts';
import { ownPostgres } from '../../src/server/testing/ownPostgres.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { newClient } from '../load/http.ts';
import { bytesIn, bytesOf, grownBy, sumOf } from './bytes.ts';
import { gschobe, hashOf, killWhileArchiving } from './killing.ts';
import { type PlayedMatch, playMatches } from './matches.ts';

const MONTHS = ['2026-03', '2026-04', '2026-05'] as const;

export interface SeasonOptions {
  readonly matches: number;
  readonly kills: number;
  readonly seed: string;
}

/** Three months of whole matches, archived, killed while it is done, brought back, archived again; every record compared. */
export async function archiveSeason({ matches, kills, seed }: SeasonOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-season-'));
  const folder = join(dataDir, 'archive');
  const database = await ownPostgres();
  const clock = testClock(zurichInstant(`${MONTHS[0]}-20T18:00`));
  const environment = { DATA_DIR: dataDir, ARCHIVE_DIR: folder };
  const start = () => startTestServer({ databaseUrl: database.url, clock, environment });
  try {
    let server = await start();
    const empty = await bytesOf(server.store.pool);
    const played: PlayedMatch[] = [];
    for (const month of MONTHS) {
      clock.set(zurichInstant(`${month}-20T18:00`));
      played.push(...(await playMatches(server, { matches: matches / MONTHS.length, seed: `${seed}/${month}` })));
    }
    await server.store.sealer.seal();
    await server.stop();
    server = await start();
    const { records, milliseconds } = await recordsOf(server, played);
    const today = await bytesOf(server.store.pool);
    await tidy(server.store, clock.now() + 3 * DAY);
    const published = (await auditHead(server.store.pool))!;
    await server.stop();

    const env = { ...environment, DATABASE_URL: database.url, SEALING_KEY: '5e'.repeat(32) };
    const look = () => onPool(database.url, (pool) => faultIn(pool, folder, published));
    const make = ['archive', 'make', '--before', '2026-06'];
    const killing = await killWhileArchiving(env, {
      ...{ kills, before: '2026-06', months: MONTHS, chance: chanceFromText(seed)('kills') },
      async killDatabase() {
        await database.end('SIGKILL');
        await database.start();
      },
      look,
    });
    const back = [await gschobe(env, make)];
    for (const month of MONTHS) back.push(await gschobe(env, ['archive', 'restore', month]));
    const made = await gschobe(env, [...make, '--give-back']);
    const verified = await gschobe(env, ['audit', 'verify', '--head', `${published.seq}:${published.hash}`]);
    const files = await gschobe(env, ['archive', 'verify', ...MONTHS.map((month) => join(folder, `${month}.archive`))]);

    server = await start();
    const again = await recordsOf(server, played);
    const after = await bytesOf(server.store.pool);
    await server.stop();
    const changed = [...records].filter(([id, hash]) => again.records.get(id) !== hash).length;
    return {
      matches: played.length,
      ...{ changed, killing, codes: [...back, made, verified, files].map(({ code }) => code) },
      secondsToArchive: Math.round(made.milliseconds / 100) / 10,
      millisecondsARecord: [milliseconds, again.milliseconds],
      bytesToday: perMatch(sumOf(today.values()) - sumOf(empty.values()), played),
      bytesInTables: perMatch(sumOf(after.values()) - sumOf(empty.values()), played),
      bytesInFiles: perMatch(bytesIn(folder), played),
      kilobytesToday: grownBy(empty, today, played.length),
      kilobytesAfter: grownBy(empty, after, played.length),
    };
  } finally {
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const perMatch = (bytes: number, played: readonly unknown[]): number => Math.round(bytes / played.length);

/** The hash of each record as its owner downloads it, and what one took, by a server that has just begun. */
async function recordsOf(server: TestServer, played: readonly PlayedMatch[]) {
  const from = performance.now();
  const records = new Map<string, string>();
  for (const { id, cookie } of played) {
    const client = newClient(server.address, cookie);
    const { status, text } = await client.send('GET', `/api/matches/${id}/record`);
    client.close();
    if (status !== 200) throw new Error(`record: ${status} ${text}`);
    records.set(id, hashOf(text));
  }
  return { records, milliseconds: Math.round((10 * (performance.now() - from)) / played.length) / 10 };
}

async function onPool<Said>(url: string, work: (pool: pg.Pool) => Promise<Said>): Promise<Said> {
  const { pool, close } = connect(url, 2);
  return work(pool).finally(close);
}

/** Nothing lost, nothing twice: the whole chain from files and tables, and the head that was noted before. */
async function faultIn(pool: pg.Pool, folder: string, published: { seq: number; hash: string }) {
  const verdict = await verifyStore(pool, { folder, published });
  return verdict.ok ? undefined : `${verdict.seq}: ${verdict.why}`;
}
