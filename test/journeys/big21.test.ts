// Whoever opens Big21 for the first time understands within two minutes how a game ended, without an account or money.
import { expect } from 'vitest';
import { playOut } from '../e2e/big21Player.ts';
import { type Journey, journey } from './journey.ts';
import { hasRoom, ON_A_PHONE } from './places.ts';
import { findsByScrolling, sees } from './sees.ts';

/** What a person takes for one decision who reads what is on the screen. */
const SECONDS_A_DECISION = 7;

/** The pile that the card completes, or else the first that takes it; −1 for none; undefined when no card is left. */
const CHOICE = `(() => {
  const piles = [...document.querySelectorAll('.big21-pile')];
  if (!document.querySelector('[aria-keyshortcuts=D]')) return undefined;
  const best = piles.findIndex((pile) => pile.matches('.best'));
  return best >= 0 ? best : piles.findIndex((pile) => pile.matches('.ok'));
})()`;

const firstGame = async ({ open, place }: Journey): Promise<void> => {
  const { page } = await open('/big21', { touch: place.width < 800 });
  await page.locator('.panel .button-outline').first().click();
  await page.locator('main .big21-moves[aria-disabled=false] .big21-shown').waitFor();
  let decisions = 1;
  for (; ; decisions++) {
    const pile = await page.evaluate<number | undefined>(CHOICE);
    if (pile === undefined) break;
    await playOut(page, [pile < 0 ? { type: 'discard' } : { type: 'place', pile }]);
  }
  await page.locator('.big21-foot [aria-keyshortcuts=S]').click();
  const sure = page.locator('dialog[open] .button-danger');
  const end = page.locator('.big21-paper a[href$="/replay"]');
  await sure.or(end).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await end.waitFor();
  expect((decisions + 2) * SECONDS_A_DECISION).toBeLessThanOrEqual(120);
  // What it brought, why it is over, how to go on: at once.
  await sees(page, '.big21-paper h2, .big21-paper h2 + p');
  await (hasRoom(place) ? sees : findsByScrolling)(page, '.big21-paper .button-main');
};

journey('A first game of Big21 comes to an understood end within two minutes', firstGame, ON_A_PHONE);
