import type { Browser, Locator, Page } from 'playwright-core';
import { STOPS, type Stop } from '../../src/demo/stops.ts';
import { type Language, wordsIn } from '../../src/server/demo/words.ts';

/** What is seen at a stop, in whatever language: names and titles of the house, or a part of the screen. */
const SEEN: Readonly<Record<Stop, (app: Locator) => Locator>> = {
  // One sits down and may do something: declare, or play a card.
  table: (app) => app.locator('.declare, .hand-card.legal'),
  daily: (app) => app.locator('.button-go'),
  qualification: (app) => app.getByText('Schieber-Meisterschaft 2026'),
  champion: (app) => app.getByText('Schieber-Meisterschaft 2025'),
  semiFinal: (app) => app.getByText('Blitz-Cup 2026'),
  office: (app) => app.locator('select'),
  desk: (app) => app.getByText('Hüttenjass Oktober'),
  writer: (app) => app.locator('.tour-pad'),
  wall: (app) => app.getByText('Hüttenjass Oktober'),
  finalTable: (app) => app.getByText('Final der Vereinsmeister'),
  series: (app) => app.getByText('Hüttenjass-Meisterschaft 2026'),
  big21: (app) => app.locator('input'),
};

/** Every stop of the tour by its own link, in one language. Answers what was not as promised. */
export async function walkTour(browser: Browser, address: string, language: Language): Promise<readonly string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ locale: `${language}-CH`, viewport: { width: 1280, height: 800 } });
  const tour = await context.newPage();
  await tour.goto(`${address}/demo`);
  for (const stop of STOPS) {
    await tour.locator(`#${stop} h2`, { hasText: wordsIn(language).stops[stop].title }).waitFor();
    const picture = tour.locator(`#${stop} img`);
    await picture.scrollIntoViewIfNeeded();
    await tour.waitForFunction(`document.querySelector('#${stop} img')?.naturalWidth > 0`);
    const opening = context.waitForEvent('page');
    await tour.locator(`#${stop} .demo-go`).click();
    const page = await opening;
    faults.push(...(await look(page, stop, language)).map((fault) => `${language} ${stop}: ${fault}`));
    await page.close();
  }
  await context.close();
  return faults;
}

/** The page of a stop: the bar in its language, and what the stop promises. */
async function look(page: Page, stop: Stop, language: Language): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const patience = { timeout: 60_000 };
  const bar = page.locator('.demo-bar', { hasText: wordsIn(language).who });
  await bar.waitFor(patience).catch(() => errors.push('no bar'));
  const isCut = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).catch(() => false);
  if (isCut) errors.push('the bar is cut');
  const promised = SEEN[stop](page.locator('#app')).first();
  await promised.waitFor(patience).catch(() => errors.push(`not what was promised at ${page.url()}`));
  return errors;
}
