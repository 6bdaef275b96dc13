import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';

/**
 * PostgreSQL refuses to run as root. A root process therefore runs it as `nobody`; everybody else runs it as himself.
 * Folders above us may be closed to `nobody` (a clone below /root): then `setpriv` leaves it the one capability that
 * passes closed folders, and nothing else.
 */
export interface Account {
  /** Gives a folder we made to the account. */
  own(path: string): void;
  /** How to start a command as this account. */
  as(command: string, args: readonly string[]): Start;
}

export interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

const oneself: Account = { own: () => {}, as: (command, args) => ({ command, args, identity: {} }) };

/** `mustRun` is a command and `mustEnter` a folder that the account has to reach. */
export function findAccount(mustRun: string, mustEnter: string, environment: NodeJS.ProcessEnv): Account {
  if (process.getuid?.() !== 0) return oneself;
  const { uid, gid } = nobody();
  const own = (path: string) => chownSync(path, uid, gid);
  const probe = ['-c', 'cd "$1" && "$2" --version', 'sh', mustEnter, mustRun];
  own(mustEnter);
  if (spawnSync('/bin/sh', probe, { uid, gid, cwd: '/', env: environment }).status === 0) {
    return { own, as: (command, args) => ({ command, args, identity: { uid, gid } }) };
  }
  const passing = [
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups', '--inh-caps=-all,+dac_override'],
    ...['--ambient-caps=-all,+dac_override', '--bounding-set=-all,+dac_override'],
    // PostgreSQL asks whether it may read its own programs as its real user: the kernel leaves the capability out then.
    ...['--securebits=+no_setuid_fixup', '--'],
  ];
  if (spawnSync('setpriv', [...passing, '/bin/sh', ...probe], { cwd: '/', env: environment }).status !== 0) {
    throw new Error(
      `running as root, PostgreSQL is started as "nobody", who cannot reach ${mustEnter} or ${mustRun}: ` +
        'choose another DATA_DIR, start as an ordinary user, or set DATABASE_URL',
    );
  }
  return { own, as: (command, args) => ({ command: 'setpriv', args: [...passing, command, ...args], identity: {} }) };
}

export function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534) >>> 0, gid: Number(gid ?? 65534) >>> 0 };
}
