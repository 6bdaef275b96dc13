import { startTestServer } from '../../src/server/testing/server.ts';
import { openBrowser } from '../e2e/browser.ts';
import { type RoughMatch, roughMatch } from '../e2e/roughMatch.ts';

export const checks = {
  /**
   * Whole matches with reloads, lost connections, a second tab and turned phones: no dead end, no wrong figure. In parts:
   * `FROM=4 MATCHES=6`.
   */
  'table: rough matches': async (seed: string) => {
    const count = Number(process.env['MATCHES'] ?? 10);
    const from = Number(process.env['FROM'] ?? 0);
    const games = Number(process.env['GAMES'] ?? 12);
    const [browser, server] = await Promise.all([openBrowser(), startTestServer()]);
    const played: RoughMatch[] = [];
    const left = Array.from({ length: count }, (_, i) => `${seed}/${from + i}`);
    const next = async (): Promise<void> => {
      for (let name = left.shift(); name; name = left.shift())
        played.push(await roughMatch(browser, server.address, name, games));
    };
    try {
      await Promise.all([next(), next(), next()]); // three windows side by side: much of it is waiting
    } finally {
      await browser.close();
      await server.stop();
    }
    const mishaps: Record<string, number> = {};
    for (const match of played)
      for (const [name, times] of Object.entries(match.mishaps)) mishaps[name] = (mishaps[name] ?? 0) + times;
    const wrong = played.flatMap((match) => match.wrong);
    return { ok: wrong.length === 0, figure: { from, matches: played.length, games, mishaps, wrong } };
  },
};
