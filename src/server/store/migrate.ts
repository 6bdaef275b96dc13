import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { home } from '../home.ts';

/** `0101_spine.sql`; ranges: 01 spine, 02 people, 03 schieber, 04 championship, 05 ledger and Big21, 06 tournament. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const FOLDER = join(home, 'src/server/store/migrations');

export function migrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => {
      if (!/^\d{4}_[a-z0-9-]+\.sql$/.test(name))
        throw new Error(`${name} is not named like a migration: 0101_name.sql`);
      const sql = readFileSync(join(FOLDER, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

const isKnown = (name: string): boolean => migrations().some((one) => one.name === name);

const MIGRATING = 7201; // advisory lock: two processes that start together migrate one after the other

/** Applies what is missing, each file in one transaction; a file that was changed after it was applied is refused. */
export async function migrate(pool: pg.Pool, wanted = migrations()): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const newer = rows.find(({ name }) => !isKnown(name) && !wanted.some((one) => one.name === name));
    if (newer !== undefined) {
      throw new Error(
        `the database was brought up to date by a newer version of this program (${newer.name}): start that one`,
      );
    }
    const news: string[] = [];
    for (const { name, sql, checksum } of wanted) {
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it had been applied`);
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
      news.push(name);
    }
    return news;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATING]).catch(() => {});
    client.release();
  }
}
