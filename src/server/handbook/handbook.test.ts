import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_PAPERS } from '../aside.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

const print = (from: string) =>
  server.caller().send('/api/handbook/operator/print?language=fr', { headers: { 'x-forwarded-for': from } });

test('who prints the handbook again and again waits, and others do not', async () => {
  const statuses: number[] = [];
  for (let i = 0; i <= PUBLIC_PAPERS.burst; i++) statuses.push((await print('198.51.100.7')).status);
  expect(statuses.slice(0, -1)).toEqual(Array(PUBLIC_PAPERS.burst).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await print('198.51.100.8')).text.slice(0, 5)).toBe('%PDF-');
});
