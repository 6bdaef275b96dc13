import { LEVELS } from '../../src/bots/levels.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import { startTestServer } from '../../src/server/testing/server.ts';
import { everybody } from '../fuzz/everybody.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { heldMemory } from '../fuzz/growth.ts';
import { fuzzSockets } from '../fuzz/sockets.ts';
import { anyCommand, beginMatch, newGuest } from '../load/player.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 100_000);
const MESSAGES = Number(process.env['MESSAGES'] ?? 10_000);
const ROUND = 10_000;
/** Ten parts are a million requests and a hundred thousand messages, so that no part is longer than some minutes. */
const PARTS = 10;
/** Mebibytes that a million requests may keep. */
const GROWTH = 50;
const MILLION = 1_000_000;

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
    await sitDown(server.address, seed);
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
    const isAlive = (await server.caller().get('/readyz')).status === 200;
    wrong.push(...bad);
    return {
      ok: wrong.length === 0 && isAlive && growthOf(held) < GROWTH,
      figure: { requests: REQUESTS, statuses, sockets, held, growth: growthOf(held), bad: wrong.slice(0, 5) },
    };
  } finally {
    await server.stop();
  }
}

/** A match at every level: the weights of the computer players come when first needed, and stay. */
async function sitDown(address: string, seed: string): Promise<void> {
  const guest = await newGuest(address);
  const chance = chanceFromText(seed)('first');
  for (const level of LEVELS) {
    const { id, view } = await beginMatch(guest, { level });
    const { status, text } = await guest.send('POST', `/api/matches/${id}/commands`, anyCommand(view, chance), level);
    if (status !== 200) throw new Error(`${level}: ${status} ${text}`);
  }
  guest.close();
}

/**
 * What one process would keep of a million: what the first half of a part left, which is mostly there for good (prepared
 * statements, compiled schemas), and the pace of the second half up to a million.
 */
function growthOf(held: readonly number[]): number {
  const half = Math.floor(held.length / 2);
  const pace = (held.at(-1)! - held[half]!) / (REQUESTS / 2);
  return Math.round(10 * (held[half]! - held[0]! + pace * (MILLION - REQUESTS / 2))) / 10;
}

export const checks = Object.fromEntries(
  Array.from({ length: PARTS }, (_, i) => [`fuzz.${i}`, (seed: string) => part(`${seed}/${i}`)]),
);
