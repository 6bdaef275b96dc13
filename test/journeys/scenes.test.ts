// Whatever a player meets is whole: nothing hidden, cut or covered, at every size, in every language, by day and in the dark.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dressed, violations } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { hasRoom, isShort, lettersAt, looksFrom, OPENINGS, type Telling } from './places.ts';
import { SCENES, type Scene } from './scenes.ts';
import { covered, notFound, overlapping, unreadable, unseen } from './sees.ts';

journey(
  'Every screen of a player is whole',
  async ({ open, place, language, dark }) => {
    const looks = looksFrom({ place, language, dark });
    const faults: string[] = [];
    const left = [...SCENES];
    const next = async (): Promise<void> => {
      for (let scene = left.shift(); scene; scene = left.shift()) {
        const { page, close } = await open(scene.path, scene.look);
        await scene.reach(page);
        for (const telling of looks)
          for (const letters of lettersAt(telling)) faults.push(...(await look(page, scene, telling, letters)));
        await close();
      }
    };
    await Promise.all([next(), next(), next()]); // three windows side by side
    expect(faults).toEqual([]);
  },
  OPENINGS,
);

/** Where axe is asked too: roles, names and colours are the same at the other places. */
const ASKED: readonly string[] = ['phone', 'desktop', 'phone, large text'];

/** The open page at another size, by day or in the dark, in another font, and what is wrong with it there. */
async function look(page: Page, scene: Scene, telling: Telling, letters: string | undefined): Promise<string[]> {
  const { place, language, dark } = telling;
  await page.setViewportSize({ width: place.width, height: place.height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.evaluate(dressed(place.text, letters));
  await page.evaluate('scrollTo(0, 0)');
  await keepPicture(page, telling, scene.name);
  const found = await lasting(() => faultsOf(page, scene, hasRoom(place)));
  if (!isShort) found.push(...(await faultsFurtherDown(page)));
  // At the end of the page nothing lies under the navigation at its foot.
  if (!isShort && language === 'de' && ASKED.includes(place.name)) found.push(...(await violations(page)));
  await page.evaluate(`(${SCROLLS}).scrollTo(0, 0)`);
  return found.map(
    (fault) => `${scene.name}, ${place.name}${dark ? ', dark' : ''}${letters ? `, ${letters}` : ''}: ${fault}`,
  );
}

/** What stays wrong: a page that still moves for a moment after it was turned is no fault. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  for (let asked = 0; ; asked++) {
    const faults = await find();
    if (faults.length === 0 || asked === 4) return faults;
  }
}

/** What is scrolled: the open dialog, or else the page. */
const SCROLLS = `document.querySelector('dialog[open]') ?? document.documentElement`;

/** Window by window to the end, for the lines that are not seen at first. */
async function faultsFurtherDown(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (;;) {
    const hasMoved = await page.evaluate(`((one) => {
      const before = one.scrollTop;
      one.scrollBy(0, one.clientHeight * 0.7);
      return one.scrollTop > before;
    })(${SCROLLS})`);
    if (!hasMoved) return [...new Set(faults)];
    faults.push(...(await lasting(() => covered(page))));
  }
}

/** All that a person would complain about. */
async function faultsOf(page: Page, { atOnce, main, cards, apart }: Scene, isRoomy: boolean): Promise<string[]> {
  const faults = await covered(page);
  if (cards) faults.push(...(await unreadable(page, cards)).map((card) => `${card} cannot be read`));
  if (apart) faults.push(...(await overlapping(page, apart)));
  if (atOnce) faults.push(...(await unseen(page, atOnce)));
  if (main && isRoomy) faults.push(...(await unseen(page, main)));
  if (main && !isRoomy) for (const part of main.split(', ')) faults.push(...(await notFound(page, part)));
  return faults;
}
