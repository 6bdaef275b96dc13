import { expect, test } from 'vitest';
import { emptyDatabase } from './testing/database.ts';
import { startTestServer } from './testing/server.ts';

test('processes that start together on an empty database all start, and make one organiser', async () => {
  const databaseUrl = await emptyDatabase();
  const servers = await Promise.all(Array.from({ length: 3 }, () => startTestServer({ databaseUrl })));
  const organisers = await servers[0]!.store.pool.query(`select from people where 'organiser' = any(roles)`);
  expect(organisers.rowCount).toBe(1);
  for (const server of servers)
    expect((await server.caller().get('/readyz')).body).toEqual({ ok: true, notInStep: [] });
  await Promise.all(servers.map((server) => server.stop()));
});
