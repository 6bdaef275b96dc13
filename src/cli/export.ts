import { readConfig } from '../server/config.ts';
import { openArchive } from '../server/store/archive/archive.ts';
import { drained } from '../server/store/copy.ts';
import { onDatabase } from './operate.ts';

/** `gschobe export`: every append with its events and its link in the chain, one JSON line each, in order. */
export async function run(): Promise<number> {
  return onDatabase(async ({ pool }) => {
    const { archiveDir } = readConfig(process.env);
    await pool.query('select audit_seal(2147483647)');
    for await (const record of openArchive(pool, archiveDir).records(pool)) {
      if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await drained(process.stdout);
    }
    return 0;
  });
}
