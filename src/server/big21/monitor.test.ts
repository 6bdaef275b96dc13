import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('B21 3.2 a card bought from what was put aside counts in full, as a purchase and as what paid for it', async () => {
  // Stake 1.00; won 5.00, of which 1.00 went into Risk; there a card for 1.00 from the 4.00 put aside; paid 3.00.
  await server.store.pool.query(`
    insert into big21_games
      (id, owner, purse, model, commitment, day, stake, started_at, deadline, staked, bought, risked, from_aside, ending, paid, ended_at)
    values ('g', 'person:p', 'money', 'R.1', 'c', '2024-11-04', 100, now(), now(), 100, 1, 100, 100, 'few-piles', 300, now())`);
  const { caller } = await signInAs(server, 'auditor');
  const { body } = await caller.get('/api/big21/monitor?from=2024-11-01&until=2024-11-30');
  expect(body.models[0].day).toMatchObject([{ day: '2024-11-04', games: 1, staked: 300, paid: 500 }]);
  expect(body.models[0].alarms).toEqual([]);
});
