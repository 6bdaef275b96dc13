// After a game and after the match the points and what to do next are seen at once.
import { expect } from 'vitest';
import { waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { finished, lastCard } from './matches.ts';
import { findsByScrolling, nothingOverlaps, sees } from './sees.ts';

journey('Points and the next step are seen after a game and after the match', async ({ open, place }) => {
  const { page } = await open('/table/here', { match: lastCard, settings: { oneTap: true } });
  await page.waitForSelector('.hand-card.legal');
  await page.click('.hand-card.legal');
  expect(await waitForTurn(page)).toBe('result');
  const whole = '.game-result h1, .game-result-points b, .game-result .button-main';
  if (place.height > 500 && place.text === 1) await sees(page, whole);
  else for (const part of whole.split(', ')) await findsByScrolling(page, part);
  await nothingOverlaps(page, '.game-result > *');
  const [us, them] = (await page.locator('.game-result-points b').allTextContents()).map(Number);
  expect(us! + them!).toBe(157);

  const after = await open('/table/here', { match: finished });
  await after.page.waitForSelector('.verification');
  await sees(after.page, '.result-figure');
  if (place.height > 500 && place.text === 1) await sees(after.page, '.result .button-main');
  else await findsByScrolling(after.page, '.result .button-main');
});
