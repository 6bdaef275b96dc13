import { startTestServer } from '../../src/server/testing/server.ts';
import { everybody } from '../fuzz/everybody.ts';
import { fuzz } from '../fuzz/fuzz.ts';

export const checks = {
  /** 100,000 requests of all sorts, by everybody: 0 × 5xx, nothing of our inside, alive and sound afterwards. */
  fuzz: async (seed: string) => {
    const server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
    try {
      const { bad, ...figure } = await fuzz(server.address, {
        count: Number(process.env['REQUESTS'] ?? 100_000),
        seed,
        callers: (round) => everybody(server, round),
        between: () => server.clock.advance(100),
      });
      const isAlive = (await server.caller().get('/readyz')).status === 200;
      return { ok: bad.length === 0 && isAlive, figure: { ...figure, bad: bad.slice(0, 5) } };
    } finally {
      await server.stop();
    }
  },
};
