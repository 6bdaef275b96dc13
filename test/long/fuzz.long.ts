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
  const asked = (count: number, from: string) =>
    fuzz(server.address, { ...{ count, callers, between, learned }, seed: from, round: ROUND });
  try {
    // The first round fills what is kept for good: prepared statements, compiled schemas, threads.
    const first = await asked(ROUND, `${seed}/first`);
    const before = heldMemory();
    const { bad, ...figure } = await asked(REQUESTS - ROUND, seed);
    const cookies = ['', ...(await callers(REQUESTS)).map(({ cookie }) => cookie)];
    const sockets = await fuzzSockets(server.address, {
      ...{ seed, cookies, between },
      count: MESSAGES,
      names: learned,
    });
    const growth = Math.round(10 * (heldMemory() - before)) / 10;
    const isAlive = (await server.caller().get('/readyz')).status === 200;
    const wrong = [...first.bad, ...bad, ...sockets.bad];
    return {
      ok: wrong.length === 0 && isAlive && growth < GROWTH,
      figure: { ...figure, requests: REQUESTS, sockets: { ...sockets, bad: 0 }, growth, bad: wrong.slice(0, 5) },
    };
  } finally {
    await server.stop();
  }
}

export const checks = Object.fromEntries(
  Array.from({ length: PARTS }, (_, i) => [`fuzz.${i}`, (seed: string) => part(`${seed}/${i}`)]),
);
