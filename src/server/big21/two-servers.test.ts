import { expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { checkLedger } from '../ledger/check.ts';
import { register } from '../testing/people.ts';
import { type Caller, createCaller, startTestServer, testClock } from '../testing/server.ts';

const IN_FORCE = { rules: '2024-10-23', conditions: '2024-10-23' };
const limits = (rappen: number) => ({ netLoss: { 1: rappen, 7: 90_000, 30: 90_000 } });

/** One server, and a second one on the same database: each remembers what it saw last. */
async function startTwo() {
  const clock = testClock(zurichInstant('2024-10-24T12:00'));
  const one = await startTestServer({ clock });
  const two = await startTestServer({ clock, databaseUrl: one.databaseUrl });
  const here = one.caller();
  if ((await register(one, here)).status !== 200) throw new Error('not registered');
  const there = createCaller(two.address);
  there.cookie = here.cookie;
  let keys = 0;
  const key = () => ({ 'idempotency-key': `two-${++keys}` });
  await here.post('/api/wallet/acceptance', IN_FORCE);
  await setLimits(here, 10_000);
  await here.post('/api/wallet/deposits', { amount: 5000 }, key());
  const stop = async () => {
    await two.stop();
    await one.stop();
  };
  const start = async (caller: Caller) => {
    const { commitment } = (await caller.post('/api/big21/promises', {})).body;
    const clientSeed = '00112233445566778899aabbccddeeff';
    return caller.post('/api/big21/games', { purse: 'money', stake: 100, commitment, clientSeed }, key());
  };
  return { store: one.store, here, there, start, stop };
}

const setLimits = (caller: Caller, rappen: number) =>
  caller.send('/api/wallet/limits', {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(limits(rappen)),
  });

test('B21 5, M6 who excluded himself at one server plays at none, whatever the other one remembers', async () => {
  const { store, here, there, start, stop } = await startTwo();
  expect((await here.get('/api/wallet')).status).toBe(200);
  expect((await there.post('/api/wallet/exclusion', { days: 30 })).status).toBe(200);
  expect((await here.post('/api/wallet/acceptance', IN_FORCE)).status).toBe(200); // accepted long ago: nothing to do
  for (const caller of [here, there]) expect((await start(caller)).body).toMatchObject({ code: 'excluded' });
  expect(await checkLedger(store.db)).toMatchObject({ ok: true });
  await stop();
});

test('B21 10.2, M6 a limit lowered at one server is not raised at once at the other, which still remembers it', async () => {
  const { store, here, there, start, stop } = await startTwo();
  expect((await setLimits(there, 50)).status).toBe(200);
  const asked = (await setLimits(here, 10_000)).body;
  expect(asked.wallet.limits).toMatchObject((await there.get('/api/wallet')).body.wallet.limits);
  for (const caller of [here, there]) expect((await start(caller)).status).toBe(409);
  expect(await checkLedger(store.db)).toMatchObject({ ok: true });
  await stop();
});
