import { type Big21Record, verifyBig21 } from '../../src/big21/record.ts';
import { register } from '../../src/server/testing/people.ts';
import { type Caller, startTestServer, testClock } from '../../src/server/testing/server.ts';
import { openBrowser, visit } from '../e2e/browser.ts';
import { differences, type Seen } from './shown.ts';
import { PLAY, WATCH } from './shownScript.ts';

/** B21 4.2 sells a hundred a day. */
const GAMES_A_PERSON = 90;

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
    const playAll = async (from: number, until: number, label: string) => {
      const caller = await newPlayer(server, label);
      const { page, errors, close } = await visit(browser, server.address, { width: 390, height: 664, touch: true });
      await page.addInitScript(WATCH);
      const [name, value] = caller.cookie.split('=') as [string, string];
      await page.context().addCookies([{ name, value, url: server.address }]);
      for (let game = from; game < until; game++) {
        await page.goto(`${server.address}/big21`);
        await page.evaluate('window.shownVersion = undefined');
        await page.getByRole('button', { name: /^Für CHF/ }).click();
        await page.locator('.big21-pile').first().waitFor();
        const seen = await page.evaluate<readonly Seen[]>(PLAY(seed * 1_000_003 + game));
        const id = page.url().split('/').at(-1);
        const record: Big21Record = (await caller.get(`/api/big21/games/${id}/record`)).body;
        const verified = verifyBig21(record);
        if (!verified.ok) faults.push(`${id}: ${JSON.stringify(verified.refusal)}`);
        else counted.endings[verified.value.ending] = (counted.endings[verified.value.ending] ?? 0) + 1;
        faults.push(...differences(record, seen));
        counted.games++;
        counted.moves += seen.length;
        if (record.events.some(({ type }) => type === 'predicted')) counted.highLow++;
        if (record.events.some(({ type }) => type === 'risked')) counted.risk++;
      }
      faults.push(...errors);
      await close();
    };
    const shares = Array.from({ length: Math.ceil(games / GAMES_A_PERSON) }, (_, i) => i);
    const next = shares.values();
    const worker = async () => {
      for (const share of next)
        await playAll(share * GAMES_A_PERSON, Math.min(games, (share + 1) * GAMES_A_PERSON), `person${share}`);
    };
    await Promise.all(Array.from({ length: Math.min(pages, shares.length) }, worker));
  } finally {
    await browser.close();
    await server.stop();
  }
  return { ...counted, faults };
}

/** Somebody with play money, limits and accepted rules. */
async function newPlayer(server: Awaited<ReturnType<typeof startTestServer>>, label: string): Promise<Caller> {
  const caller = server.caller();
  const lastName = `Muster${label.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  await register(server, caller, { email: `${label}@example.ch`, lastName, street: `${lastName}weg` });
  const { body } = await caller.get('/api/wallet');
  await caller.post('/api/wallet/acceptance', body.inForce);
  const limits = { netLoss: { 1: 90_000, 7: 90_000, 30: 90_000 } };
  const headers = { 'content-type': 'application/json' };
  await caller.send('/api/wallet/limits', { method: 'PUT', body: JSON.stringify(limits), headers });
  await caller.post('/api/wallet/deposits', { amount: 90_000 }, { 'idempotency-key': `deposit-${label}` });
  return caller;
}
