import { resolve } from 'node:path';
import { readConfig } from '../server/config.ts';
import { filesOf } from '../server/store/archive/months.ts';
import { backup } from '../server/store/backup.ts';
import { migrate } from '../server/store/migrate.ts';
import { openSigner } from '../server/store/signing.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';

/** `gschobe backup FILE`: one consistent moment of everything, while the server runs; names the archives to keep beside it. */
export async function run([file]: readonly string[]): Promise<number> {
  if (file === undefined) return complain('usage: gschobe backup FILE');
  return onDatabase(async ({ pool }) => {
    await migrate(pool);
    const signer = openSigner(readConfig(process.env).dataDir);
    const made = await backup(pool, resolve(file), new Date(), signer);
    print({ ok: true, file, ...made, archives: await filesOf(pool) });
    return 0;
  });
}
