import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PASSWORD } from './programs.ts';

/** Whether somebody says yes. */
export async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(1500) })).ok;
  } catch {
    return false;
  }
}

/** Asks again and again until there is an answer. */
export async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  for (const from = performance.now(); performance.now() - from < 180_000; ) {
    const value = await ask().catch(() => undefined);
    if (value !== undefined) return value;
    await pause(200);
  }
  throw new Error(`not within three minutes: ${what}`);
}

/** Where nobody answers the question is asked again, for five minutes. */
export async function again<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 3000) throw error;
      await pause(100);
    }
  }
}

async function onDatabase<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** What a person does once, on the one that leads. */
export const createDatabase = (url: string): Promise<unknown> =>
  onDatabase(url, async (client) => {
    await client.query(`create role gschobe login createrole password '${PASSWORD.PASSWORD}'`);
    await client.query(`create database gschobe owner gschobe`);
  });

/** Two standbys follow, one of them is waited for. */
export const hasSynchronous = (url: string): Promise<boolean> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ state: string }>(
      `select sync_state as state from pg_stat_replication where state = 'streaming'`,
    );
    return rows.length === 2 && rows.some(({ state }) => state === 'sync' || state === 'quorum');
  });
