import { describe, expect, test } from 'vitest';
import { playedMatch } from '../../src/web/schieber/testing.ts';
import { follow, hasBrowser, type Visitor, violations, violationsAtTheEnd, visit } from './browser.ts';
import { openHouse } from './house.ts';

/** Every screen, by its address: add yours. `match` is what this browser has on its table. */
const SCREENS: readonly { readonly path: string; readonly ready: string; readonly match?: unknown }[] = [
  { path: '/', ready: '.home-start' },
  { path: '/practise', ready: 'h1' },
  { path: '/settings', ready: 'h1' },
  { path: '/rules', ready: 'h1' },
  { path: '/big21', ready: 'h1' },
  { path: '/big21/rules', ready: 'h1' },
  { path: '/verify', ready: 'h1' },
  { path: '/daily', ready: '.daily-promise' },
  { path: '/me/numbers', ready: '.empty' },
  { path: '/learn', ready: '.lesson-list' },
  { path: '/learn/undertrump', ready: '.lesson-card' },
  { path: '/puzzles', ready: '.lesson-list' },
  { path: '/puzzles/1', ready: '.lesson-card' },
  { path: '/nowhere', ready: 'h1' },
  { path: '/sign-in', ready: 'h1' },
  { path: '/register', ready: 'h1' },
  { path: '/password/forgotten', ready: 'h1' },
  { path: '/championship', ready: '.cs-home' },
  { path: '/championship/rules', ready: '.cs-articles' },
  { path: '/ranking', ready: '.cs-list-head' },
  { path: '/office', ready: '.empty' },
  { path: '/organiser/privacy', ready: '.stack p' },
  {
    path: '/table/here',
    ready: '.declare',
    match: playedMatch('axe declare', 4, ({ game }) => game.phase === 'declaring' && game.turn === 0),
  },
  {
    path: '/table/here',
    ready: '.hand-card.legal',
    match: playedMatch(
      'axe play',
      2,
      ({ game }) => game.phase === 'playing' && game.turn === 0 && game.trick.length > 1,
    ),
  },
  { path: '/table/here', ready: '.verification', match: playedMatch('axe result', 3) },
];

describe.skipIf(!hasBrowser)('every screen', () => {
  const house = openHouse();

  let visitor: Visitor | undefined;
  /** One visitor goes from screen to screen; a match on the table needs a browser that has it. */
  async function reach(path: string, match: unknown): Promise<Visitor> {
    if (visitor && match === undefined) {
      await visitor.page.setViewportSize({ width: 1280, height: 800 });
      await visitor.page.emulateMedia({ colorScheme: 'light' });
      await follow(visitor.page, path);
      return visitor;
    }
    await visitor?.close();
    visitor = await visit(house.browser, house.server.address + path, match === undefined ? {} : { match });
    return visitor;
  }

  test.each(SCREENS)(
    '$path ($ready) has no violation of axe, light and dark, wide and narrow, and no error',
    async ({ path, ready, match }) => {
      const { page, errors } = await reach(path, match);
      await page.waitForSelector(ready);
      await expect.poll(() => violations(page), { message: `${path}, wide` }).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => violationsAtTheEnd(page), { message: `${path}, narrow` }).toEqual([]);
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: `${path} is wider than 360` })
        .toBe(360);
      expect(errors).toEqual([]);
    },
  );
});
