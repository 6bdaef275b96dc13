import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser, until, visit } from '../e2e/browser.ts';
import { waitForTurn } from '../e2e/player.ts';

/** Somebody at a table with a real browser, who plays card after card and never loads the page again. */
export interface Sitter {
  cards(): number;
  /** Waits for two more cards, the second of which needs the answer to the first; false: it did not go on by itself. */
  goesOn(): Promise<boolean>;
  /** Ends the play. */
  leave(): Promise<SitterBooks>;
}

export interface SitterBooks {
  readonly cards: number;
  /** How often the page was loaded anew while somebody sat there. */
  readonly reloads: number;
  /** What the line under the cards said, other than whose turn it is. */
  readonly said: readonly string[];
  /** What went wrong in the page. */
  readonly errors: readonly string[];
}

/** Milliseconds from card to card. */
const BREATH = 1200;
/** Seconds for one card, and until a card is played after a failure: longer than any outage here. */
const PATIENCE = 60;

const BEGIN = `(async () => {
  const post = (path, body) => fetch('/api' + path, { method: 'POST', body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': String(performance.now()) } });
  await post('/guests', {});
  return (await (await post('/matches', { kind: 'practice' })).json()).id;
})()`;

/** Keeps every word of the line. */
const LISTEN = `
  window.lines = new Set();
  new MutationObserver(() => {
    const line = document.querySelector('.slot > b')?.textContent;
    if (line) window.lines.add(line);
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

export async function sitDown(address: string): Promise<Sitter> {
  const browser = await openBrowser();
  const { page, errors } = await visit(browser, address);
  let [cards, loads, matches, isOver] = [0, 0, 0, false];
  page.on('load', () => loads++);
  const said = new Set<string>();
  const begin = async () => {
    const id = await page.evaluate(BEGIN);
    matches++;
    await page.goto(`${address}/table/${id}`);
    await page.evaluate(LISTEN);
  };
  await begin();
  const play = async () => {
    while (!isOver) {
      if (await takeTurn(page)) cards++;
      for (const line of (await page.evaluate('[...window.lines]')) as string[]) said.add(line);
      if (await page.evaluate(`Boolean(document.querySelector('.result'))`)) await begin();
      await pause(BREATH);
    }
  };
  const wrong: string[] = [];
  const playing = play().catch((error) => wrong.push(String(error)));
  return {
    cards: () => cards,
    async goesOn() {
      const before = cards;
      for (const from = performance.now(); performance.now() - from < PATIENCE * 1000; await pause(100))
        if (cards >= before + 2) return true;
      return false;
    },
    async leave() {
      isOver = true;
      await playing;
      await browser.close();
      const about = [...said].filter((line) => /Verbindung/.test(line));
      return { cards, reloads: loads - matches, said: about, errors: [...errors.filter(isOurs), ...wrong] };
    },
  };
}

/** Not what the browser itself says of a line that is broken, and of plain http. */
const isOurs = (error: string): boolean => !/^(WebSocket connection to|The Cross-Origin-Opener-Policy)/.test(error);

/** Declares, plays or goes on to the next game, by mouse; true when it was a card. */
async function takeTurn(page: Page): Promise<boolean> {
  switch (await waitForTurn(page)) {
    case 'declare':
      await page.locator('.mode-button').first().click();
      await page.locator('.confirm-button').click();
      await page.waitForSelector('.declare', { state: 'detached' });
      return false;
    case 'result':
      await page.locator('.game-result button').first().click();
      await page.waitForSelector('.game-result', { state: 'detached' });
      return false;
    case 'end':
      return false;
    case 'play': {
      const card = await page.locator('.hand-card.legal').first().getAttribute('data-card');
      await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
      await page.waitForSelector(`[data-card=${card}].hand-card.held`);
      await page.locator('.play-button').click();
      await until(page, `!document.querySelector('[data-card=${card}].hand-card')`, PATIENCE);
      return true;
    }
  }
}
