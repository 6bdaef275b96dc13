import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/schieber/card.ts';
import { recordOf } from '../../src/schieber/record.ts';
import { words as germanCards } from '../../src/web/cards/words.de.ts';
import { playedMatch } from '../../src/web/schieber/testing.ts';
import { hasBrowser, hiddenIndices, pick, until, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { playGameByKeys, playGameByMouse, waitForTurn } from './player.ts';

/** Somebody else has led and the person is on turn with all nine cards. */
const underWay = (seed: string) =>
  playedMatch(
    seed,
    2,
    ({ game }) => game.phase === 'playing' && game.turn === 0 && game.trick.length >= 2 && game.turned.length === 0,
  );

/** Presses Enter in the page as soon as a result has come up, and notes whether the result stays. */
const IMPATIENT = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.game-result')) return;
    observer.disconnect();
    setTimeout(() => {
      const pressed = document.activeElement;
      pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      if (pressed.matches('button')) pressed.click();
      setTimeout(() => { window.afterEnter = document.querySelector('.game-result') ? 'stays' : 'gone'; }, 200);
    }, 50);
  }).observe(document.body, { subtree: true, childList: true })
`;

/** Presses a key in the very moment the table asks what to declare, before the browser has painted it. */
const AT_ONCE = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.declare')) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));
  }).observe(document, { subtree: true, childList: true })
`;

describe.skipIf(!hasBrowser)('the table', () => {
  const house = openHouse();

  test('SSC 2.04 a whole game by mouse: nine cards, 157 points, one page without an error', async () => {
    const { page, errors, close } = await visit(house.browser, `${house.server.address}/table/here`);
    expect(await playGameByMouse(page)).toBe(9);
    const [us, them] = (await page.locator('.game-result-points b').allTextContents()).map(Number);
    expect(us! + them!).toBe(157);
    await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
    await until(page, `document.querySelector('.jass-number')?.textContent.includes('Spiel 2 von 12')`);
    expect(errors).toEqual([]);
    await close();
  });

  test('a whole game by keyboard alone, and every one of the 36 cards is spoken', async () => {
    const { page, said, errors, close } = await visit(house.browser, `${house.server.address}/table/here`, {
      width: 390,
      height: 844,
    });
    await page.evaluate(IMPATIENT);
    expect(await playGameByKeys(page)).toBe(9);
    // An impatient Enter does not skip the result; a moment later Enter goes on.
    expect(await until(page, 'window.afterEnter')).toBe('stays');
    expect(await until(page, `document.activeElement.tagName === 'BUTTON' && document.activeElement.textContent`)).toBe(
      'Nächstes Spiel',
    );
    const transcript = await said();
    const { name: nameOf, suits, ranks } = germanCards;
    for (const card of DECK) {
      const name = nameOf(suits.de[card[0] as 'H'], ranks.de[card[1] as 'J']);
      expect(
        transcript.filter((sentence) => sentence.endsWith(`: ${name}.`)),
        name,
      ).toHaveLength(1);
    }
    for (const [key, answer] of [
      ['t', /von|angesagt/],
      ['s', /In diesem Spiel wir \d+, sie \d+/],
    ] as const) {
      await page.evaluate('document.activeElement.blur()');
      await page.keyboard.press(key);
      await until(page, `window.said.length > ${transcript.length}`);
      await expect.poll(async () => (await said()).at(-1)).toMatch(answer);
    }
    expect(errors).toEqual([]);
    await close();
  });

  test('a key pressed in the moment the table appears is heard', async () => {
    const match = playedMatch('at once', 4, ({ game }) => game.phase === 'declaring' && game.turn === 0);
    const { page, close } = await visit(house.browser, `${house.server.address}/practise`, { match });
    await page.evaluate(AT_ONCE);
    await page.locator('.match-list .button').first().click();
    await page.waitForSelector('.declare');
    await until(page, `document.querySelector('.mode-button:nth-child(3)').getAttribute('aria-pressed') === 'true'`, 5);
    await close();
  });

  test('the focus is on the hand before the pressed button vanishes, and the half-changed page is not laid out for it', async () => {
    const match = playedMatch('at once', 4, ({ game }) => game.phase === 'declaring' && game.turn === 0);
    const { page, close } = await visit(house.browser, `${house.server.address}/table/here`, { match });
    const whileThere = (selector: string) =>
      page.evaluate(`document.querySelector('.hand').addEventListener('focus', () => {
        window.focusedWhileThere = document.querySelector('${selector}') !== null;
      }, { once: true })`);
    await page.waitForSelector('.declare');
    await whileThere('.declare');
    await page.locator('.mode-button').first().click();
    await page.locator('.confirm-button').click();
    expect(await page.evaluate('window.focusedWhileThere')).toBe(true);
    await page.locator('.hand-card.legal').first().click();
    await whileThere('.play-button');
    await page.locator('.play-button').click();
    expect(await page.evaluate('window.focusedWhileThere')).toBe(true);
    await close();
  });

  test('the rows of the hand stay where they are when its cards are put in another order', async () => {
    const match = playedMatch('at once', 4, ({ game }) => game.phase === 'declaring' && game.turn === 0);
    const look = { width: 390, height: 664, match };
    const { page, close } = await visit(house.browser, `${house.server.address}/table/here`, look);
    await page.waitForSelector('.declare');
    await page.evaluate(`document.querySelectorAll('.hand-row').forEach((row, r) => { row.dataset.row = r; })`);
    const first = `document.querySelector('.hand-card').dataset.card`;
    const before = await page.evaluate(first);
    await page.getByRole('button', { name: 'Undenufe' }).click();
    await page.locator('.confirm-button').click();
    await page.waitForSelector('.hand-card.legal');
    expect(await page.evaluate(first)).not.toBe(before);
    const rows = `[...document.querySelectorAll('.hand-row')].map((row) => row.dataset.row)`;
    expect(await page.evaluate(rows)).toEqual(['0', '1']);
    await close();
  });

  test.each([
    ['de', '100%'],
    ['de', '200%'],
    ['fr', '200%'],
  ] as const)(
    '320 × 568, %s, text at %s: every index of the nine cards can be told, lifted or not',
    async (language, size) => {
      const match = underWay('narrow');
      const { page, close } = await visit(house.browser, `${house.server.address}/table/here`, {
        width: 320,
        height: 568,
        language,
        match,
      });
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      expect(await waitForTurn(page)).toBe('play');
      await expect.poll(() => page.locator('.hand-card').count()).toBe(9);
      await expect.poll(() => hiddenIndices(page)).toEqual([]);
      for (const card of await page.locator('.hand-card.legal').all()) {
        await card.click({ position: { x: 6, y: 8 } });
        await until(page, 'document.getAnimations().length === 0');
        await expect.poll(() => hiddenIndices(page)).toEqual([]);
      }
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      await close();
    },
  );

  test('SSC 2.05 a card that may not be played says why, in words and to the ear, and is not played', async () => {
    const { page, said, close } = await visit(house.browser, `${house.server.address}/table/here`, {
      match: underWay('why'),
      settings: { oneTap: true },
    });
    await waitForTurn(page);
    const before = await page.locator('.hand-card').count();
    await page.locator('.hand-card.resting').first().click({ force: true });
    await expect.poll(() => page.locator('.reason').textContent()).toMatch(/farben|Trumpf|Untertrumpfen/);
    await expect.poll(async () => (await said()).at(-1)).toMatch(/farben|Trumpf|Untertrumpfen/);
    await expect.poll(() => page.locator('.hand-card').count()).toBe(before);
    await close();
  });

  test('deck and language change in the middle of a game, and the hand stays the same', async () => {
    const match = underWay('switch');
    const { page, errors, close } = await visit(house.browser, `${house.server.address}/table/here`, { match });
    await waitForTurn(page);
    const cards = (): Promise<string[]> =>
      page.evaluate(`[...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card).sort()`);
    const before = await cards();
    expect(before).toHaveLength(9);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await pick(page.getByRole('radio', { name: 'Französische' }));
    await pick(page.getByRole('radio', { name: 'Italiano' }));
    await until(page, `document.documentElement.lang === 'it-CH'`);
    await page.evaluate('history.back()');
    await until(page, `!document.querySelector('dialog[open]')`);
    await waitForTurn(page);
    await expect.poll(() => cards()).toEqual(before);
    await expect
      .poll(() => page.locator('.hand-card').first().getAttribute('aria-label'))
      .toMatch(/ di (cuori|quadri|picche|fiori)/);
    expect(errors).toEqual([]);
    await close();
  });

  test('the verify page confirms a record and names the place of a false card, with the server gone', async () => {
    const { serverSeed, events } = playedMatch('verify', 2);
    const record = recordOf(events, serverSeed);
    const { page, close } = await visit(house.browser, `${house.server.address}/verify`);
    await page.waitForSelector('input[type=file]');
    const check = async (what: unknown) => {
      const buffer = Buffer.from(JSON.stringify(what));
      await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer });
      await page.getByRole('button', { name: 'Nachrechnen' }).click();
      await page.waitForSelector('.verification .outcome');
      return page.locator('.verification .outcome').textContent();
    };
    expect(await check(record)).toMatch(/^Stimmt: 2 Verteilungen, 72 Karten/);
    await expect.poll(() => page.locator('.outcome').first().textContent()).toMatch(/^Nicht unterschrieben/); // made here, by nobody's house
    const false_ = structuredClone(record) as unknown as { played: { hands: string[][] }[]; total: number[] };
    const [a, b] = [false_.played[1]!.hands[0]!, false_.played[1]!.hands[1]!];
    [a[0], b[0]] = [b[0]!, a[0]!];
    false_.total = [...record.total];
    expect(await check({ ...false_, startedAt: 1 })).toContain('Spiel 2');
    await close();
  });
});
