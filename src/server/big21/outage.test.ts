import { expect, test } from 'vitest';
import { HOUR } from '../../kit/time.ts';
import { createCaller, startTestServer, testClock } from '../testing/server.ts';

test('B21 23, M7 the four hours are moved by the length of an outage, and then end the game once', async () => {
  const clock = testClock();
  const first = await startTestServer({ clock });
  const guest = await first.caller().asGuest();
  const { commitment } = (await guest.post('/api/big21/promises', {})).body;
  const body = { purse: 'practice', stake: 100, commitment, clientSeed: '00'.repeat(8) };
  const { id, game } = (await guest.post('/api/big21/games', body, { 'idempotency-key': 'outage' })).body;
  await first.stop();
  clock.advance(5 * HOUR);
  const second = await startTestServer({ clock, databaseUrl: first.databaseUrl });
  const again = createCaller(second.address);
  again.cookie = guest.cookie;
  const shown = (await again.get(`/api/big21/games/${id}`)).body;
  expect(shown.game.stage).toBe('piles');
  expect(shown.game.round).toEqual(game.round); // the same cards as before
  expect(shown.game.deadline - game.deadline).toBeGreaterThanOrEqual(5 * HOUR - 1000);
  clock.advance(4 * HOUR + 1001);
  await second.runJobs();
  const events = await second.store.read(`big21:${id}`);
  expect(events.filter(({ event }) => event.type === 'ended')).toHaveLength(1);
  await second.stop();
});
