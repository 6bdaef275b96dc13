import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmaster } from '../postgres/pidFile.ts';
import { startCluster } from '../postgres/supervisor.ts';

/** A PostgreSQL that nobody looks after, as one behind DATABASE_URL: the test stops, freezes and starts it. */
export interface OwnPostgres {
  readonly url: string;
  start(): Promise<void>;
  /** 'SIGINT' stops it, 'SIGKILL' kills the postmaster; returns when it is gone. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Stops the postmaster and all its processes where they are, and lets them go on. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

export async function ownPostgres(settings: Readonly<Record<string, string>> = {}): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-own-'));
  const folder = join(dataDir, 'postgres');
  let url = '';
  const start = async () => {
    const cluster = await startCluster({ dataDir, settings: { fsync: 'off', full_page_writes: 'off', ...settings } });
    url = cluster.url('postgres');
    await cluster.stop('leave');
  };
  const pid = () => readPostmaster(folder)!.pid;
  const family = () => [pid(), ...childrenOf(pid())];
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const all = family();
    process.kill(pid(), signal);
    while (all.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await start();
  return {
    get url() {
      return url;
    },
    start,
    end,
    freeze: () => signalAll(family(), 'SIGSTOP'),
    thaw: () => signalAll(family(), 'SIGCONT'),
    async remove() {
      if (readPostmaster(folder) !== undefined) await end('SIGINT');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  // The postmaster first: frozen it makes no more children, and thawed it may bury one that we were about to wake.
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
}
