import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests } from '../http/guests.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { tally } from '../testing/tally.ts';

let server: TestServer;
let woken: string[];
let caller: Caller;
beforeAll(async () => {
  server = await startTestServer({
    subjects: (services) => {
      const subject = tally(services);
      woken = subject.woken;
      return [guests(services), subject];
    },
  });
  caller = await server.caller().asGuest();
});
afterAll(() => server.stop());

test('a job runs when its time has come by the server’s clock, not before', async () => {
  await caller.post('/api/tallies/a/wake', { by: 60 });
  await server.runJobs();
  expect(woken).toEqual([]);
  server.clock.advance(59_999);
  await server.runJobs();
  expect(woken).toEqual([]);
  server.clock.advance(1);
  await server.runJobs();
  expect(woken).toEqual(['a']);
  await server.runJobs();
  expect(woken).toEqual(['a']);
});

test('a job with the same key replaces the one that waits', async () => {
  woken.length = 0;
  await caller.post('/api/tallies/b/wake', { by: 60 });
  await caller.post('/api/tallies/b/wake', { by: 120 });
  server.clock.advance(60_000);
  await server.runJobs();
  expect(woken).toEqual([]);
  server.clock.advance(60_000);
  await server.runJobs();
  expect(woken).toEqual(['b']);
});

test('a job is there exactly when the events are', async () => {
  woken.length = 0;
  const append = server.store.append({
    ...{
      stream: 'wakes:c',
      expected: 'any' as const,
      actor: 'system',
      at: server.clock.now(),
      events: [{ type: 'asked' }],
    },
    alongside: async (trx) => {
      await server.services.jobs.add(trx, 'tally.wake', { id: 'c' });
      throw new Error('no');
    },
  });
  await expect(append).rejects.toThrow('no');
  await server.runJobs();
  expect(woken).toEqual([]);
});
