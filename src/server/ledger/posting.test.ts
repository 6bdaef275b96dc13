import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, mayBeNegative } from '../../ledger/account.ts';
import { NOTHING, type Rappen, rappen } from '../../ledger/money.ts';
import { type Entry, post } from '../../ledger/posting.ts';
import type { Trx } from '../store/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { postEntry } from './books.ts';
import type { LedgerTables } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ACCOUNTS = ['player/a', 'player/b', 'inTransit/a', 'stakes', 'payouts', 'outside/cash'] as const;

/** Entries of one to three postings, often with more than there is; amounts and accounts as the types allow them. */
const anyPostings = fc.array(
  fc
    .record({
      from: fc.constantFrom(...ACCOUNTS),
      to: fc.constantFrom(...ACCOUNTS),
      amount: fc.integer({ min: 1, max: 3_000 }).map(rappen),
    })
    .filter(({ from, to }) => from !== to),
  { minLength: 1, maxLength: 3 },
);

/** What the database says of one entry: its balances afterwards, or the code of the refusal. A refusal is rolled back. */
async function posted(trx: Trx, entry: Entry): Promise<string | Readonly<Record<string, number>>> {
  await sql`savepoint before_entry`.execute(trx);
  const refused = await postEntry(trx, entry, 'system', 0);
  if (refused) {
    await sql`rollback to savepoint before_entry`.execute(trx);
    return refused.refusal.code;
  }
  const rows = await trx.withTables<LedgerTables>().selectFrom('ledger_balances').selectAll().execute();
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
}

test('the database posts an entry exactly when the readable rule does, and leaves the same balances', async () => {
  let entries = 0;
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyPostings, { maxLength: 12 }), async (all) => {
      const undo = new Error('every example begins with empty books');
      const run = server.store.db.transaction().execute(async (trx) => {
        const balances = new Map<Account, Rappen>();
        for (const postings of all) {
          const entry: Entry = { key: `contract/${++entries}`, kind: 'correction', postings };
          const rule = post(entry, (account) => balances.get(account) ?? NOTHING);
          if (rule.ok) for (const [account, balance] of rule.value) balances.set(account, balance);
          else refusals++;
          const ofPlayers = [...balances].filter(([account]) => !mayBeNegative(account));
          expect(await posted(trx, entry)).toEqual(rule.ok ? Object.fromEntries(ofPlayers) : rule.refusal.code);
        }
        throw undo;
      });
      await expect(run).rejects.toBe(undo);
    }),
    { numRuns: 60 },
  );
  expect(refusals).toBeGreaterThan(50);
});
