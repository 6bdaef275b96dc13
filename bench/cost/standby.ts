import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { SSC8 } from '../../src/championship/template.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import { commandEdition } from '../../src/server/championship/editionCommands.ts';
import { ours } from '../../src/server/championship/tables.ts';
import { readConfig } from '../../src/server/config.ts';
import { DATABASE } from '../../src/server/postgres/ownDatabase.ts';
import { socketFolderFor } from '../../src/server/postgres/socketFolder.ts';
import { startServer } from '../../src/server/server.ts';
import { contextOf } from '../../src/server/testing/championship.ts';
import { newClient } from '../../test/load/http.ts';
import { COMMON, type OpenDatabase, openDatabase } from './house.ts';

const PEOPLE = 20_000;
const READERS = 32;
const EDITION = 'cost';

/** A ranking of 20,000 people, as their matches would leave it. */
export async function fillRanking({ folder, cluster }: OpenDatabase): Promise<void> {
  const config = readConfig({ ...COMMON, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'filling') });
  const server = await startServer({ config, databaseUrl: cluster.url(DATABASE), jobs: 'asked' });
  const { db } = server.store;
  const computers = { level: 'master', version: 'net-1', weights: '00' };
  const start = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  const create = { type: 'create', id: EDITION, title: 'Cost', template: SSC8, start, computers } as const;
  const created = await commandEdition(contextOf(server), EDITION, create, { by: 'system', at: Date.now() });
  if (!created.ok) throw new Error(JSON.stringify(created.refusal));
  await sql`insert into championship_entries select ${EDITION}, n, 'p' || n, 'c' || n, null, now(), true, false
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`insert into person_data select 'p' || n, 'p' || n || '@example.ch', 'First' || n, 'Last' || n, 'Street', '1',
    '8001', 'Zürich', 'CH', '1980-01-01', 'de', '["publication"]', now() from generate_series(1, ${PEOPLE}::int) n`.execute(
    db,
  );
  await sql`insert into people select 'p' || n, '{player}', true, true, false, false, false, false, now(), 1
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  const chance = chanceFromText('cost')('points');
  for (let from = 1; from <= PEOPLE; from += 2000) {
    const rows = Array.from({ length: 2000 }, (_, i) => {
      const best = Array.from({ length: 6 }, () => 700 + chance.below(500)).sort((a, b) => b - a);
      const points = best.reduce((sum, one) => sum + one, 0);
      return {
        edition: EDITION,
        phase: 'qualification' as const,
        number: from + i,
        points,
        best,
        played: 6,
        is_out: false,
      };
    });
    await ours(db).insertInto('championship_standings').values(rows).execute();
  }
  await server.stop();
}

export interface Pair {
  readonly leader: OpenDatabase;
  readonly standby: OpenDatabase;
}

/** A second PostgreSQL that streams from the first: its folder copied while the first stands still. */
export async function withStandby({ folder, cluster }: OpenDatabase): Promise<Pair> {
  await cluster.stop('always');
  const copy = `${folder}-standby`;
  cpSync(join(folder, 'postgres'), join(copy, 'postgres'), { recursive: true });
  writeFileSync(join(copy, 'postgres', 'standby.signal'), '');
  const leader = await openDatabase(folder);
  const primary_conninfo = `host=${socketFolderFor(join(folder, 'postgres'))} user=gschobe`;
  return { leader, standby: await openDatabase(copy, { primary_conninfo }) };
}

export interface Reads {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The share that was answered from the standby. */
  readonly near: number;
}

/** The first pages of the ranking, so many times a second, for some seconds. */
export async function readRanking(address: string, perSecond: number, seconds: number): Promise<Reads> {
  const late: number[] = [];
  let near = 0;
  const began = performance.now() + 2000;
  const every = (1000 * READERS) / perSecond;
  const read = async (number: number) => {
    const client = newClient(address, '', `127.0.1.${number + 1}`); // an address each: what one of them may ask is limited
    for (let due = began + (every * number) / READERS; due < began + 1000 * seconds; due += every) {
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const page = 1 + (Math.floor(due) % 8);
      const { status, body, text } = await client.send(
        'GET',
        `/api/editions/${EDITION}/ranking/qualification?page=${page}`,
      );
      if (status !== 200) throw new Error(`${status} ${text}`);
      if ((body as { asOf: number | null }).asOf !== null) near++;
      late.push(performance.now() - due);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: READERS }, (_, number) => read(number)));
  late.sort((a, b) => a - b);
  const percentile = (share: number) => late[Math.floor(late.length * share)]!;
  return { perSecond: late.length / seconds, p50: percentile(0.5), p99: percentile(0.99), near: near / late.length };
}
