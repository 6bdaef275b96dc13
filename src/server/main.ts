import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from './config.ts';
import { createDatabase, DATABASE } from './postgres/ownDatabase.ts';
import { startCluster } from './postgres/supervisor.ts';
import type { Server } from './server.ts';

/** The database the operator named, or our own. */
export interface OpenDatabase {
  readonly url: string;
  /** Says why, when it cannot come back by itself. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

/** The whole product, running. */
export interface Product extends Server {
  readonly lost: Promise<string>;
  /** A one-time link that makes a browser the host's; undefined where it takes an account. */
  hostLink(): Promise<string | undefined>;
}

export async function openDatabase(config: Config, report: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    await waitFor(config.databaseUrl, report);
    return { url: config.databaseUrl, lost: new Promise(() => {}), close: async () => {} };
  }
  let lose: (why: string) => void = () => {};
  const lost = new Promise<string>((resolve) => {
    lose = resolve;
  });
  const cluster = await startCluster({ dataDir: config.dataDir, report, lost: lose });
  try {
    await createDatabase(cluster.url('postgres'));
    await keepWhatWas(cluster.url(DATABASE), config.dataDir, report);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { url: cluster.url(DATABASE), lost, close: () => cluster.stop() };
}

/** Runs until it is told to stop, and then stops in order: no request is cut off, nothing is half done. */
export async function serve(config: Config, write: (line: string) => void): Promise<Product> {
  // While the database recovers, the rest of the product is loaded.
  const [database, { startServer }, { hostLink }] = await Promise.all([
    openDatabase(config, write),
    import('./server.ts'),
    import('./tournament/hosts.ts'),
  ]);
  let server: Server;
  try {
    server = await startServer({ config, databaseUrl: database.url });
  } catch (error) {
    await database.close();
    throw error;
  }
  write(`Gschobe: ${config.publicUrl ?? server.address}`);
  return {
    ...server,
    lost: database.lost,
    hostLink: () => hostLink(server.services, server.address),
    async stop() {
      await server.stop();
      await database.close();
    },
  };
}

/** A backup of our own database before a newer program changes it; an operator's own database is the operator's. */
async function keepWhatWas(url: string, dataDir: string, report: (line: string) => void): Promise<void> {
  // Loaded here: until the database is up nobody waits for it.
  const [{ connect }, { backupBeforeUpgrade }] = await Promise.all([
    import('./store/database.ts'),
    import('./store/upgrade.ts'),
  ]);
  const { pool, close } = connect(url, 1);
  try {
    const file = await backupBeforeUpgrade(pool, dataDir, new Date());
    if (file !== undefined) report(`backup before the upgrade: ${file}`);
  } finally {
    await close();
  }
}

/** A database server that is started together with us may need a moment. */
async function waitFor(url: string, report: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>(
        `select current_setting('server_version_num') as version`,
      );
      const version = Number(rows[0]?.version);
      if (version < 150_000) throw new TooOld(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${version}`);
      return;
    } catch (error) {
      if (error instanceof TooOld || tries === 30) throw error;
      if (tries === 1) report(`waiting for the database: ${error instanceof Error ? error.message : error}`);
      await pause(1000);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

class TooOld extends Error {}
