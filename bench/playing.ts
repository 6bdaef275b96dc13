import type { Browser, BrowserContext, Page } from 'playwright-core';
import { until } from '../test/e2e/browser.ts';
import { waitForTurn } from '../test/e2e/player.ts';

/** What a whole game on a slow phone feels like. */
export interface Feel {
  /** The worst wait from a tap or key to the next picture, in milliseconds (INP). */
  readonly answer: number;
  /** Frames a second in each trick, from my card to my next turn. */
  readonly frames: readonly number[];
  /** Layout shift nobody asked for: the worst five seconds, as browsers count it (CLS). */
  readonly shift: number;
}

const WATCH = `
  window.feel = { taps: [], shifts: [], frames: [] };
  new PerformanceObserver((list) => feel.taps.push(...list.getEntries().filter((one) => one.interactionId).map((one) => one.duration)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => feel.shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput).map((one) => [one.startTime, one.value])))
    .observe({ type: 'layout-shift', buffered: true });
  const beat = (at) => { feel.frames.push(at); requestAnimationFrame(beat); };
  requestAnimationFrame(beat);
`;

/** A phone in German, with everything that moves. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 664 },
    locale: 'de-CH',
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });

/** Plays the first game of a practice match with a finger's taps, cards flying, at the usual pace. */
export async function feelOf(browser: Browser, address: string, slowDown: number): Promise<Feel> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page.locator('.button-go').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.locator('.button-go').click();
  await until(page, `location.pathname.startsWith('/table/')`);
  const frames: number[] = [];
  await playFirstGame(page, async (from) => {
    const now: number = await page.evaluate('performance.now()');
    frames.push(
      await page.evaluate(
        `feel.frames.filter((at) => at > ${from} && at <= ${now}).length / ((${now} - ${from}) / 1000)`,
      ),
    );
  });
  const { taps, shifts }: { taps: number[]; shifts: [number, number][] } = await page.evaluate('feel');
  await context.close();
  return { answer: Math.max(0, ...taps), frames, shift: worstWindow(shifts) };
}

/** The first game, by somebody who does not hurry. After each trick `turned` is told when the own card was played. */
export async function playFirstGame(
  page: Page,
  turned: (from: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let from: number | undefined;
  for (;;) {
    const waiting = from === undefined ? await waitForTurn(page) : await turnByItself(page);
    if (from !== undefined) await turned(from);
    if (waiting === 'declare') {
      await page.locator('.mode-button').first().click();
      await page.locator('.confirm-button').click();
      await page.waitForSelector('.declare', { state: 'detached' });
    } else if (waiting === 'play') {
      await page
        .locator('.hand-card.legal')
        .first()
        .click({ position: { x: 6, y: 8 } });
      await page.locator('.play-button').click();
      from = await page.evaluate('performance.now()');
    } else return;
  }
}

/** Without hurrying: the trick lies, is turned, the others play. */
const turnByItself = (page: Page): Promise<string> =>
  until(
    page,
    `document.querySelector('.game-result') ? 'result' : document.querySelector('.hand-card.legal') ? 'play' : ''`,
    60,
  );

/** Shifts less than a second apart belong together, for five seconds at most. */
function worstWindow(shifts: readonly (readonly [number, number])[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      first = at;
      sum = 0;
    }
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}
