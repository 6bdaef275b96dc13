import type { Browser } from 'playwright-core';
import { playedMatch } from '../src/web/schieber/testing.ts';
import { until, visit } from '../test/e2e/browser.ts';

/** Seconds from the tap on a phone's page until the browser's own worker has told so much. */
export interface Reviewed {
  readonly first3: number;
  readonly match: number;
}

/** Verdicts on the bar of progress; it is gone when all have come. */
const COUNT = `document.querySelector('.review-accuracy') ? Infinity : document.querySelector('.review progress')?.value ?? 0`;

/** A match of twelve games as an apprentice plays them, reviewed where it was played. */
export async function reviewInBrowser(browser: Browser, address: string, seed: string): Promise<Reviewed> {
  const match = playedMatch(seed, 12);
  const { page, close } = await visit(browser, `${address}/table/here`, { width: 390, height: 664, match });
  try {
    const start = page.locator('.review .button');
    await start.waitFor({ timeout: 120_000 });
    await start.scrollIntoViewIfNeeded();
    const from = performance.now();
    await start.click();
    await until(page, `(${COUNT}) >= 3`, 60);
    const first3 = (performance.now() - from) / 1000;
    await until(page, `(${COUNT}) === Infinity`, 180);
    return { first3, match: (performance.now() - from) / 1000 };
  } finally {
    await close();
  }
}
