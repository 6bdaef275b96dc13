import { openTables } from '../big21/tables.ts';
import { anAfternoon, tamperOften, verdictIn } from '../ledger/tampering.ts';

/** Books and chain: every change is found and named, and nothing is found where nothing was changed. */
export const checks = {
  'ledger.tampering': async (seed: string) => {
    const tables = await openTables();
    await anAfternoon(tables, seed, 12);
    const { changes, prevented, missed, unnamed } = await tamperOften(
      tables,
      seed,
      Number(process.env['CHANGES'] ?? 1_000),
    );
    await tables.close();
    const ok = missed.length === 0 && unnamed.length === 0;
    return {
      ok,
      figure: { changes, prevented, missed: missed.length, unnamed: unnamed.length, first: missed[0] ?? null },
    };
  },
  'ledger.clean': async (seed: string) => {
    const stores = Number(process.env['STORES'] ?? 100);
    const wrong: string[] = [];
    for (let i = 0; i < stores; i++) {
      const tables = await openTables();
      await anAfternoon(tables, `${seed}/${i}`, 4);
      const verdict = await tables.server.store.db.transaction().execute(verdictIn);
      if (!verdict.ok) wrong.push(`${i}: ${verdict.named}`);
      await tables.close();
    }
    return { ok: wrong.length === 0, figure: { stores, falseAlarms: wrong.length, first: wrong[0] ?? null } };
  },
};
