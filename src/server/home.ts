import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product, whether the code runs from `src` or from `dist`. */
export const home = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
/** The version of this software. */
export const VERSION = version;
