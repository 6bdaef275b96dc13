// Whoever does not see the table plays a game by keys and by ear. What is pressed and heard stands in spoken.de.txt, to be
// read by people; `UPDATE=1` writes it anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasBrowser, until, visit } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { waitForTurn } from '../e2e/player.ts';
import { forehand } from './matches.ts';

const file = join(import.meta.dirname, 'spoken.de.txt');

describe.skipIf(!hasBrowser)('a game by ear', () => {
  const house = openHouse();

  test('every key answers, every card, trick and result is heard, as spoken.de.txt has it', async () => {
    const { page, said, close } = await visit(house.browser, `${house.server.address}/table/here`, { match: forehand });
    const log: string[] = [];
    let heard = 0;
    const hear = async () => {
      const all = await said();
      log.push(...all.slice(heard));
      heard = all.length;
    };
    /** Presses a key and waits for its answer. */
    const press = async (key: string) => {
      log.push(`[${key}]`);
      await page.keyboard.press(key);
      await until(page, `window.said.length > ${heard}`);
      await hear();
    };

    expect(await waitForTurn(page)).toBe('declare');
    await hear();
    for (const key of ['h', 'u', 'Enter', '9', '1', '4', '0', '1']) await press(key);
    await press('Enter');
    let isTakenBack = false;
    for (let played = 0; played < 9; ) {
      expect(await waitForTurn(page)).toBe('play');
      await hear();
      if (played === 1) for (const key of ['t', 's', 'w', 'h']) await press(key);
      if (played === 2) await press(await firstOf('.hand-card.resting'));
      if (played === 4 && !isTakenBack) {
        isTakenBack = true;
        await press('u');
        await until(page, `document.querySelectorAll('.hand-card').length === 6`);
        played = 3;
        continue;
      }
      const key = await firstOf('.hand-card.legal');
      await press(key);
      if (played === 3 && !isTakenBack) for (const other of ['Escape', 'Enter', '9', key]) await press(other);
      const left = await page.locator('.hand-card').count();
      await press(key);
      await until(page, `document.querySelectorAll('.hand-card').length < ${left}`);
      played++;
    }
    expect(await waitForTurn(page)).toBe('result');
    await hear();
    for (const key of ['h', 't', 's', 'w', 'u']) await press(key);
    await page.waitForSelector('.game-result .button-main:focus');
    await press('Enter');
    await waitForTurn(page);
    await hear();
    await close();

    async function firstOf(selector: string): Promise<string> {
      return (await page.locator(selector).first().getAttribute('data-number')) ?? '';
    }

    const text = `${log.join('\n')}\n`;
    if (process.env['UPDATE'] || !existsSync(file)) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
