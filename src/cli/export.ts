import { once } from 'node:events';
import { auditRecords } from '../server/store/auditStore.ts';
import { onDatabase } from './operate.ts';

/** `gschobe export`: every append with its events and its link in the chain, one JSON line each, in order. */
export async function run(): Promise<number> {
  return onDatabase(async ({ pool }) => {
    await pool.query('select audit_seal(2147483647)');
    for await (const record of auditRecords(pool)) {
      if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  });
}
