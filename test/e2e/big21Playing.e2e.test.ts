// What a player of Big21 sees and does at the table, with fingers, keys and two devices.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { labelWhere } from '../big21/seeds.ts';
import { isShort } from '../journeys/places.ts';
import { luckyCards, newPlayer, playOut, QUICK } from './big21Player.ts';
import { hasBrowser, openBrowser, pick, until, type Visitor, violations, visit } from './browser.ts';

/** Where pictures go, when somebody wants to look at them. */
const SHOTS = process.env['SHOTS'];
const READY = 'main .big21-moves[aria-disabled=false] .big21-shown';

describe.skipIf(!hasBrowser)('a game of Big21 in a real browser', () => {
  let server: TestServer;
  let browser: Browser;
  /** One for all: each game begins with a page of its own. */
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startTestServer({ clock: testClock(Date.now()) }), // the browser has the real one
      openBrowser(),
    ]);
    // Nearly all that may be lost in a day is put at stake with the first game for money.
    const { cookie } = await newPlayer(server, 'playing', { money: 87_100, lossADay: 500 });
    visitor = await visit(browser, `${server.address}/big21`, { width: 390, height: 664, cookie });
    page = visitor.page;
  });
  afterAll(async () => {
    expect(visitor?.errors).toEqual([]);
    await visitor?.close();
    await browser?.close();
    await server?.stop();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });

  const picture = async (name: string) => {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: width !== 1440 });
    }
    await page.setViewportSize({ width: 390, height: 664 });
  };

  /** The first card of a practice game with known cards; answers the moves that bring three piles. */
  const practise = async (label: string, isQuick = true) => {
    server.clock.advance(60_000); // nobody is told that it was too much at once
    await page.goto(`${server.address}/big21`);
    if (isQuick) await page.evaluate(QUICK);
    const commands = await luckyCards(page, server, label);
    await button('Ohne Geld üben').click();
    await page.locator(READY).waitFor();
    return commands;
  };

  test('B21 2.6 stopping with cards left says what is given up and asks; with nothing to lose it does not', async () => {
    await practise('stopping');
    await picture('first-card');
    await button(/^Aufhören/).click();
    const question = page.getByRole('dialog');
    await question.getByText('deinen Einsatz von 1.00').waitFor();
    await question.getByText('8 Karten, die du noch legen kannst').waitFor();
    await picture('stop-asks');
    await expect.poll(() => violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Weiterspielen' }).click();
    await expect.poll(() => page.locator('.big21-pile').count()).toBe(5);
    for (let left = 8; left > 0; left--) await playOut(page, [{ type: 'discard' }]);
    await picture('no-card');
    await button(/^Aufhören/).click();
    await page.getByRole('heading', { name: 'Übung beendet mit 0.00' }).waitFor();
    await page.getByText('Ab zwei Stapeln mit 21 bringt eine Runde etwas.').waitFor();
    await picture('practice-over');
  });

  test('B21 7.1 two taps 50 to 400 milliseconds apart place one card, and so do two as quick as the next card comes', async () => {
    await practise('tapping', false);
    // The second as soon as the next card is on the screen.
    await page.evaluate(`new Promise((done) => {
      const tap = () => document.querySelector('[aria-keyshortcuts=D]').click();
      const first = document.querySelector('.big21-shown');
      new MutationObserver((_, seeing) => {
        if (first.isConnected) return;
        seeing.disconnect();
        tap();
        done();
      }).observe(document.body, { childList: true, subtree: true });
      tap();
    })`);
    await page.locator(READY).waitFor();
    await expect.poll(() => page.locator('.big21-left b').textContent()).toBe('6');
    let before = 0;
    for (const apart of [50, 120, 200, 300, 400]) {
      await page.evaluate(`new Promise((done) => {
        const pile = () => document.querySelectorAll('.big21-pile')[${before}];
        const again = () => { pile().click(); done(); };
        pile().click();
        setTimeout(again, ${apart});
      })`);
      await until(page, `document.querySelectorAll('.big21-stack .card-face').length > ${before}`);
      await page.locator(READY).waitFor();
      await expect
        .poll(() => page.locator('.big21-stack .card-face').count(), { message: `${apart} ms apart` })
        .toBe(++before);
    }
  });

  test('B21 7.1, B21 23 a second device shows each move without a touch', async () => {
    await practise('two-devices');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator(READY).waitFor();
    await playOut(page, [{ type: 'discard' }]);
    const left = await page.locator('.big21-left b').textContent();
    await until(other, `document.querySelector('.big21-left b')?.textContent === '${left}'`);
    await other.close();
  });

  test('B21 10.1 free cards are counted on the screen and aloud, and each is heard', async () => {
    const commands = await practise('free-cards');
    await page.evaluate(COUNT_KNOCKS);
    await page.getByText('Tasten', { exact: true }).click();
    await page.getByLabel('Ton', { exact: false }).check();
    let told = '';
    for (const command of commands) {
      await page.evaluate('window.knocks = 0');
      await playOut(page, [command]);
      const free = page.locator('.big21-free');
      if (told !== '' || (await free.count()) === 0) continue;
      told = (await free.locator('b').textContent()) ?? '';
      const count = Number(/(\d) Gratiskarten/.exec(told)?.[1]);
      await expect.poll(() => free.locator('.card-face').count()).toBe(count);
      await until(page, `window.knocks > ${count}`);
      await picture('free-cards');
    }
    expect(told).toMatch(/[2-6] Gratiskarten/);
    await expect.poll(async () => (await visitor.said()).some((sentence) => sentence.startsWith(told))).toBe(true);
  });

  test('B21 15.3, B21 15.4 equal and wrong in High/Low are shown and said, with what is left', async () => {
    const after = {
      equal: 'Dein Stand bleibt 5.00 Punkte. Es kommt eine neue offene Karte.',
      wrong: 'Big21 ist zu Ende, du bekommst 0.00 Punkte.',
    };
    for (const verdict of ['equal', 'wrong'] as const) {
      const commands = await practise(labelWhere([verdict], verdict));
      await playOut(page, commands);
      await button(/^Runde mit/).click();
      await button('High/Low spielen').click();
      await page.locator('main .big21-moves[aria-disabled=false]').getByRole('button', { name: 'Höher' }).click();
      await page.getByText(after[verdict]).first().waitFor();
      await expect.poll(() => page.locator('.big21-turned .card-face').count()).toBe(2);
      await expect
        .poll(async () => (await visitor.said()).some((sentence) => sentence.endsWith(after[verdict])))
        .toBe(true);
      await picture(`turned-${verdict}`);
      await page.locator('main .big21-moves[aria-disabled=false]').getByRole('button', { name: 'Weiter' }).click();
      if (verdict === 'equal') await button('High/Low beenden mit 5.00 Punkte').waitFor();
      else await page.getByRole('heading', { name: 'Übung beendet mit 0.00 Punkte' }).waitFor();
    }
  });

  test('B21 19.2, B21 21 Risk starts at the smallest stake and says what is put aside; practice names no francs', async () => {
    const commands = await practise('risking');
    await playOut(page, commands);
    await button(/^Runde mit 5\.00.Punkte beenden/).click();
    await page.getByLabel('Einsatz im Risiko (Punkte)').waitFor();
    await expect.poll(() => page.getByLabel('Einsatz im Risiko (Punkte)').inputValue()).toBe('0.10');
    await page.getByText('Beiseitegelegt: 4.90').waitFor();
    await picture('risk');
    await expect.poll(() => violations(page)).toEqual([]);
    await page.getByText('Übung: Du spielst um Punkte, ohne Geld.').waitFor();
    await expect.poll(() => page.locator('.big21-game').textContent()).not.toContain('CHF');
    await button(/^Risiko spielen/).click();
    await page.locator('.big21-money').getByText('Beiseite').waitFor();
    await picture('risk-round');
  });

  test('single keys play: 1 to 5 place, D discards, S asks; switched off they do nothing', async () => {
    await practise('keys');
    const left = () => page.locator('.big21-left b').textContent();
    await page.keyboard.press('3');
    await page.locator('.big21-pile').nth(2).locator('.card-face').waitFor();
    await page.locator(READY).waitFor();
    await page.keyboard.press('d');
    await until(page, `document.querySelector('.big21-left b')?.textContent === '5'`);
    await page.locator(READY).waitFor();
    await page.keyboard.press('s');
    await page.getByRole('dialog').getByText('Das gibst du auf').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Tasten', { exact: true }).click();
    await page.getByLabel('Mit Tasten spielen').uncheck();
    await page.locator('.big21-ask').click();
    await page.keyboard.press('s');
    await page.keyboard.press('d');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => left()).toBe('5');
  });

  test('B21 10.2, B21 23 money, time and warnings fit in four languages: at 320 pixels, with letters of 200 %, beside the plan', async () => {
    await page.goto(`${server.address}/big21`);
    await button('Für CHF 1.00 spielen').click();
    await page.locator(READY).waitFor();
    await page.getByText('Deine Limite ist fast erreicht').waitFor();
    await page.getByText('Endet in').waitFor();
    await expect.poll(() => page.locator('.big21-money').textContent()).not.toContain('CHF'); // bare figures
    const address = page.url();
    // What the limit does not hold is refused, and says why.
    await page.goto(`${server.address}/big21`);
    await pick(page.getByRole('radio', { name: 'CHF 5.00' }));
    await button('Für CHF 5.00 spielen').click();
    await page.getByText('Deine Limite von CHF 5.00 (heute) lässt das nicht mehr zu.').waitFor();
    for (const language of ['de', 'fr', 'it', 'en']) {
      await page.evaluate(`localStorage.setItem('gschobe.language', JSON.stringify('${language}'))`);
      await page.goto(address);
      await page.locator(READY).waitFor();
      await page.locator('.big21-warning').waitFor(); // the account is there after a reload too
      for (const text of [100, 200]) {
        await page.evaluate(`document.documentElement.style.fontSize = '${text}%'`);
        for (const [width, height] of isShort && language !== 'de' ? SIZES.slice(0, 2) : SIZES) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => page.evaluate(OVERLAPS), { message: `${language}, ${width} at ${text} %` })
            .toEqual([]);
        }
        await picture(`money-${language}-${text}`);
      }
    }
  });
});

/** The narrowest and the widest first. */
const SIZES = [
  [320, 568],
  [1280, 800],
  [390, 664],
  [390, 844],
] as const;

const COUNT_KNOCKS = `
  window.knocks = 0;
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.knocks++;
    return tone.call(this);
  };
`;

/** What of the money line is cut off or lies over something, and which rows of the plan are covered. */
const OVERLAPS = `(() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth)
    for (const each of document.querySelectorAll('.big21-game *'))
      if (each.getBoundingClientRect().right > innerWidth + 1) faults.push('wider than the screen: ' + each.className);
  for (const each of document.querySelectorAll('.big21-money dt, .big21-money dd'))
    if (each.scrollWidth > each.clientWidth + 1) faults.push('cut off: ' + each.textContent);
  for (const row of document.querySelectorAll('.big21-pay tr')) {
    row.scrollIntoView({ block: 'end' });
    const { left, top, width, height } = row.getBoundingClientRect();
    if (!row.contains(document.elementFromPoint(left + width / 3, top + height / 2))) faults.push('covered: ' + row.textContent);
  }
  return faults;
})()`;
