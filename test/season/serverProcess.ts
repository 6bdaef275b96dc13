import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Instant } from '../../src/kit/time.ts';
import { readConfig } from '../../src/server/config.ts';
import { startServer } from '../../src/server/server.ts';

/** A whole server in a process of its own on a database that others use too; its clock is set from outside. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Answers when the clock stands so. */
  setClock(at: Instant): Promise<void>;
  /** The time zone of its machine, as it sees it. */
  readonly zone: string;
  stop(): Promise<void>;
}

export async function startServerProcess(
  databaseUrl: string,
  at: Instant,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  // Tests run from the sources, a process from what was built.
  const script = join(process.cwd(), 'dist/test/season/serverProcess.js');
  const child = fork(script, [databaseUrl, String(at)], { env: { ...process.env, ...environment }, execArgv: [] });
  const { address, zone } = await heard<{ address: string; zone: string }>(child);
  return {
    address,
    zone,
    pid: child.pid!,
    async setClock(to) {
      child.send(to);
      await heard(child);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`the server process ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as T);
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , databaseUrl, at] = process.argv as [string, string, string, string];
  let now = Number(at);
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-data-'));
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const server = await startServer({ config, databaseUrl, now: () => now, jobs: 'asked' });
  process.on('message', (to) => {
    now = Number(to);
    process.send!('set');
  });
  process.once('disconnect', () => server.stop().then(() => process.exit(0)));
  process.send!({ address: server.address, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
}
