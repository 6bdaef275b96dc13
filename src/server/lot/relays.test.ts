import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchRound } from './relays.ts';

const ROUND = 657_413;
const SIGNATURE = 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const servers: Server[] = [];

/** A relay of our own on a free port that answers every request with this. */
async function relay(status: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('G23 fetching a round', () => {
  test('the first relay with a signed round is enough, whatever the others say', async () => {
    const relays = [
      await relay(500, 'down'),
      await relay(200, '{"signature":"00"}'),
      await relay(200, 'no json'),
      await relay(200, JSON.stringify({ round: ROUND, signature: SIGNATURE })),
    ];
    expect(await fetchRound(ROUND, { relays })).toEqual({ ok: true, value: { round: ROUND, signature: SIGNATURE } });
  });

  test('a relay that sends us elsewhere is not followed', async () => {
    const location = await relay(200, JSON.stringify({ round: ROUND, signature: SIGNATURE }));
    const relays = [await relay(302, '', { location })];
    expect(await fetchRound(ROUND, { relays })).toMatchObject({ ok: false, refusal: { code: 'no-relay' } });
  });

  test('a round of another number is not believed', async () => {
    const relays = [await relay(200, JSON.stringify({ round: ROUND + 1, signature: SIGNATURE }))];
    expect(await fetchRound(ROUND + 1, { relays })).toMatchObject({
      ok: false,
      refusal: { code: 'no-relay', tried: [{ why: 'not signed by quicknet' }] },
    });
  });

  test('without a network the answer is a refusal that names every relay', async () => {
    const relays = ['http://127.0.0.1:9', 'http://127.0.0.1:10'];
    const answer = await fetchRound(ROUND, { relays });
    expect(answer.ok ? [] : answer.refusal.tried.map((t) => t.relay).sort()).toEqual([...relays].sort());
  });
});
