import { startTestServer, testClock } from '../../src/server/testing/server.ts';
import { openBrowser } from '../e2e/browser.ts';
import { type RoughMatch, roughMatch } from '../e2e/roughMatch.ts';

/** Games a match; `GAMES=2` for whoever looks at one place. */
const GAMES = Number(process.env['GAMES'] ?? 12);

/** Two at a time: a part takes some minutes, also on a busy machine. */
const PAIRS = [0, 2, 4, 6, 8];

/** Ten whole matches with reloads, lost connections, a second tab and turned phones: no dead end, no wrong figure. */
export const checks = Object.fromEntries(
  PAIRS.map((first) => [
    `table: rough matches ${first} and ${first + 1}`,
    (seed: string) => rough([`${seed}/${first}`, `${seed}/${first + 1}`]),
  ]),
);

async function rough(names: readonly string[]) {
  // Time goes on: by a clock that stands still all of a match would count as asked within one minute.
  const clock = { ...testClock(), now: Date.now };
  const [browser, server] = await Promise.all([openBrowser(), startTestServer({ clock })]);
  let played: readonly RoughMatch[];
  try {
    // Side by side: much of it is waiting.
    played = await Promise.all(names.map((name) => roughMatch(browser, server.address, name, GAMES)));
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
