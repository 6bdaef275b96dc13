import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Where a system shows what is plugged in; `folders` lists a folder, and nothing of one that is not there. */
export interface Plugged {
  readonly platform: NodeJS.Platform;
  readonly user: string;
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
      return [`/media/${user}`, `/run/media/${user}`].flatMap((where) =>
        folders(where).map((name) => `${where}/${name}/Gschobe`),
      );
  }
}

export const pluggedHere = (): Plugged => ({
  platform: process.platform,
  user: userInfo().username,
  folders: (path) => {
    try {
      return existsSync(path) ? readdirSync(join(path)) : [];
    } catch {
      return []; // not ours to read
    }
  },
});
