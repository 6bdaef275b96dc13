import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, isOurs, readPostmaster } from './pidFile.ts';

export interface WatchOptions {
  readonly folder: string;
  /** Attaches to a living server or starts one. */
  ensure(): Promise<void>;
  /** Somebody is starting it at this moment. */
  isStarting(): boolean;
  report(line: string): void;
  lost(why: string): void;
}

/** Looks after a PostgreSQL that runs: a server we attached to is not our child, so we look. */
export interface Watch {
  /** It has ended. */
  revive(): void;
  stop(): void;
}

const INTERVAL = 250;
const LONGEST_WAIT = 5000;

export function watchOver({ folder, ensure, isStarting, report, lost }: WatchOptions): Watch {
  let isStopped = false;
  let isReviving = false;
  let postmaster = readPostmaster(folder)?.pid ?? 0;

  const timer = setInterval(() => {
    if (isStarting() || isReviving || isGone()) return;
    const found = find();
    if (found === undefined) return;
    if (found > 0 && isAlive(found)) postmaster = found;
    else revive();
  }, INTERVAL);
  timer.unref();

  /** 0: there is none; undefined: we cannot know now. */
  function find(): number | undefined {
    try {
      return readPostmaster(folder)?.pid ?? 0;
    } catch {
      return undefined;
    }
  }

  function stop(): void {
    isStopped = true;
    clearInterval(timer);
  }

  /** Where there is no folder there is nothing to start: a new, empty database would only hide the loss. */
  function isGone(): boolean {
    if (isStopped || existsSync(join(folder, 'PG_VERSION'))) return false;
    stop();
    if (isOurs(postmaster, folder)) process.kill(postmaster, 'SIGQUIT'); // it holds files that nobody will find again
    lost(`${folder} is gone: the database cannot go on`);
    return true;
  }

  /** One loop, slower and slower, whoever noticed. */
  async function reviveUntilItLives(): Promise<void> {
    report('PostgreSQL has stopped; starting it again');
    for (let wait = INTERVAL; !isStopped && !isGone(); wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        return await ensure();
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
        await pause(wait, undefined, { ref: false });
      }
    }
  }

  function revive(): void {
    if (isStopped || isReviving) return;
    isReviving = true;
    reviveUntilItLives()
      .catch((error) => report(String(error)))
      .finally(() => {
        isReviving = false;
      });
  }

  return { revive, stop };
}
