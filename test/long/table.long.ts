import { startTestServer } from '../../src/server/testing/server.ts';
import { openBrowser } from '../e2e/browser.ts';
import { type RoughMatch, roughMatch } from '../e2e/roughMatch.ts';

export const checks = {
  /** Matches with reloads, lost connections, a second tab and turned phones: no dead end, no wrong figure. */
  'table: rough matches': async (seed: string) => {
    const count = Number(process.env['MATCHES'] ?? 10);
    const games = Number(process.env['GAMES'] ?? 3);
    const [browser, server] = await Promise.all([openBrowser(), startTestServer()]);
    const played: RoughMatch[] = [];
    try {
      for (let i = 0; i < count; i++) played.push(await roughMatch(browser, server.address, `${seed}/${i}`, games));
    } finally {
      await browser.close();
      await server.stop();
    }
    const mishaps: Record<string, number> = {};
    for (const match of played)
      for (const [name, times] of Object.entries(match.mishaps)) mishaps[name] = (mishaps[name] ?? 0) + times;
    const wrong = played.flatMap((match) => match.wrong);
    return { ok: wrong.length === 0, figure: { matches: played.length, games, mishaps, wrong } };
  },
};
