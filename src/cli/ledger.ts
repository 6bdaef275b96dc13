import { checkLedger } from '../server/ledger/check.ts';
import { verifyStore } from '../server/store/auditStore.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';

/** `gschobe ledger check`: sum 0, replay = stored, every game booked as it ended, the chain of the audit unbroken. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== 'check') return complain('usage: gschobe ledger check');
  return onDatabase(async ({ db, pool }) => {
    const books = await checkLedger(db);
    await pool.query('select audit_seal(2147483647)');
    const chain = await verifyStore(pool);
    const ok = books.ok && chain.ok;
    print({ ...books, ok, chain });
    return ok ? 0 : 1;
  });
}
