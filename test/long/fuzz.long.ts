import { startTestServer } from '../../src/server/testing/server.ts';
import { everybody } from '../fuzz/everybody.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { heldMemory } from '../fuzz/growth.ts';
import { fuzzSockets } from '../fuzz/sockets.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 100_000);
const MESSAGES = Number(process.env['MESSAGES'] ?? 10_000);
const ROUND = 10_000;
/** Ten parts are a million requests and a hundred thousand messages, so that no part is longer than some minutes. */
const PARTS = 10;
/** Mebibytes a part may keep; ten parts then stay below fifty. */
const GROWTH = 5;

/** Everything that can be asked or said, by everybody: 0 × 5xx, nothing of our inside, alive and no larger afterwards. */
async function part(seed: string) {
  const server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
  const between = () => server.clock.advance(100);
  const callers = (round: number) => everybody(server, round);
  const learned: string[] = [];
  const statuses: Record<string, number> = {};
  const wrong: unknown[] = [];
  const held: number[] = [];
  try {
    for (let round = 0; round < REQUESTS / ROUND; round++) {
      const ask = { ...{ callers, between, learned }, count: ROUND, seed: `${seed}/${round}`, round: ROUND };
      const { statuses: told, bad } = await fuzz(server.address, { ...ask, callers: () => callers(round) });
      for (const [status, count] of Object.entries(told)) statuses[status] = (statuses[status] ?? 0) + count;
      wrong.push(...bad);
      held.push(Math.round(10 * heldMemory()) / 10);
    }
    const cookies = ['', ...(await callers(REQUESTS)).map(({ cookie }) => cookie)];
    const { bad, ...sockets } = await fuzzSockets(server.address, {
      ...{ seed, cookies, between },
      count: MESSAGES,
      names: learned,
    });
    held.push(Math.round(10 * heldMemory()) / 10);
    // The first round fills what is kept for good: prepared statements, compiled schemas, threads.
    const growth = held.at(-1)! - held[0]!;
    const isAlive = (await server.caller().get('/readyz')).status === 200;
    wrong.push(...bad);
    return {
      ok: wrong.length === 0 && isAlive && growth < GROWTH,
      figure: { requests: REQUESTS, statuses, sockets, held, bad: wrong.slice(0, 5) },
    };
  } finally {
    await server.stop();
  }
}

export const checks = Object.fromEntries(
  Array.from({ length: PARTS }, (_, i) => [`fuzz.${i}`, (seed: string) => part(`${seed}/${i}`)]),
);
