import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { OwnPostgres } from '../../src/server/testing/ownPostgres.ts';
import { type Product, startProduct } from './product.ts';

/** A product on which people play, and what can be done to it. */
export interface Scene {
  readonly dataDir: string;
  readonly port: number;
  readonly environment: Record<string, string>;
  /** The database behind DATABASE_URL; undefined where the product brings its own. */
  readonly database: OwnPostgres | undefined;
  product: Product;
}

/** The same product again, after its process has ended. */
export async function startAgain(scene: Scene): Promise<void> {
  scene.product = await startProduct(scene.environment, scene.port);
}

export const descriptorsOf = ({ product }: Scene): number => readdirSync(`/proc/${product.process.pid}/fd`).length;

/** Sessions in the database, without the one that asks. */
export async function sessionsOf(scene: Scene): Promise<number> {
  const others = `backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return Number((await ask(scene, `select count(*) as n from pg_stat_activity where ${others}`))[0]!['n']);
}

export async function configure(scene: Scene, change: string): Promise<void> {
  await ask(scene, `alter system ${change}`);
  await ask(scene, 'select pg_reload_conf()');
}

const urlOf = ({ database, dataDir }: Scene): string =>
  database?.url ?? `postgres://gschobe@/gschobe?host=${encodeURIComponent(join(dataDir, 'postgres'))}`;

async function ask(scene: Scene, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: urlOf(scene),
    options: '-c default_transaction_read_only=off',
  });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}
