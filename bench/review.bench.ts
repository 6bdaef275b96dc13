import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TODAY } from '../src/bots/levels.ts';
import { openPlayers } from '../src/bots/player.ts';
import { review } from '../src/review/review.ts';
import { decisionsIn } from '../src/review/testing.ts';
import { fileStock } from '../src/server/bots/stock.ts';
import { hasBrowser, openBrowser } from '../test/e2e/browser.ts';
import { startProduct } from '../test/load/product.ts';
import { type Reviewed, reviewInBrowser } from './reviewHere.ts';

const print = (bench: string, figure: number, unit: string) =>
  console.log(JSON.stringify({ bench, figure: Math.round(figure * 100) / 100, unit }));

const players = openPlayers(fileStock());
const mind = players.mindOf(TODAY.master.weights)!;
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// A phone is taken to be four times slower: the bars are 5 s and 60 s there, so 1.25 s and 15 s here.
const MATCHES = 4;
for (const level of ['apprentice', 'club', 'master'] as const) {
  const first: number[] = [];
  const whole: number[] = [];
  let decisions = 0;
  for (let match = 0; match < MATCHES; match++) {
    const found = decisionsIn(`bench/${match}`, level, players);
    const from = seconds();
    let verdicts = 0;
    for (const _ of review(found, mind)) if (++verdicts === 3) first.push(seconds() - from);
    whole.push(seconds() - from);
    decisions += found.length;
  }
  const mean = whole.reduce((sum, one) => sum + one, 0) / MATCHES;
  print(`review-${level}-first3`, Math.max(...first), 's to three verdicts, the slowest match, one core');
  print(`review-${level}-match`, Math.max(...whole), 's a match, the slowest, one core');
  print(`review-${level}-mean`, mean, 's a match, the mean, one core');
  print(`review-${level}-decision`, (1000 * mean * MATCHES) / decisions, 'ms a decision, one core');
}

// The same in a real browser's worker, by the clock: nothing else must run.
if (hasBrowser) {
  const browser = await openBrowser();
  const product = await startProduct({ DATA_DIR: mkdtempSync(join(tmpdir(), 'gschobe-bench-')) });
  try {
    const seen: Reviewed[] = [];
    for (let match = 0; match < MATCHES; match++)
      seen.push(await reviewInBrowser(browser, product.address, `bench/${match}`));
    const slowest = (of: 'first3' | 'match') => Math.max(...seen.map((each) => each[of]));
    print(
      'review-browser-first3',
      slowest('first3'),
      's to three verdicts in a browser, the slowest match, by the clock',
    );
    print(
      'review-browser-match',
      slowest('match'),
      's a match of an apprentice in a browser, the slowest, by the clock',
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}
