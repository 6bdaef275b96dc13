import type { Page } from 'playwright-core';
import { until } from './browser.ts';

/** What the table waits for. */
type Waiting = 'declare' | 'play' | 'result' | 'end';

const STATE = `
  document.querySelector('.result') ? 'end'
    : document.querySelector('.game-result') ? 'result'
    : document.querySelector('.declare') ? 'declare'
    : document.querySelector('.hand-card.legal') ? 'play' : ''
`;

/** Taps the table while it waits, as an impatient player does: every wait can be skipped. */
export const waitForTurn = (page: Page): Promise<Waiting> =>
  until(page, `(${STATE}) || (document.querySelector('.trick')?.click(), '')`);

/** The same with the Enter key. */
async function waitForTurnByKeys(page: Page): Promise<Waiting> {
  for (;;) {
    const waiting = await page.evaluate(STATE);
    if (waiting) return waiting as Waiting;
    await page.keyboard.press('Enter');
  }
}

/** Plays with the mouse until a game is over: lift, then play. */
export async function playGameByMouse(page: Page): Promise<number> {
  let played = 0;
  for (;;) {
    const waiting = await waitForTurn(page);
    if (waiting === 'result' || waiting === 'end') return played;
    if (waiting === 'declare') {
      await page
        .locator('.mode-button')
        .nth(played % 6)
        .click();
      await page.locator('.confirm-button').click();
      await page.waitForSelector('.declare', { state: 'detached' });
      continue;
    }
    const card = await page.locator('.hand-card.legal').first().getAttribute('data-card');
    await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
    await page.waitForSelector(`[data-card=${card}].hand-card.held`);
    await page.locator('.play-button').click();
    await page.waitForSelector(`[data-card=${card}].hand-card`, { state: 'detached' });
    played++;
  }
}

/** Plays with nothing but keys until a game is over. */
export async function playGameByKeys(page: Page): Promise<number> {
  let played = 0;
  for (;;) {
    // With all cards played nothing is hurried along any more: the result must not be skipped.
    const waiting = played < 9 ? await waitForTurnByKeys(page) : await until<Waiting>(page, STATE);
    if (waiting === 'result' || waiting === 'end') return played;
    if (waiting === 'declare') {
      await page.keyboard.press(String((played % 6) + 1));
      await page.waitForSelector('.mode-button[aria-pressed=true]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.declare', { state: 'detached' });
      continue;
    }
    const left = await page.locator('.hand-card').count();
    const number = await page.locator('.hand-card.legal').first().getAttribute('aria-keyshortcuts');
    await page.keyboard.press(number!);
    await page.keyboard.press(number!);
    await until(page, `document.querySelectorAll('.hand-card').length < ${left}`);
    played++;
  }
}
