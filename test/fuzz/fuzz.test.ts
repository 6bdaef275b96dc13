import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { everybody } from './everybody.ts';
import { fuzz, RAW, sendRaw } from './fuzz.ts';
import { fuzzSockets } from './sockets.ts';

// The small version of test/long/fuzz.long.ts.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('whatever is asked of any route, the answer is never 5xx and never shows our inside', async () => {
  const { statuses, bad } = await fuzz(server.address, {
    count: 800,
    seed: 'fuzz-1',
    callers: (round) => everybody(server, round),
    between: () => server.clock.advance(100),
  });
  expect(bad).toEqual([]);
  expect(Object.keys(statuses).length).toBeGreaterThan(3);
});

test('bytes that are hardly HTTP are refused or dropped, and the server lives on', async () => {
  const answers = await Promise.all(RAW.map((bytes) => sendRaw(server.address, bytes)));
  for (const [i, answer] of answers.entries()) expect(answer, RAW[i]).not.toMatch(/^HTTP\/1.1 5\d\d/);
  expect((await server.caller().get('/healthz')).status).toBe(200);
});

test('whatever is said on the push connection, it ends by no mistake of ours', async () => {
  const guest = await server.caller().asGuest();
  const { bad, closed, heard } = await fuzzSockets(server.address, {
    ...{ count: 500, seed: 'sockets-1', cookies: ['', guest.cookie], names: ['2024', 'practice'] },
    between: () => server.clock.advance(100),
  });
  expect(bad).toEqual([]);
  expect(closed[1007], 'some of it is not understood').toBeGreaterThan(0);
  expect(heard).toBeGreaterThan(10);
});
