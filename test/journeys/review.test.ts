// After a match: how well it was played, the costliest decision first, and the same game again from there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { TODAY } from '../../src/bots/levels.ts';
import { openPlayers } from '../../src/bots/player.ts';
import { costliest, decisionsOf, review, reviewOf } from '../../src/review/review.ts';
import { recordOf } from '../../src/schieber/record.ts';
import { fileStock } from '../../src/server/bots/stock.ts';
import { until } from '../e2e/browser.ts';
import { playGameByMouse, waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { reviewed } from './matches.ts';
import { ON_A_PHONE } from './places.ts';
import { covered } from './sees.ts';

const record = recordOf(reviewed.events, reviewed.serverSeed);
/** A verdict has its row in the order of play; what was not costly has no figure. */
const COSTS = `[...document.querySelectorAll('.review-all tbody tr')].map((row) =>
  Number(row.lastElementChild.textContent.match(/−([\\d.,]+)/)?.[1].replace(',', '.') ?? 0))`;

const hand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card).sort()`);

journey(
  'The review shows the costliest decision first, and the game is played again from there',
  async ({ open }) => {
    const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights)!;
    const decisions = decisionsOf(record, 0);
    const verdicts = [...review(decisions, mind)];
    const dear = costliest(verdicts);
    const first = decisions.find(({ trick }) => trick === dear[0]!.trick)!;

    const { page } = await open('/table/here', { match: reviewed });
    await page.locator('.review .button').click({ timeout: 120_000 });
    await page.waitForSelector('.review-accuracy', { timeout: 120_000 });
    // The browser's verdicts are those of the command line, to the tenth of a point.
    const inOrder = [...verdicts].sort((a, b) => a.trick - b.trick);
    await expect
      .poll(() => page.evaluate(COSTS))
      .toEqual(inOrder.map(({ isCostly, points }) => (isCostly ? points : 0)));
    await expect
      .poll(() => page.locator('.review-accuracy b').textContent())
      .toBe(String(Math.round(reviewOf(verdicts).accuracy!)));
    await expect.poll(() => page.locator('.review-one').count()).toBe(dear.length);
    await expect.poll(() => page.locator('.review-bars li').count()).toBe(record.played.length);
    await page.locator('.review-one').first().scrollIntoViewIfNeeded();
    await expect.poll(() => covered(page)).toEqual([]);

    await page.locator('.review-one').first().getByRole('button').click();
    await until(page, `location.pathname === '/table/again'`);
    await waitForTurn(page);
    await expect.poll(() => hand(page)).toEqual([...first.view.hand].sort());
    await playGameByMouse(page);
    await page.waitForSelector('.again-box', { timeout: 120_000 });
    expect(await page.locator('.again-box').textContent()).toContain(String(record.played[0]!.points![0]));

    // The way back leads to the review, which is still there.
    await page.locator('.again-box a').click();
    await page.waitForSelector('.review-accuracy', { timeout: 120_000 });
    await expect.poll(async () => ((await page.evaluate(COSTS)) as number[]).length).toBe(verdicts.length);

    // Any game can be played again from its beginning, without a review too.
    await page.locator('.look-back-match .button').click({ timeout: 120_000 });
    await until(page, `location.pathname === '/table/again'`);
    await page.waitForSelector('.hand-card');
    await expect.poll(() => hand(page)).toHaveLength(9);
  },
  ON_A_PHONE,
);
