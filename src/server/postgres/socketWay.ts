import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accessSettings } from './access.ts';
import { clearStaleLock, isAlive, readPostmaster } from './pidFile.ts';
import { asArguments } from './settings.ts';
import { makeSocketFolder, PORT, refuseForeignFolder, socketFolderFor } from './socketFolder.ts';
import { type Launch, OWNER, type Place, type Way } from './way.ts';

/** Through a Unix socket in a folder that is closed to others. The kernel says who calls. */
export function socketWay({ home, folder, log, socketFolder = socketFolderFor(folder) }: Place): Way {
  return {
    url: (database) => `postgres://${OWNER}@/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}`,
    mayAnswer: () => existsSync(join(socketFolder, `.s.PGSQL.${PORT}`)),
    refuseForeigners() {
      if (socketFolder !== folder) refuseForeignFolder(socketFolder);
    },
    async launch(launch) {
      if (socketFolder !== folder) {
        makeSocketFolder(socketFolder);
        launch.account.own(socketFolder);
      }
      const more = { listen_addresses: '', ...accessSettings(home, OWNER), ...launch.settings };
      start(launch, ['-D', folder, '-p', String(PORT), '-k', socketFolder, ...asArguments(more)], log);
    },
    isRunning: () => clearStaleLock(folder),
    async shutDown() {
      const postmaster = readPostmaster(folder);
      if (postmaster === undefined || !clearStaleLock(folder)) return;
      process.kill(postmaster.pid, 'SIGINT');
      while (isAlive(postmaster.pid)) await pause(20);
    },
  };
}

/** Its own process group: Ctrl-C and a crash of ours do not reach it; the next start attaches to it. */
function start({ binaries, account, environment, report, ended }: Launch, args: readonly string[], log: string): void {
  const { command, args: words, identity } = account.as(binaries.postgres, args);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(command, words, {
    ...identity,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', (error) => report(`PostgreSQL: ${error.message}`));
  child.unref();
  child.on('exit', ended);
}
