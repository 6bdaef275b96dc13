import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Account, findAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { hasPassword, readPassword } from './password.ts';
import { readPostmaster } from './pidFile.ts';
import { asArguments } from './settings.ts';
import { type Launch, OWNER, type Place, type Way } from './way.ts';

const HOST = '127.0.0.1';

/**
 * Through a port of this machine and a password, where there are no Unix sockets: Windows. `pg_ctl` starts the server,
 * because it puts an administrator's rights down first, and stops it, because Windows has no signals.
 */
export function portWay({ home, folder, log, binaries: given }: Place): Way {
  // Chosen once: whoever has our address keeps it when the server is started again.
  let port = 0;
  const tool = () => {
    const binaries = given ?? findBinaries(join(home, 'postgres.lib'));
    return controlOf(binaries, findAccount(binaries.postgres, folder, process.env));
  };
  return {
    url(database) {
      const password = encodeURIComponent(readPassword(folder));
      return `postgres://${OWNER}:${password}@${HOST}:${port}/${encodeURIComponent(database)}`;
    },
    mayAnswer() {
      const found = readPostmaster(folder)?.port;
      if (!found || !hasPassword(folder)) return false;
      port = found;
      return true;
    },
    refuseForeigners() {
      if (!existsSync(join(folder, 'PG_VERSION')) || hasPassword(folder)) return;
      throw new Error(
        `${folder} comes from an older program: start it once with this version where it was made, then bring it here`,
      );
    },
    async launch(launch) {
      if (port === 0) port = await freePort();
      writeFileSync(join(folder, 'pg_hba.conf'), `host all all ${HOST}/32 scram-sha-256\n`);
      await start(launch, { folder, log, port });
    },
    isRunning: () => readPostmaster(folder) !== undefined && tool()('status', '-D', folder) === 0,
    async shutDown() {
      if (readPostmaster(folder) !== undefined) tool()('stop', '-D', folder, '-m', 'fast', '-t', '60');
    },
  };
}

/**
 * Answers when the server is ready or has given up. A machine on which that takes long must not be asked twice: the
 * second server would wait for the first to go, and run when nobody wants it any more.
 */
function start(launch: Launch, { folder, log, port }: { folder: string; log: string; port: number }): Promise<void> {
  const { binaries, account, environment, settings, report } = launch;
  // pg_ctl hands the words on through a shell: none of them may need quotes, so no path is among them.
  const { log_line_prefix: _, ...simple } = settings;
  const words = ['-p', String(port), ...asArguments({ listen_addresses: HOST, ...simple })];
  const { command, args, identity } = account.as(binaries.control, [
    ...['start', '-w', '-t', '180', '-s', '-D', folder, '-l', log, '-o', words.join(' ')],
  ]);
  // A console of its own that nobody sees: closing our window does not reach the server before we have ended.
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    env: environment,
    stdio: 'ignore',
    windowsHide: true,
  });
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      report(`PostgreSQL: ${error.message}`);
      resolve();
    });
  });
}

/** Runs `pg_ctl` and answers with its exit code. */
const controlOf =
  (binaries: Binaries, account: Account) =>
  (...words: readonly string[]): number | null => {
    const { command, args, identity } = account.as(binaries.control, words);
    const environment = { ...process.env, ...binaries.environment, LC_ALL: 'C' };
    return spawnSync(command, args, { ...identity, cwd: '/', env: environment, stdio: 'ignore', windowsHide: true })
      .status;
  };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
