import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, zurichInstant } from '../../kit/time.ts';
import { register, signInAs } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer, testClock } from '../testing/server.ts';

let server: TestServer;
const clock = testClock(zurichInstant('2024-11-20T12:00'));
let keys = 0;
const key = () => ({ 'idempotency-key': `oversight-${++keys}` });
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

/** A finished game for money, as the books have it. */
const played = (id: string, owner: string, startedAt: number, stake = 100) =>
  server.store.pool.query(
    `insert into big21_games
       (id, owner, purse, model, commitment, day, stake, started_at, deadline, staked, bought, risked, from_aside, ending, paid, ended_at)
     values ($1, $2, 'money', 'R.1', $1, '2024-11-10', $3, $4, $4, $3, 0, 0, 0, 'few-piles', 0, $4)`,
    [id, owner, stake, new Date(startedAt)],
  );

const limit = (caller: Caller, day: number) =>
  caller.send('/api/wallet/limits', {
    method: 'PUT',
    body: JSON.stringify({ netLoss: { 1: day, 7: 90_000, 30: 90_000 } }),
    headers: { 'content-type': 'application/json' },
  });

test('signs of trouble are shown to the player, and to staff only as a number', async () => {
  const player = server.caller();
  await register(server, player, { email: 'nachts@example.ch' });
  const { id } = (await player.get('/api/me')).body;
  for (const day of [10, 12, 14]) await played(`night-${day}`, `person:${id}`, zurichInstant(`2024-11-${day}T01:00`));
  expect((await player.get('/api/big21/signs')).body).toEqual({ signs: ['nights'] });
  await limit(player, 1_000);
  for (const amount of [2_000, 3_000]) {
    await limit(player, amount);
    clock.advance(DAY);
  }
  expect((await player.get('/api/big21/signs')).body).toEqual({ signs: ['nights', 'raises'] });
  await limit(player, 3_000); // saved again, it is the same raise
  const { caller } = await signInAs(server, 'auditor');
  const counted = (await caller.get('/api/big21/signs/count')).body;
  expect(counted).toEqual({ people: { chasing: 0, nights: 1, raises: 1 } });
  expect((await player.get('/api/big21/signs/count')).status).toBe(403);
});

test('a regulator gets every finished game of the days asked for, and no name or account', async () => {
  const { caller } = await signInAs(server, 'auditor');
  const { text } = await caller.get('/api/big21/export?from=2024-11-01&until=2024-11-30');
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('commitment');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(1);
  expect(text).not.toMatch(/nachts|person:/);
  const { text: none } = await caller.get('/api/big21/export?from=2023-01-01&until=2023-12-31');
  expect(none.trim().split('\r\n')).toHaveLength(1);
});

test('a statement comes as a PDF too, in the reader’s language', async () => {
  const player = server.caller();
  await register(server, player, { email: 'auszug@example.ch', lastName: 'Auszug', street: 'Rebweg' });
  await player.post('/api/wallet/deposits', { amount: 2_000 }, key());
  for (const language of ['de', 'fr', 'it', 'en']) {
    const answer = await player.get(`/api/wallet/statement/pdf?language=${language}`);
    expect(answer.status).toBe(200);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
  }
});
