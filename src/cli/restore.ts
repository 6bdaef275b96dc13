import { existsSync } from 'node:fs';
import { filesOf } from '../server/store/archive/months.ts';
import { restore } from '../server/store/restore.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';
import { parseOptions } from './options.ts';

/**
 * `gschobe restore FILE [--by KEY]`: into an empty DATA_DIR or database; prints the same hash and key as the backup did.
 * `--unsealed`: a file made by a version before backups were sealed.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const [file] = words;
  if (file === undefined || words.length > 1) return complain('usage: gschobe restore FILE [--by KEY | --unsealed]');
  if (!existsSync(file)) return complain(`there is no ${file}`);
  return onDatabase(async ({ pool }) => {
    const restored = await restore(pool, file, { by: named.get('by'), unsealed: named.has('unsealed') });
    print({ ok: true, file, ...restored, archives: await filesOf(pool) });
    return 0;
  });
}
