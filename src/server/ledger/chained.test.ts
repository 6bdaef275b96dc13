import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { register } from '../testing/people.ts';
import { startTestServer, type TestServer, testClock } from '../testing/server.ts';
import { checkLedger } from './check.ts';

let server: TestServer;
let person: string;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(zurichInstant('2024-10-24T12:00')) });
  const caller = server.caller();
  await register(server, caller);
  person = (await caller.get('/api/me')).body.id;
  await caller.post('/api/wallet/deposits', { amount: 2_000 }, { 'idempotency-key': randomUUID() });
  await caller.post('/api/wallet/exclusion', { days: 30 });
});
afterAll(() => server.stop());

const check = () => checkLedger(server.store.db);

test('what nobody touched agrees with its events', async () => {
  expect(await check()).toMatchObject({ ok: true, wrongEntries: 0, wrongWallets: 0, firstDifference: null });
});

test('an exclusion wiped from its row is found, with the account’s name', async () => {
  const { rows } = await server.store.pool.query('select state::text from wallets where person = $1', [person]);
  const set = (state: string) =>
    server.store.pool.query('update wallets set state = $2 where person = $1', [person, state]);
  const { exclusion: _exclusion, ...wiped } = JSON.parse(rows[0].state);
  await set(JSON.stringify(wiped));
  expect(await check()).toMatchObject({ ok: false, wrongWallets: 1, firstDifference: `account ${person}` });
  await set(rows[0].state);
  expect((await check()).ok).toBe(true);
});

test('a deposit that was posted without an event is found by its key', async () => {
  await server.store.pool.query(
    `select ledger_post('deposit/forged', 'deposit', 'system', now(), array['outside/cash'], array[$1], array[500000]::bigint[])`,
    [`player/${person}`],
  );
  const books = await check();
  expect([books.ok, books.sum, books.wrongBalances]).toEqual([false, '0', 0]);
  expect(books).toMatchObject({ wrongEntries: 1, firstDifference: 'entry deposit/forged' });
});
