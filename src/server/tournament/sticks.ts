import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accountName } from '../systemAccount.ts';

/** Where a system shows what is plugged in; `folders` lists a folder, and nothing of one that is not there. */
export interface Plugged {
  readonly platform: NodeJS.Platform;
  /** None: nothing is plugged in under it either. */
  readonly user: string | undefined;
  folders(path: string): readonly string[];
}

const LETTERS = 'DEFGHIJKLMNOPQRSTUVWXYZ';

/** Sticks and other drives that an evening could be saved to, each with a folder of our own. */
export function sticksOf({ platform, user, folders }: Plugged): string[] {
  switch (platform) {
    case 'win32':
      return [...LETTERS]
        .map((letter) => `${letter}:\\`)
        .flatMap((drive) => (folders(drive).length > 0 ? [`${drive}Gschobe`] : []));
    case 'darwin':
      return folders('/Volumes')
        .filter((name) => name !== 'Macintosh HD')
        .map((name) => `/Volumes/${name}/Gschobe`);
    default:
      if (user === undefined) return [];
      return [`/media/${user}`, `/run/media/${user}`].flatMap((where) =>
        folders(where).map((name) => `${where}/${name}/Gschobe`),
      );
  }
}

export const pluggedHere = (): Plugged => ({
  platform: process.platform,
  user: accountName(),
  folders: (path) => {
    try {
      return existsSync(path) ? readdirSync(join(path)) : [];
    } catch {
      return []; // not ours to read
    }
  },
});
