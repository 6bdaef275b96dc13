import { join } from 'node:path';
import { readConfig } from '../../src/server/config.ts';
import { guests } from '../../src/server/guests/guests.ts';
import { type Cluster, startCluster } from '../../src/server/postgres/supervisor.ts';
import { type Server, startServer } from '../../src/server/server.ts';
import { tally } from '../../src/server/testing/tally.ts';
import { killPostgres } from './processes.ts';
import { beginShadow, cutPower } from './shadow.ts';
import type { Victim } from './storm.ts';

export interface VictimOptions {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** With it, a crash is a power cut: the library of powercut.c and a folder for what lasts. */
  readonly power?: { readonly library: string; readonly shadow: string };
}

/** Only PostgreSQL is killed; the server lives in this process, for tests that run without a build. */
export function databaseVictim({ dataDir, settings = {}, power }: VictimOptions): Victim {
  const root = join(dataDir, 'postgres');
  let cluster: Cluster | undefined;
  let server: Server | undefined;
  if (power !== undefined) beginShadow(root, power.shadow);
  const withPower = async <T>(work: () => Promise<T>): Promise<T> => {
    if (power === undefined) return work();
    Object.assign(process.env, { LD_PRELOAD: power.library, POWERCUT_ROOT: root, POWERCUT_SHADOW: power.shadow });
    try {
      return await work();
    } finally {
      delete process.env['LD_PRELOAD'];
    }
  };
  return {
    async start() {
      cluster = await withPower(() => startCluster({ dataDir, settings }));
      server = await startServer({
        config: readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }),
        databaseUrl: cluster.url('postgres'),
        subjects: (services) => [guests(services), tally(services)],
      });
      return server.address;
    },
    async crash() {
      const pid = cluster!.pid()!;
      await cluster!.stop('leave'); // nobody starts it again before the power is back
      await killPostgres(pid);
      await server!.stop();
      if (power === undefined) return;
      cutPower(root, power.shadow);
      beginShadow(root, power.shadow);
    },
    async stop() {
      await server!.stop();
      await cluster!.stop('always');
    },
  };
}

/** A database made, with all tables, and stopped in order: what every storm begins with. */
export async function prepare(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const victim = databaseVictim({ dataDir, settings });
  await victim.start();
  await victim.stop();
}
