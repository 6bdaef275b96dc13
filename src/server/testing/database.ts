import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../postgres/supervisor.ts';
import { connect } from '../store/database.ts';
import { migrations } from '../store/migrate.ts';
import { prepare } from '../store/prepare.ts';
import { PREFIX, removeCluster } from './globalSetup.ts';

let cluster: Promise<Cluster> | undefined;

/** The database server of this run of the tests. Not synced to disk: durability has its own tests, on servers of their own. */
export function testCluster(): Promise<Cluster> {
  const given = process.env['GSCHOBE_TEST_URL']; // another PostgreSQL, 15 or newer: postgres://user@host:port/
  if (given !== undefined)
    cluster ??= Promise.resolve({
      url: (name) => new URL(`/${name}`, given).href,
      pid: () => undefined,
      stop: async () => {},
    });
  cluster ??= startCluster({
    dataDir: process.env['GSCHOBE_TEST_CLUSTER'] ?? ownFolder(),
    settings: {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
      autovacuum: 'off', // with 250 databases it would start four processes a second
    },
  });
  return cluster;
}

/** Outside a run of the tests (`npm run long`, `npm run bench`): gone with the process that asked for it. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.once('exit', () => removeCluster(folder));
  return folder;
}

/** A new database with all tables, for one test file. Answers its address; nothing needs to be cleaned up. */
export async function testDatabase(): Promise<string> {
  const { url } = await testCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = await templateDatabase(url);
  await administer(url, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return url(name);
}

/** A new database with nothing in it. */
export async function emptyDatabase(): Promise<string> {
  const { url } = await testCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, (client) => client.query(`create database ${name}`));
  return url(name);
}

/** Statements as the owner of a database, who may do more than the server. */
export async function asOwner(databaseUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Made once a run and for each state of the migrations; test files copy it. */
async function templateDatabase(url: Cluster['url']): Promise<string> {
  const wanted = createHash('sha256').update(
    migrations()
      .map((one) => one.checksum)
      .join(),
  );
  const name = `template_${wanted.digest('hex').slice(0, 16)}`;
  await administer(url, async (client) => {
    await client.query('select pg_advisory_lock(7202)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const { pool } = connect(url(unfinished), 2);
    try {
      await prepare(pool);
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function administer(url: Cluster['url'], work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
