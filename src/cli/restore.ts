import { existsSync } from 'node:fs';
import { restore } from '../server/store/restore.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';

/** `gschobe restore FILE`: into an empty DATA_DIR or database; prints the same event log hash as the backup did. */
export async function run([file]: readonly string[]): Promise<number> {
  if (file === undefined) return complain('usage: gschobe restore FILE');
  if (!existsSync(file)) return complain(`there is no ${file}`);
  return onDatabase(async ({ pool }) => {
    print({ ok: true, file, ...(await restore(pool, file)) });
    return 0;
  });
}
