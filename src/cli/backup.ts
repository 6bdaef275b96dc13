import { resolve } from 'node:path';
import { readConfig } from '../server/config.ts';
import { backup } from '../server/store/backup.ts';
import { migrate } from '../server/store/migrate.ts';
import { openSigner } from '../server/store/signing.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';

/** `gschobe backup FILE`: one consistent moment of everything, while the server runs. */
export async function run([file]: readonly string[]): Promise<number> {
  if (file === undefined) return complain('usage: gschobe backup FILE');
  return onDatabase(async ({ pool }) => {
    await migrate(pool);
    const signer = openSigner(readConfig(process.env).dataDir);
    print({ ok: true, file, ...(await backup(pool, resolve(file), new Date(), signer)) });
    return 0;
  });
}
