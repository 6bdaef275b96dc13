import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, DATABASE } from '../../src/server/postgres/ownDatabase.ts';
import { type Cluster, startCluster } from '../../src/server/postgres/supervisor.ts';
import { type Product, startProduct } from '../../test/load/product.ts';
import { processorOf } from '../process.ts';

/** Server processes on one PostgreSQL, and what they have used so far. */
export interface House {
  readonly folder: string;
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly products: readonly Product[];
  used(): Promise<Used>;
  /** Milliseconds that taking an append into the chain has taken, on the mean. */
  sealing(): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds of processor time; bytes written ahead, and bytes that tables and indexes take. */
export interface Used {
  readonly node: number;
  readonly postgres: number;
  readonly wal: number;
  readonly disk: number;
}

/** Beside the settings of our own PostgreSQL: room for the connections of four processes, and for a standby. */
const SETTINGS = { max_connections: '140', wal_level: 'replica', max_wal_senders: '4', track_functions: 'all' };
/** What all processes are told. */
export const COMMON = { SEALING_KEY: '5ea1'.repeat(16), MARKS_KEY: '3a7c'.repeat(16), LOG_LEVEL: 'silent' };

export interface OpenDatabase {
  readonly folder: string;
  readonly cluster: Cluster;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'gschobe-cost-'));

export async function openDatabase(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenDatabase> {
  const hba_file = join(folder, 'cost.hba');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711); // one PostgreSQL finds the other's socket, whatever account they run under
  writeFileSync(hba_file, 'local all all trust\nlocal replication all trust\n'); // a standby is let in too
  const cluster = await startCluster({ dataDir: folder, settings: { ...SETTINGS, hba_file, ...settings } });
  return { folder, cluster };
}

export async function closeDatabase({ folder, cluster }: OpenDatabase): Promise<void> {
  await cluster.stop('always');
  rmSync(folder, { recursive: true, force: true });
}

export async function openHouse(
  { folder, cluster }: OpenDatabase,
  processes: number,
  more: Readonly<Record<string, string>> = {},
): Promise<House> {
  await createDatabase(cluster.url('postgres'));
  const url = cluster.url(DATABASE);
  const environment = { ...COMMON, DATABASE_URL: url, ...more };
  const products: Product[] = [];
  for (let i = 0; i < processes; i++)
    products.push(await startProduct({ ...environment, DATA_DIR: join(folder, `server-${i}`) }));
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  return {
    ...{ folder, url, environment, products },
    async used() {
      const { rows } = await database.query<{ wal: string; disk: string }>(
        `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, sum(pg_total_relation_size(oid)) as disk
         from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      const server = (pid: number) => processorOf(pid).server;
      const { server: postmaster, postgres: backends } = processorOf(cluster.pid()!);
      return {
        node: products.reduce((sum, { process }) => sum + server(process.pid!), 0),
        postgres: postmaster + backends,
        wal: Number(rows[0]!.wal),
        disk: Number(rows[0]!.disk),
      };
    },
    async sealing() {
      const { rows } = await database.query<{ mean: number }>(
        `select total_time / (select count(*) from audit) as mean from pg_stat_user_functions where funcname = 'audit_seal'`,
      );
      return rows[0]!.mean;
    },
    async stop() {
      await database.end();
      for (const product of products) await product.stop();
    },
  };
}
