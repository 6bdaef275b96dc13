// Somebody who never jassed: the lessons end in a match of one's own; and the puzzle of the day.
import { until } from '../e2e/browser.ts';
import { waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { leaveLesson, solvePuzzle, walkThrough } from './learner.ts';
import { PLACES, type Telling } from './places.ts';
import { findsByScrolling } from './sees.ts';

const at = (name: string, language: Telling['language']): Telling => ({
  ...{ place: PLACES.find((place) => place.name === name)!, language, dark: false },
});

journey(
  'Learning: a lesson explains a wrong answer and the last one ends in the first own game; the puzzle of the day is solved',
  async ({ open, place }) => {
    const by = place.name === 'phone' ? 'finger' : 'keys';
    const { page } = await open('/puzzles/today', { touch: by === 'finger' });
    await solvePuzzle(page, by);
    await until(page, `document.querySelectorAll('.verdict tbody tr').length > 1`);
    await findsByScrolling(page, 'a[href="/puzzles"]');
    await page.goto(new URL('/learn', page.url()).href);
    await page.waitForSelector('a[href="/learn/values"].button', { state: 'visible' });
    await page.goto(new URL('/learn/partner', page.url()).href);
    await walkThrough(page, 'partner', by, true);
    await leaveLesson(page, by);
    await until(page, `location.pathname.startsWith('/table/')`);
    await waitForTurn(page);
    // What was learnt is remembered.
    await page.goto(new URL('/learn', page.url()).href);
    await until(page, `document.querySelectorAll('.lesson-entry .tag').length === 1`);
    await page.waitForSelector('a.button-go[href="/learn/values"]');
  },
  [at('phone', 'de'), at('desktop', 'fr')],
);

journey(
  'Whoever knows the answer at once is heard: a digit counts from the moment the question stands there',
  async ({ open }) => {
    const { page } = await open('/learn');
    await page.waitForSelector('a[href="/learn/values"].button');
    await page.evaluate(`new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-step]')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true })`);
    await page.click('a[href="/learn/values"].button');
    await page.waitForSelector('[data-step] .lesson-said', { timeout: 10_000 });
  },
  [at('desktop', 'fr')],
);
