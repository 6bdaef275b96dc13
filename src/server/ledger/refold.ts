import { wallet as walletProcess } from '../../ledger/wallet.ts';
import type { Trx } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { lockWallet, storeWallet } from './books.ts';
import type { LedgerTables } from './tables.ts';

/** Accounts of an older version are made again from their events, each once, at the first start of this one. */
export async function refoldWallets(store: Store): Promise<void> {
  const rows = await store.db.withTables<LedgerTables>().selectFrom('wallets_to_refold').select('person').execute();
  for (const { person } of rows) {
    await store.db.transaction().execute(async (trx: Trx) => {
      await lockWallet(trx, person); // whoever changes it meanwhile writes after us
      const { state } = await store.load(walletProcess, `wallet:${person}`);
      await storeWallet(trx, person, state);
      await trx.withTables<LedgerTables>().deleteFrom('wallets_to_refold').where('person', '=', person).execute();
    });
  }
}
