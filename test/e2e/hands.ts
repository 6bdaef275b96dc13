import type { Locator, Page } from 'playwright-core';

/** How somebody presses something: with a finger, with a mouse, or with the keyboard alone, by its key where it has one. */
export type Hand = 'touch' | 'mouse' | 'keyboard';

/** A finger and a mouse wait until the target can be pressed; whoever presses a key sees to that before. */
export async function press(page: Page, hand: Hand, target: Locator, key?: string): Promise<void> {
  await target.waitFor();
  if (hand === 'touch') await target.tap();
  else if (hand === 'mouse') await target.click();
  else if (key !== undefined) await page.keyboard.press(key);
  else {
    await reach(page, target);
    await page.keyboard.press('Enter');
  }
}

/** More than any of our screens has. */
const MOST_STOPS = 80;

/** By the tabulator, as somebody without a mouse gets there. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with ${MOST_STOPS} presses of the tabulator: ${target}`);
}
