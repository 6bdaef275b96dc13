import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { hasBrowser, openBrowser, until } from '../test/e2e/browser.ts';
import { startProduct } from '../test/load/product.ts';
import { feelOf, playFirstGame } from './playing.ts';
import { workOf } from './work.ts';

/** What a phone fetches and how long it waits, from the address to the first card it may play; nothing kept before. */
const print = (bench: string, figure: number, unit: string) => console.log(JSON.stringify({ bench, figure, unit }));

const CARD = `document.querySelector('.hand-card.legal') || document.querySelector('.declare')`;

async function firstCard(
  browser: Browser,
  address: string,
  slowDown: number,
): Promise<{ files: Set<string>; ms: number; lcp: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-CH',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const files = new Set<string>();
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api')) answers.push(`${response.request().method()} ${pathname} ${response.status()}`);
    if (!pathname.startsWith('/api'))
      files.add(pathname === '/' || pathname.startsWith('/table') ? '/index.html' : pathname);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const from = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.button-go').click();
  await until(page, `Boolean(${CARD})`, 60).catch(async (error) => {
    const seen = await page.evaluate('location.pathname + " " + document.body.innerText.slice(0, 300)');
    throw new Error(`${error.message}; the page shows ${seen}; the server said ${answers.join(', ')}`);
  });
  const ms = performance.now() - from;
  const lcp: number = await page.evaluate(
    `new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
      setTimeout(() => done(NaN), 2000);
    })`,
  );
  await context.close();
  return { files, ms, lcp };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

if (!hasBrowser) {
  console.error('web.bench: no browser, nothing measured');
} else {
  const browser = await openBrowser();
  const product = await startProduct({ DATA_DIR: mkdtempSync(join(tmpdir(), 'gschobe-bench-')) });
  try {
    const { files } = await firstCard(browser, product.address, 1);
    const sizes = [...files].map(
      (file) => gzipSync(readFileSync(join(process.cwd(), 'dist/web', file)), { level: 9 }).length,
    );
    print(
      'web-bytes-to-first-card',
      sizes.reduce((sum, size) => sum + size, 0),
      'bytes gzip, both decks included',
    );
    print('web-files-to-first-card', files.size, 'files');
    for (const slowDown of [1, 4]) {
      const runs = [];
      for (let i = 0; i < 5; i++) runs.push(await firstCard(browser, product.address, slowDown));
      print(
        `web-time-to-first-card-${slowDown}x`,
        Math.round(median(runs.map(({ ms }) => ms))),
        'ms from the address, one click included',
      );
      print(`web-largest-paint-${slowDown}x`, Math.round(median(runs.map(({ lcp }) => lcp))), 'ms');
      // Three games: no two deals ask for the same taps.
      const feels = [];
      for (let game = 0; game < 3; game++) feels.push(await feelOf(browser, product.address, slowDown));
      const answer = median(feels.map((feel) => feel.answer));
      const frames = feels.flatMap((feel) => feel.frames);
      const shift = Math.max(...feels.map((feel) => feel.shift));
      print(`web-answer-${slowDown}x`, answer, 'ms, the worst of a game, tap to picture, median of three games');
      print(`web-frames-${slowDown}x`, Math.round(median(frames)), 'a second in a trick, median of three games');
      print(`web-shift-${slowDown}x`, Number(shift.toFixed(4)), 'layout shift in a game, the worst of three');
    }
    const works = [];
    for (let i = 0; i < 3; i++) works.push(await workOf(browser, product.address, 4, playFirstGame));
    const said = 'processor time of the page on a machine four times slower';
    print('web-largest-paint-work-4x', Math.round(median(works.map(({ paint }) => paint))), `ms, ${said}`);
    print(
      'web-answer-work-4x',
      Math.round(median(works.map(({ answer }) => answer))),
      `ms, the worst of a game, ${said}`,
    );
    print('web-frames-work-4x', Math.round(median(works.map(({ frames }) => frames))), `a second in a game, ${said}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}
