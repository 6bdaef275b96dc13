import { startTestServer } from '../../src/server/testing/server.ts';
import { openBrowser } from '../e2e/browser.ts';
import { type RoughMatch, roughMatch } from '../e2e/roughMatch.ts';

/** Games a match; `GAMES=2` for whoever looks at one place. */
const GAMES = Number(process.env['GAMES'] ?? 12);

/** Whole matches with reloads, lost connections, a second tab and turned phones: no dead end, no wrong figure. */
export const checks = {
  'table: rough matches 0 to 4': (seed: string) => rough([0, 1, 2, 3, 4].map((match) => `${seed}/${match}`)),
  'table: rough matches 5 to 9': (seed: string) => rough([5, 6, 7, 8, 9].map((match) => `${seed}/${match}`)),
};

async function rough(names: string[]) {
  const [browser, server] = await Promise.all([openBrowser(), startTestServer()]);
  const played: RoughMatch[] = [];
  const left = [...names];
  const next = async (): Promise<void> => {
    for (let name = left.shift(); name; name = left.shift())
      played.push(await roughMatch(browser, server.address, name, GAMES));
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
  return { ok: wrong.length === 0, figure: { matches: played.length, games: GAMES, mishaps, wrong } };
}
