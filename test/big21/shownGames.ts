import { type Big21Record, verifyBig21 } from '../../src/big21/record.ts';
import { type Caller, startTestServer, testClock } from '../../src/server/testing/server.ts';
import { newPlayer, QUICK } from '../e2e/big21Player.ts';
import { openBrowser, visit } from '../e2e/browser.ts';
import { differences, type Purse, purseAfter, type Seen } from './shown.ts';
import { PLAY, WATCH } from './shownScript.ts';

/** B21 4.2 sells a hundred a day. */
const GAMES_A_PERSON = 90;
/** Nothing alike: similar people are held until somebody has looked. */
const NAMES = ['amsler', 'brunold', 'caduff', 'wyss', 'zgraggen', 'huonder', 'rickenbacher', 'vonplanta'];
/** What everybody has and may lose, in Rappen. */
const MONEY = 90_000;

/**
 * So many games for money, played in a browser by pressing what is shown; every card, amount and message that was shown is
 * compared with the record of the game, and every record verified.
 */
export async function shownGames(games: number, seed: number, pages = 1) {
  const server = await startTestServer({ clock: testClock(Date.now()) }); // the browser has the real one
  const browser = await openBrowser();
  const faults: string[] = [];
  const counted = { games: 0, moves: 0, highLow: 0, risk: 0, endings: {} as Record<string, number> };
  try {
    const playAll = async (from: number, until: number, caller: Caller) => {
      const look = { width: 390, height: 664, touch: true, cookie: caller.cookie };
      const { page, errors, close } = await visit(browser, `${server.address}/big21`, look);
      await page.evaluate(WATCH);
      await page.evaluate(QUICK);
      let purse: Purse = { balance: MONEY, leftToLose: MONEY, participations: 100 };
      for (let game = from; game < until; game++) {
        purse = { ...purse, participations: purse.participations - 1 };
        server.clock.advance(30_000); // as long as a person needs at least: nobody is told that it was too much at once
        await page.evaluate('window.shownVersion = undefined; window.said.length = 0');
        await page.getByRole('button', { name: /^Für CHF/ }).click();
        await page
          .locator('.big21-pile')
          .first()
          .waitFor()
          .catch(async (error) => {
            throw new Error(`game ${game}: ${await page.locator('body').textContent()}`, { cause: error });
          });
        const seen = await page.evaluate<readonly Seen[]>(PLAY(seed * 1_000_003 + game));
        const id = page.url().split('/').at(-1);
        const record: Big21Record = (await caller.get(`/api/big21/games/${id}/record`)).body;
        const verified = verifyBig21(record);
        if (!verified.ok) faults.push(`${id}: ${JSON.stringify(verified.refusal)}`);
        else counted.endings[verified.value.ending] = (counted.endings[verified.value.ending] ?? 0) + 1;
        faults.push(...differences(record, seen, purse));
        purse = purseAfter(purse, record.events);
        counted.games++;
        counted.moves += seen.length;
        if (record.events.some(({ type }) => type === 'predicted')) counted.highLow++;
        if (record.events.some(({ type }) => type === 'risked')) counted.risk++;
        await page.getByRole('button', { name: 'Neues Spiel' }).click();
      }
      faults.push(...errors);
      await close();
    };
    const shares = Array.from({ length: Math.ceil(games / GAMES_A_PERSON) }, (_, i) => i);
    const callers: Caller[] = []; // one after the other: each waits for a letter
    for (const name of NAMES.slice(0, shares.length))
      callers.push(await newPlayer(server, name, { money: MONEY, lossADay: MONEY }));
    const next = shares.values();
    const worker = async () => {
      for (const share of next)
        await playAll(share * GAMES_A_PERSON, Math.min(games, (share + 1) * GAMES_A_PERSON), callers[share]!);
    };
    await Promise.all(Array.from({ length: Math.min(pages, shares.length) }, worker));
  } finally {
    await browser.close();
    await server.stop();
  }
  return { ...counted, faults };
}
