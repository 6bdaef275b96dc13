import { posix, win32 } from 'node:path';

/** Whose machine it is. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Where a host's data lie: the folder that the system keeps for programs of this user, unless DATA_DIR says another. */
export function dataFolder({ platform, home, environment }: Machine): string {
  const chosen = environment['DATA_DIR'];
  if (chosen) return platform === 'win32' ? win32.resolve(chosen) : posix.resolve(chosen);
  switch (platform) {
    case 'win32':
      return win32.join(environment['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'Gschobe');
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', 'Gschobe');
    default:
      return posix.join(environment['XDG_DATA_HOME'] || posix.join(home, '.local', 'share'), 'gschobe');
  }
}
