import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { FETCHED_WITHIN } from '../../ledger/closing.ts';
import { balanceOf } from '../ledger/books.ts';
import { checkLedger } from '../ledger/check.ts';
import { payIn } from '../testing/cashHouse.ts';
import { FORM, lettersOf, register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';

const clock = testClock(zurichInstant('2024-10-24T12:00'));
let server: TestServer;
let cashier: Caller;
beforeAll(async () => {
  server = await startTestServer({ clock, environment: { MONEY: 'cash' } });
  cashier = (await signInAs(server, 'cashier')).caller;
  await cashier.post('/api/desk/till/opening', { counted: 0 });
});
afterAll(() => server.stop());

const key = () => ({ 'idempotency-key': randomUUID() });

/** Registered, with CHF 20, one game begun and one promise unused. */
async function newPlayer(lastName: string): Promise<{ caller: Caller; id: string; game: string }> {
  const caller = server.caller();
  const answer = await register(server, caller, {
    ...{ email: `${lastName.toLowerCase()}@example.ch`, firstName: lastName, lastName, street: `${lastName}gasse` },
    born: `19${50 + lastName.length}-03-0${lastName.length}`,
  });
  expect(answer.status, answer.text).toBe(200);
  const { id } = (await caller.get('/api/me')).body;
  await caller.post('/api/wallet/acceptance', { rules: '2024-10-23', conditions: '2024-10-23' });
  await caller.send('/api/wallet/limits', {
    method: 'PUT',
    body: JSON.stringify({ netLoss: { 1: 5_000, 7: 5_000, 30: 5_000 } }),
    headers: { 'content-type': 'application/json' },
  });
  await payIn(cashier, Object.assign(caller, { id }), 2_000);
  const { commitment } = (await caller.post('/api/big21/promises', {})).body;
  const begun = await caller.post(
    '/api/big21/games',
    { purse: 'money', stake: 100, commitment, clientSeed: '00'.repeat(8) },
    key(),
  );
  await caller.post('/api/big21/promises', {});
  return { caller, id, game: begun.body.id };
}

const count = async (query: string, ...values: unknown[]): Promise<number> =>
  (await server.store.pool.query<{ n: number }>(query, values)).rows[0]!.n;

const leaves = async (caller: Caller) => {
  const answer = await caller.post('/api/me/deletion', { sure: true, password: FORM.password });
  expect(answer.status, answer.text).toBe(200);
  await server.runJobs();
};

test('a person’s export holds account, statement, days and every game card by card', async () => {
  const { caller, game } = await newPlayer('Exporter');
  const { big21 } = (await caller.get('/api/me/export')).body.subjects;
  expect(big21.statement.map(({ kind }: { kind: string }) => kind)).toEqual(['stake', 'deposit']);
  expect(big21.account.map(({ type }: { type: string }) => type)).toEqual([
    ...['accepted', 'limitsSet', 'depositProposed', 'deposited'],
  ]);
  expect(big21.days).toEqual([{ day: '2024-10-24', staked: 100, won: 0 }]);
  expect(big21.games).toMatchObject([{ id: game, stake: 100, ending: null }]);
  expect(big21.games[0].events.map(({ type }: { type: string }) => type)).toContain('shown');
});

test('who leaves: the open game is settled, the books stay, the balance waits two years and then serves the public benefit', async () => {
  const { caller, id, game } = await newPlayer('Leaver');
  // Said before, and the desk is told after.
  expect((await caller.get('/api/me/leaving')).body.open).toEqual([
    { kind: 'games', count: 1 },
    { kind: 'money', amount: 1_900, until: clock.now() + FETCHED_WITHIN },
  ]);
  await leaves(caller);
  const told = (await lettersOf(server)).filter(({ subject }) => subject === 'Ein Konto mit Geld wurde gelöscht');
  expect(told.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['cashier@example.ch', 'organiser@localhost.localdomain']),
  );
  for (const { text } of told) expect(text).toContain(id);
  expect(await count(`select count(*)::int as n from big21_games where id = $1 and ending = 'excluded'`, game)).toBe(1);
  expect(await count(`select count(*)::int as n from big21_seeds where owner = $1`, `person:${id}`)).toBe(1); // the played one
  expect(await balanceOf(server.store.db, id, 'CHF')).toBe(0);
  const waiting = () => count(`select balance::int as n from ledger_balances where account = $1`, `inTransit/${id}`);
  expect(await waiting()).toBe(1_900);
  const postings = `select count(*)::int as n from ledger_postings where from_account like $1 or to_account like $1`;
  expect(await count(postings, `%/${id}`)).toBe(3); // deposit, stake, closing: kept for ten years

  clock.advance(FETCHED_WITHIN - 1);
  await server.runJobs();
  expect(await waiting()).toBe(1_900);
  clock.advance(1);
  await server.runJobs();
  expect(await waiting()).toBe(0);
  const given = `select coalesce(sum(amount), 0)::int as n from ledger_postings where to_account = 'publicBenefit'`;
  expect(await count(given)).toBe(1_900);
  expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
});

test('who left and comes to the cash desk within two years gets the money, once', async () => {
  cashier = (await signInAs(server, 'cashier')).caller; // two years later
  const { caller, id } = await newPlayer('Fetcher');
  await leaves(caller);
  const { caller: second } = await signInAs(server, 'cashier', 'kasse.zwei@example.ch');
  const path = `/api/desk/accounts/${id}`;
  const pay = () => cashier.post(`${path}/payouts`, { id: 'closing', result: 'paid' }, key());
  expect((await pay()).body).toMatchObject({ code: 'held' });
  expect((await second.post(`${path}/approvals`, { id: 'closing' }, key())).status).toBe(200);
  expect((await pay()).status).toBe(200);
  expect((await pay()).body).toMatchObject({ code: 'not-waiting' });
  expect((await cashier.post(`${path}/deposits`, { amount: 100 }, key())).body).toMatchObject({
    code: 'account-closed',
  });
  expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
});
